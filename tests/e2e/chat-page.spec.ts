/** The chat on the page, against a real provider on another origin. What the panel itself does: src/chat/components/*.browser.test.tsx. */
import { content } from '#content/index.ts';
import { LANGUAGES, pagePath } from '#shared/language.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import { cutAfter, drip, stallAfter, words } from '../fakes/chat-provider.ts';
import { faults } from './axe.ts';
import { counted, ENDED_REQUEST, expect, expectNoise, FAILED_ANSWER, test, warned, type Chat } from './chat.ts';
import { alive, overflow } from './site.ts';

expectNoise(...ENDED_REQUEST, ...FAILED_ANSWER);

test.beforeEach(({ provider }) => provider.answerWith(words('Hello.')));

for (const language of LANGUAGES)
  test(`a visitor asks, reads the answer as it comes, loses one on the way and asks again (${language})`, async ({
    chat,
    page,
    provider,
  }) => {
    await page.clock.install();
    provider.answerWith(drip('这是**“重点”**内容'), cutAfter('Half ', 'an answer'), words('The whole.'));
    await chat.open(language);
    const name = content.person.name[language];
    await expect(chat.messages()).toHaveText(new RegExp(textIn(language, chatMessages.welcome, { name })));
    await chat.exchange('one');
    await expect(chat.last.locator('strong')).toHaveText('“重点”');
    await chat.send('two');
    await expect(chat.last).toContainText(warned(language, textIn(language, chatMessages.brokeOff)));
    await expect(chat.log).toContainText('Half an answer');
    await page.clock.fastForward(5_000);
    await chat.part('retry').click();
    await expect(chat.last).toContainText('The whole.');
    await expect(chat.part('counter')).toHaveText(counted(language, 3));
    const request = provider.requests.at(-1);
    expect(request?.headers.authorization).toBe('Bearer a-key-for-tests');
    expect(request?.body.messages.map((message) => message.content)).toEqual([
      'one',
      '这是**“重点”**内容',
      'two',
      'Half an answer',
      'two',
    ]);
  });

test('leaving the page ends the request', async ({ chat, page, provider }) => {
  provider.answerWith(stallAfter('Half'));
  await chat.open();
  await chat.send('one');
  await expect(chat.last).toContainText('Half');
  const request = provider.requests.at(-1);
  await page.goto('/llms.txt');
  await request?.abandoned;
});

test('the Enter that confirms a candidate of a real composition does not send', async ({ chat, page }) => {
  await chat.open();
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

test('a link to a section scrolls there, one to a project opens its dialog, and the panel stays on a wide screen', async ({
  chat,
  page,
  provider,
}) => {
  provider.answerWith(words(`See [Experience](#experience) or [this](#project-${content.projects[0]!.id}).`));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await chat.last.getByRole('link').first().click();
  await expect(page.locator('#experience')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#experience');
  await expect(chat.panel).toBeVisible();

  await chat.last.getByRole('link').last().click();
  await expect(page.getByRole('dialog', { name: content.projects[0]!.title.en })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: content.projects[0]!.title.en })).toBeHidden();
  await expect(chat.panel).toBeVisible();
});

test('opened and closed again and again, the panel leaves nothing behind', async ({ chat, page, provider }) => {
  provider.answerWith(words(...Array.from({ length: 200 }, (_, index) => `w${index} `)));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const reopen = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await chat.part('close').click();
      await chat.button.click();
      await expect(chat.last).toContainText('w199');
    }
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  };
  const rounds: Awaited<ReturnType<typeof reopen>>[] = [];
  for (let round = 0; round < 5; round++) rounds.push(await reopen(10));
  const growth = (name: string) => rounds.slice(1).map((after, index) => after(name) - rounds[index]!(name));
  // A listener that waited for something may go meanwhile; none may come.
  for (const listeners of growth('JSEventListeners')) expect(listeners).toBeLessThanOrEqual(0);
  for (const nodes of growth('Nodes')) expect(nodes).toBeLessThanOrEqual(20);
  // The engine compiles when it likes; what leaks grows in every round.
  expect(Math.min(...growth('JSHeapUsedSize'))).toBeLessThan(100_000);
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
    await expect(chat.panel).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/en\/$/);

    await chat.button.click();
    await chat.last.getByRole('link').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page, 'no press of Back does nothing').toHaveURL(/robots\.txt$/);
  });

  test('a press on a project beside the panel opens it for good, and a reload leaves nothing to go back to', async ({
    chat,
    page,
  }) => {
    await page.goto('robots.txt');
    await chat.open();
    await page.evaluate(() => {
      const card = document.querySelector<HTMLElement>('#project-i18n, #projects button');
      card?.focus({ preventScroll: true });
      card?.click();
    });
    await expect(chat.panel).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page, 'no press of Back does nothing').toHaveURL(/robots\.txt$/);
    await page.goForward();
    await alive(page);

    await chat.button.click();
    await expect(chat.panel).toBeVisible();
    await page.reload();
    await alive(page);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/robots\.txt$/);
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

  test('the button gives way while one scrolls down, comes back on the way up, is there for the keyboard, and hides while the menu is open', async ({
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

for (const width of [390, 768])
  for (const language of LANGUAGES)
    test(`at ${width} px the button at rest covers no control and no line of text (${language})`, async ({
      chat,
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 1024 });
      await page.clock.install();
      await page.goto(`.${pagePath(language)}`);
      await alive(page);
      await expect(chat.button).toHaveCSS('opacity', '1');
      const covered: string[] = [];
      for (let section = 0; section < 6; section++)
        for (const end of [false, true]) {
          await page.evaluate(scrollToSection, { section, end });
          // The page hears of the scrolling with its next frame; its clock is the test's.
          await chat.button.screenshot({ animations: 'allow' });
          await page.clock.fastForward(1_500);
          // The styles take a moment to hide it.
          await page.evaluate(() =>
            Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
          );
          covered.push(...(await chat.button.evaluate(coveredBy)).map((what) => `${section} ${end}: ${what}`));
        }
      expect(covered).toEqual([]);
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

/** Brings a section's beginning to the window's top, or its end to the window's bottom. */
function scrollToSection({ section, end }: { section: number; end: boolean }): void {
  const { top, bottom } = document.querySelectorAll('main > section')[section]!.getBoundingClientRect();
  scrollTo({ top: scrollY + (end ? bottom - innerHeight : top), behavior: 'instant' });
}

/** What a reader would see of the page under an element that is seen itself: controls and lines of text. */
function coveredBy(element: HTMLElement | SVGElement): string[] {
  if (getComputedStyle(element).opacity === '0') return [];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found = new Set<string>();
  for (let x = left + 2; x < right; x += 6)
    for (let y = top + 2; y < bottom; y += 6)
      for (const under of document.elementsFromPoint(x, y)) {
        if (!under.closest('main, footer')) continue;
        if (under.matches('a, button, input, textarea, [role="meter"]')) found.add(under.outerHTML.slice(0, 60));
        const range = document.createRange();
        for (const node of under.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE) continue;
          range.selectNodeContents(node);
          const isThere = [...range.getClientRects()].some(
            (line) => line.left < x && line.right > x && line.top < y && line.bottom > y,
          );
          if (isThere) found.add(node.textContent ?? '');
        }
      }
  return [...found];
}
