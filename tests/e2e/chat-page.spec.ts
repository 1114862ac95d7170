/** The chat over the page: links, Back, the screen's keyboard. What the panel itself does: src/chat/components/*.browser.test.tsx. */
import { content } from '#content/index.ts';
import { words } from '../fakes/chat-provider.ts';
import { alive, directTest as test, expect, open, overflow } from './fixtures.ts';

const PROJECT = content.projects[0]!;

test.beforeEach(({ provider }) =>
  provider.answerWith(words(`See [Experience](#experience) or [this](#project-${PROJECT.id}).`)),
);

test('a link of an answer opens a project beside the panel', async ({ chat, page }) => {
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await chat.last.getByRole('link').last().click();
  const dialog = page.getByRole('dialog', { name: PROJECT.title.en });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(chat.panel).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes the panel; closed in any other way, it leaves nothing to go back to', async ({ chat, page }) => {
    const dialog = page.getByRole('dialog');
    /** Goes back past the page, and comes again. */
    const expectNothingLeft = async () => {
      await page.goBack();
      await expect(page, 'no press of Back does nothing').toHaveURL(/robots\.txt$/);
      await page.goForward();
      await alive(page);
      await chat.button.click();
    };
    await page.goto('robots.txt');
    await chat.open();
    await expect(chat.panel, 'the screen’s keyboard stays down').toBeFocused();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goBack();
    await expect(chat.panel).toHaveCount(0);
    await expect(chat.button).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await chat.button.click();
    await chat.part('close').click();
    await expect(chat.panel).toHaveCount(0);
    await expectNothingLeft();

    await chat.send('one');
    await chat.idle();
    await chat.last.getByRole('link').first().tap();
    await expect(chat.panel).toHaveCount(0);
    await expect(page.locator('#experience')).toBeInViewport();
    await expect(page).toHaveURL(/#experience$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/$/);
    // By a link of an answer, and by a card beside the panel.
    for (const openProject of [
      () => chat.last.getByRole('link').last().tap(),
      () => page.locator('#projects button').first().dispatchEvent('click'),
    ]) {
      await chat.button.click();
      await openProject();
      await expect(chat.panel).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/en\/$/);
    }
    await expectNothingLeft();

    await expect(chat.panel).toBeVisible();
    await page.reload();
    await alive(page);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await expectNothingLeft();
  });

  test('the panel fits the screen, and is never under the on-screen keyboard', async ({ chat, page }) => {
    await page.addInitScript(() => {
      const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: viewport });
    });
    const bottom = () => chat.panel.evaluate((panel) => panel.getBoundingClientRect().bottom);
    await chat.open();
    await expect(chat.panel).toHaveCSS('width', '366px');
    expect(await overflow(page)).toBe(0);
    // Safari enlarges the page around smaller letters.
    await expect(chat.input).toHaveCSS('font-size', '16px');
    await page.evaluate(() => {
      const viewport = window.visualViewport as unknown as { height: number } & EventTarget;
      viewport.height = 480;
      viewport.dispatchEvent(new Event('resize'));
    });
    await expect.poll(bottom).toBeLessThanOrEqual(480);
    await expect(chat.panel).toBeInViewport({ ratio: 1 });
  });

  test('the button gives way to scrolling down and to the menu', async ({ chat, page }) => {
    await page.clock.install();
    await open(page, '.');
    // Nothing rests until the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    const expectOpacity = (opacity: '0' | '1') => expect(chat.button).toHaveCSS('opacity', opacity);
    await expectOpacity('1');
    await page.mouse.wheel(0, 600);
    await expectOpacity('0');
    await expect(chat.button).toHaveCSS('pointer-events', 'none');
    await page.mouse.wheel(0, -200);
    await expectOpacity('1');
    await page.mouse.wheel(0, 600);
    await expectOpacity('0');
    await page.keyboard.press('Tab');
    await chat.button.focus();
    await expectOpacity('1');
    await page.locator('header button[aria-controls][aria-expanded="false"]').first().click();
    await expect(chat.button).toBeHidden();
  });
});
