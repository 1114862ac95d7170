/** Using the chat with keyboard, input methods, fingers and assistive technology. */
import { dictated, stallAfter, words } from '../fakes/chat-provider.ts';
import { faults } from './axe.ts';
import { ENDED_REQUEST, expect, expectNoise, test, type Chat } from './chat.ts';
import { alive, overflow } from './site.ts';

expectNoise(...ENDED_REQUEST);

test.beforeEach(({ provider }) => provider.answerWith(words('Hello.')));

test('Enter sends, Shift+Enter begins a new line', async ({ chat }) => {
  await chat.open();
  await chat.input.fill('one');
  await chat.input.press('Shift+Enter');
  await chat.input.pressSequentially('two');
  await expect(chat.input).toHaveValue('one\ntwo');
  await expect(chat.messages('human')).toHaveCount(0);
  await chat.input.press('Enter');
  await expect(chat.messages('human')).toContainText('one\ntwo');
});

test('what is typed right after the press belongs to the panel, whole', async ({ chat, page }) => {
  // The panel is there once it was open.
  await chat.open();
  await chat.part('close').click();
  await expect(chat.panel).toHaveCount(0);
  await chat.button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('What do you work on?');
  await expect(chat.input).toHaveValue('What do you work on?');
});

test('the press shows the panel with its input first; what there is to read follows at once', async ({
  chat,
  page,
}) => {
  await chat.open();
  await chat.part('close').click();
  await expect(chat.panel).toHaveCount(0);
  const pressed = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-chat="open"]')?.click();
    // What React does of a press it does in a microtask of it.
    await new Promise<void>((done) => queueMicrotask(done));
    return {
      focused: document.activeElement?.tagName,
      messages: document.querySelectorAll('[data-chat="log"] li').length,
    };
  });
  expect(pressed).toEqual({ focused: 'TEXTAREA', messages: 0 });
  await expect(chat.messages('ai')).toHaveCount(1);
});

test('the Enter that confirms a candidate does not send, and Escape ends a composition, not the chat', async ({
  chat,
  page,
}) => {
  await chat.open();
  await chat.input.fill('ni hao');
  // In Chrome, and in Safari, which ends the composition first.
  for (const isComposing of [true, false]) {
    const confirm = { key: 'Enter', bubbles: true, cancelable: true, isComposing, keyCode: 229 };
    await chat.input.dispatchEvent('keydown', confirm);
    await expect(chat.input).toHaveValue('ni hao');
    await expect(chat.messages('human')).toHaveCount(0);
  }
  await chat.input.dispatchEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true, keyCode: 229 });
  await expect(chat.panel).toBeVisible();

  await chat.input.fill('');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
  await page.keyboard.press('Enter');
  await expect(chat.messages('human')).toHaveCount(0);
  await devtools.send('Input.insertText', { text: '你好' });
  // Without an input method that takes it, the Enter leaves a line end behind.
  await expect(chat.input).toHaveValue(/^你好\s?$/);
  await page.keyboard.press('Enter');
  await expect(chat.messages('human')).toContainText('你好');
});

test('opening brings the focus into the input; Escape closes and brings it back to the button', async ({
  chat,
  page,
}) => {
  await chat.open();
  await expect(chat.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.panel).toHaveCount(0);
  await expect(chat.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  await chat.part('close').click();
  await expect(chat.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
  // While the panel is still seen closing.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(async () => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[data-chat="${name}"]`)?.click();
    press('close');
    await Promise.resolve();
    press('open');
  });
  await expect(chat.input).toBeFocused();
});

test('the focus waits in the log while an answer comes, and is back in the input after it', async ({
  chat,
  provider,
}) => {
  const answer = dictated();
  provider.answerWith(answer.answer);
  await chat.open();
  await chat.send('one');
  await expect(chat.log).toBeFocused();
  answer.say('Hello.');
  answer.finish();
  await expect(chat.input).toBeFocused();
});

test('the send button sends, and a stopped answer gives the focus back to the input', async ({ chat, provider }) => {
  provider.answerWith(stallAfter('Half'));
  await chat.open();
  await chat.input.fill('one');
  await chat.part('send').click();
  await expect(chat.messages('human')).toHaveCount(1);
  await expect(chat.last).toContainText('Half');
  await chat.part('stop').focus();
  await chat.page.keyboard.press('Enter');
  await expect(chat.input).toBeFocused();
});

