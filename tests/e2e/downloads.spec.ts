import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { contactMessages, heroMessages } from '../side-by-side.ts';
import { expect, open, test } from './site.ts';

const resumeLinks = (language: Language) => [heroMessages.resume[language], contactMessages.resume[language]];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test('hero and contact lead to the PDF of the page’s language and to the contact card', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/`);
      for (const [name, address] of [
        ...resumeLinks(language).map((text) => [text, `/resume.${language}.pdf`] as const),
        [contactMessages.vcard[language], '/contact.vcf'] as const,
      ]) {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', address);
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('after a switch of the language its PDF is saved', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('button[data-menu="language"]').click();
  await page.locator('a[hreflang="ja"]:visible').click();
  for (const name of resumeLinks('ja')) {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const file = await saved;
    expect(new URL(file.url()).pathname).toBe('/resume.ja.pdf');
    expect(file.suggestedFilename(), 'says whose it is').toBe('職務経歴書（陳嶼）.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
