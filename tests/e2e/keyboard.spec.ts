/** The page with the keyboard alone. */
import { directTest as test, open } from './fixtures.ts';
import { keepInPage, visitByKeyboard } from './keyboard.ts';

for (const [language, size] of [
  ['zh', 'desktop'],
  ['ja', 'phone'],
] as const)
  test(`a whole visit goes by keyboard alone (${language}, ${size})`, async ({ page, provider }) => {
    await page.addInitScript(keepInPage);
    await page.setViewportSize({ width: size === 'phone' ? 390 : 1440, height: 844 });
    await open(page, `/${language}/`);
    const keyboard = {
      press: (...keys: string[]) => page.keyboard.press(keys.join('+')),
      type: (text: string) => page.keyboard.type(text),
      hasFocusIn: (selector: string) =>
        page.evaluate((found) => document.activeElement?.closest(found) !== null, selector),
      countVisible: (selector: string) => page.locator(`${selector} >> visible=true`).count(),
    };
    await visitByKeyboard(keyboard, { language, size, provider });
  });
