/** A scrollbar with room of its own, which Playwright's default hides. */
import { expect, open, test } from './fixtures.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('where the scrollbar goes, behind the dialog and the menu, nothing moves', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('#projects button').first().scrollIntoViewIfNeeded();
  const places = () =>
    page.locator('header button[data-menu], #projects h2, #projects [aria-haspopup], footer').evaluateAll((all) =>
      all.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      }),
    );
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  for (const [opener, width] of [
    ['#projects button', 1440],
    ['button[aria-controls="menu"]', 600],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const before = await places();
    await page.locator(opener).first().click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    expect(await places()).toEqual(before);
  }
});
