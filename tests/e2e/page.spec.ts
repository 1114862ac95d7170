/** The page as a document: in each language, by keyboard alone, on paper, and as a file. */
import { readFile } from 'node:fs/promises';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import {
  contactMessages,
  documentMessages,
  notFoundMessages,
  projectsMessages,
  textIn,
  isSample,
} from '../side-by-side.ts';
import { alive, directTest, expect, expectLanguage, open, pressLanguage, test } from './fixtures.ts';
import { keepInPage, visitByKeyboard } from './keyboard.ts';
import { compact, missingAddresses, missingSentences, printedIn } from './measures.ts';

test.describe('an unknown address', () => {
  test.use({ allowedMessages: /status of 404/ });

  test('leads to the page, all in its language, with sections and skip link', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/nowhere`);
      await expect(page.locator('h1')).toHaveText(notFoundMessages.heading[language]);
      await page.getByRole('link', { name: notFoundMessages.home[language] }).click();
      await expect(page).toHaveURL(`/${language}/`);
      await alive(page);

      await expectLanguage(page, language);
      await expect(page).toHaveTitle(content.sharing.title[language]);
      const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(['', ...SECTIONS]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: documentMessages.skip[language], exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    }
  });
});

test('after a switch of the language its PDF is saved; an address is copied; links out are safe', async ({
  page,
  context,
}) => {
  test.skip(!isSample, 'the name is the sample owner’s');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/');
  await pressLanguage(page, 'ja');
  await expectLanguage(page, 'ja');
  const links = await page.locator('a[href="/resume.ja.pdf"]').all();
  expect(links).toHaveLength(2);
  for (const link of links) {
    const saved = page.waitForEvent('download');
    await link.click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('職務経歴書（陳嶼）.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await page.locator('#contact dl button').first().click();
  await expect(page.locator('header a[href="#contact"]')).toHaveAttribute('aria-current', 'location');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(content.person.email);
  for (const link of await page.locator('a[href^="https://"]').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('on paper the page is two sheets, from either theme and an open dialog', async ({ page, baseURL }, info) => {
  for (const language of LANGUAGES) {
    const print = async () => printedIn(await page.pdf({ format: 'A4' }), info);
    await page.emulateMedia({ colorScheme: 'light', media: null });
    await open(page, `/${language}/`);
    const light = await print();
    if (isSample) expect(light.pages).toBe(2);
    expect([...missingSentences(light.text, language), ...missingAddresses(light.text)]).toEqual([]);
    const url = `${baseURL}/${language}/`;
    expect(light.text).toContain(compact(textIn(language, documentMessages.print.from, { url })));
    for (const { [language]: onlyOnScreen } of [
      content.contact.mapNote,
      projectsMessages.open,
      contactMessages.form.send,
      contactMessages.resume,
      documentMessages.skip,
      documentMessages.link.newTab,
    ])
      expect(light.text).not.toContain(compact(onlyOnScreen));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate((id) => (location.hash = `project-${id}`), content.projects[0]!.id);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await print()).toEqual(light);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h2').first()).toHaveCSS('color', 'rgb(13, 31, 43)');
  }
});

for (const [language, size] of [
  ['zh', 'desktop'],
  ['ja', 'phone'],
] as const)
  directTest(`a whole visit goes by keyboard alone (${language}, ${size})`, async ({ page, provider }) => {
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
