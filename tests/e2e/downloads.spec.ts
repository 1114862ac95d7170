import { readFile } from 'node:fs/promises';
import { expect, open, test } from './site.ts';

test('after a switch of the language its PDF is saved, under a name that says whose it is', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('#languages a[hreflang="ja"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const links = await page.locator('a[href="/resume.ja.pdf"]').all();
  expect(links).toHaveLength(2);
  for (const link of links) {
    const saved = page.waitForEvent('download');
    await link.click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('職務経歴書（陳嶼）.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
