/** Lines end between phrases, words, and figures with their units (docs/decisions/003-word-breaks-at-build-time.md). */
import type { Page } from '@playwright/test';
import { lineEnds, tornAt } from './line-ends.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

/** Where a line of an element ends inside something that belongs together. */
async function tornLines(page: Page, within: string): Promise<string[]> {
  const torn: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const end of await page.evaluate(lineEnds, within)) {
      const what = tornAt(end);
      if (what) torn.push(`${width} px, ${what}: ${end.before}|${end.after}`);
    }
  }
  return torn;
}

inEveryLanguage('lines', (language) => {
  test('end inside no phrase, no word and no figure with its unit, from 320 to 1920 px', async ({ page }) => {
    await open(page, `/${language}/`);
    const torn = [...(await tornLines(page, 'main')), ...(await tornLines(page, 'footer'))];
    await page.locator('#projects button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    torn.push(...(await tornLines(page, 'dialog')));
    expect(torn).toEqual([]);
  });
});
