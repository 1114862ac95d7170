/** The page with the Tab key alone. */
import type { Page } from '@playwright/test';
import { ENDED_REQUEST, expectNoise, test as chatTest } from './chat.ts';
import { goesByKeyboard, goesByKeyboardOnPhone, keepInPage, type Hands } from './keyboard-journey.ts';
import { expect, open, test } from './site.ts';

/** What has the focus, and which of nine points of it the pointer would miss; undefined past the last stop. */
function stop(page: Page): Promise<{ readonly html: string; readonly missed: readonly string[] } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const missed = shares.flatMap((across) =>
      shares.flatMap((down) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return hit && element.contains(hit) ? [] : [hit?.outerHTML.slice(0, 80) ?? 'outside the window'];
      }),
    );
    return { html: element.outerHTML.slice(0, 120), missed };
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing covers what has the focus, and a finger meets it wherever it is drawn', async ({ page }) => {
    await open(page, '/ja/');
    await page.locator('button[data-chat="open"]').waitFor();
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const reached = await stop(page);
      // The round button comes last: its corners are not its own.
      if (!reached || reached.html.includes('data-chat="open"')) break;
      expect(reached).toEqual({ html: reached.html, missed: [] });
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);
  });

  test('a link of the menu brings the focus to its section', async ({ page }) => {
    await open(page, '/en/');
    await page.locator('button[aria-controls="menu"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu a[href="#contact"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#contact')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact a').first()).toBeFocused();
  });
});

test('the list of languages closes when the focus leaves it', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('button[data-menu="language"]').focus();
  await page.keyboard.press('Enter');
  const last = page.locator('#languages a').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await expect(page.locator('main a').first()).toBeFocused();
});

chatTest.describe(() => {
  expectNoise(...ENDED_REQUEST);

  chatTest(
    'every journey goes by keyboard alone, from the address bar to a sent question and back',
    async ({ page, provider }) => {
      await page.addInitScript(keepInPage);
      await open(page, '/en/');
      await goesByKeyboard(handsOn(page), { language: 'en', provider });
    },
  );

  for (const language of ['zh', 'ja'] as const)
    chatTest(
      `menu, languages, theme and chat go by keyboard alone on a phone (${language})`,
      async ({ page, provider }) => {
        await page.addInitScript(keepInPage);
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, `/${language}/`);
        await goesByKeyboardOnPhone(handsOn(page), { language, provider });
      },
    );
});

function handsOn(page: Page): Hands {
  return {
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    hasFocusIn: (selector) => page.evaluate((found) => document.activeElement?.closest(found) !== null, selector),
    seen: (selector) => page.locator(`${selector} >> visible=true`).count(),
  };
}
