/** A scrollbar with room of its own, which the other tests’ browser hides. */
import { expect, open, test } from './site.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('where the scrollbar goes, behind the dialog and the menu, nothing moves', async ({ page }) => {
  await open(page, '/en/');
  const card = page.locator('#projects button').first();
  await card.scrollIntoViewIfNeeded();
  const places = () =>
    page.evaluate(() =>
      ['header a', 'header button[data-menu]', '#projects h2', '#projects li:last-child', 'footer'].map((selector) => {
        const { left, right } = document.querySelector(selector)!.getBoundingClientRect();
        return `${selector}: ${left} ${right}`;
      }),
    );
  const isScrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  for (const [opener, width] of [
    ['#projects button', 1440],
    ['button[aria-controls="menu"]', 600],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const before = await places();
    await page.locator(opener).first().click();
    await expect.poll(isScrolling).toBe(false);
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(isScrolling).toBe(true);
    expect(await places()).toEqual(before);
  }
});
