/** The page with the Tab key alone. */
import { ENDED_REQUEST, expectNoise, test } from './chat.ts';
import { goesByKeyboard, goesByKeyboardOnPhone, keepInPage, type Hands } from './keyboard-journey.ts';
import type { Page } from '@playwright/test';
import { expect, open } from './site.ts';

expectNoise(...ENDED_REQUEST);

for (const [language, width] of [
  ['zh', 1440],
  ['en', 1440],
  ['ja', 390],
] as const)
  test(`every journey goes by keyboard alone (${language}, ${width} px)`, async ({ page, provider }) => {
    await page.addInitScript(keepInPage);
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/${language}/`);
    const go = width === 390 ? goesByKeyboardOnPhone : goesByKeyboard;
    await go(handsOn(page), { language, provider });
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

function handsOn(page: Page): Hands {
  return {
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    hasFocusIn: (selector) => page.evaluate((found) => document.activeElement?.closest(found) !== null, selector),
    seen: (selector) => page.locator(`${selector} >> visible=true`).count(),
  };
}