test('every control of the panel has a name and is 44 px large', async ({ chat, page, provider }) => {
  await page.clock.install();
  const answer = dictated();
  provider.answerWith(words('Hello.'), answer.answer);
  const tooSmall = () =>
    chat.panel.locator('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          const named = (button.ariaLabel ?? button.textContent ?? '').trim() !== '';
          return !named || width < 44 || height < 44;
        })
        .map((button) => button.outerHTML),
    );
  await chat.open();
  expect(await tooSmall()).toEqual([]);
  await chat.exchange('one');
  await chat.send('two');
  await expect(chat.part('stop')).toBeVisible();
  expect(await tooSmall()).toEqual([]);
  const button = await page.locator('[data-chat="close"]').boundingBox();
  expect(button?.width).toBeGreaterThanOrEqual(44);
  answer.finish();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opening does not bring up the keyboard, the panel is as large as useful, and a link to a section scrolls there and closes it', async ({
    chat,
    page,
    provider,
  }) => {
    provider.answerWith(words('See [Experience](#experience).'));
    await chat.open();
    await expect(chat.input).not.toBeFocused();
    await expect(chat.panel).toBeFocused();
    const box = await chat.panel.boundingBox();
    expect(box?.width).toBe(366);
    expect(box?.height).toBeGreaterThan(500);
    expect(await overflow(page)).toBe(0);
    const size = await chat.input.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
    expect(size, 'iOS does not zoom').toBeGreaterThanOrEqual(16);

    await chat.send('one');
    await chat.idle();
    await chat.last.getByRole('link').tap();
    await expect(chat.panel).toHaveCount(0);
    await expect(page.locator('#experience')).toBeInViewport();
    await expect(chat.button).not.toBeFocused();
    await expect(page).toHaveURL(/#experience$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/$/);
    await expect(chat.panel).toHaveCount(0);
  });

  test('Back closes the panel, and any other way of closing it leaves nothing to go back to', async ({
    chat,
    page,
    provider,
  }) => {
    await page.goto('robots.txt');
    await chat.open();
    const { y } = await page.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      return { y: scrollY };
    });
    await page.goBack();
    await expect(chat.panel).toHaveCount(0);
    await expect(chat.button).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(y);

    await chat.button.click();
    await chat.part('close').click();
    await expect(chat.panel).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/robots\.txt$/);
    await page.goForward();
    await alive(page);

    provider.answerWith(words('See [the editor](#project-i18n).'));
    await chat.button.click();
    await chat.send('one');
    await chat.idle();
    await chat.last.getByRole('link').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(chat.panel).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/en\/$/);
  });

  test('the panel is never under the on-screen keyboard', async ({ chat, page }) => {
    await page.addInitScript(() => {
      const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
    });
    await chat.open();
    await page.evaluate(() => {
      const viewport = window.visualViewport as unknown as { height: number } & EventTarget;
      viewport.height = 480;
      viewport.dispatchEvent(new Event('resize'));
    });
    await liesAbove(chat, 480);
    // Opened while the keyboard is there.
    await chat.part('close').click();
    await expect(chat.panel).toHaveCount(0);
    await chat.button.click();
    await liesAbove(chat, 480);
  });

  test('the button gives way while one scrolls down, comes back on the way up or at rest, is there for the keyboard, and hides while the menu is open', async ({
    chat,
    page,
  }) => {
    await page.clock.install();
    await page.goto('.');
    await alive(page);
    // Nothing rests until the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    const isInTheWay = (is: boolean) => expect(chat.button).toHaveCSS('opacity', is ? '1' : '0');
    await isInTheWay(true);
    await page.mouse.wheel(0, 600);
    await isInTheWay(false);
    await expect(chat.button).toHaveCSS('pointer-events', 'none');
    await page.mouse.wheel(0, -200);
    await isInTheWay(true);
    await page.mouse.wheel(0, 600);
    await isInTheWay(false);
    await page.clock.fastForward(1_000);
    await isInTheWay(true);
    await page.mouse.wheel(0, 600);
    await isInTheWay(false);
    await page.keyboard.press('Tab');
    await chat.button.focus();
    await isInTheWay(true);
    await page.keyboard.press('Enter');
    await expect(chat.panel).toBeVisible();
    await chat.part('close').click();
    await isInTheWay(true);
    await page.locator('header button[aria-controls][aria-expanded="false"]').first().click();
    await expect(chat.button).toBeHidden();
  });
});

test('a panel in a low window keeps all its parts in view', async ({ chat, page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await chat.open();
  await expect(chat.part('close')).toBeInViewport({ ratio: 1 });
  await expect(chat.part('send')).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
});

for (const [language, colorScheme] of [
  ['zh', 'dark'],
  ['en', 'light'],
  ['ja', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme, bypassCSP: true });

    test('axe finds nothing in the panel, empty and in use', async ({ chat, page, provider }) => {
      await page.clock.install();
      provider.answerWith(words('One **bold** [link](#about).\n\n- a\n- `b`'), words('Two.'));
      await chat.open(language);
      expect(await faults(page, 'aside')).toEqual([]);
      await chat.exchange('one');
      await chat.exchange('two');
      await chat.stayInThisMoment();
      await chat.send('three');
      await chat.idle();
      await chat.send('four');
      // The warning that few messages are left may come after it.
      await expect(chat.panel.locator('[data-message-id]', { hasText: '⚠️' })).toHaveCount(1);
      expect(await faults(page, 'aside')).toEqual([]);
    });
  });
}

/** Waits until the whole panel is seen in a window that ends at `bottom`, px. */
async function liesAbove(chat: Chat, bottom: number): Promise<void> {
  await expect.poll(async () => (await chat.panel.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect
    .poll(async () => {
      const box = await chat.panel.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(bottom);
}
