/** A scrollbar with room of its own, which the other tests’ browser hides. */
import { headerMessages } from '../side-by-side.ts';
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
  const before = await places();
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isScrolling()).toBe(false);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places()).toEqual(before);

  await page.setViewportSize({ width: 600, height: 800 });
  const narrow = await places();
  await page.getByRole('button', { name: headerMessages.menu.open.en }).click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  expect(await isScrolling()).toBe(false);
  expect(await places()).toEqual(narrow);
});
