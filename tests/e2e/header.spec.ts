import { expect, open, test } from './fixtures.ts';

test('the theme follows the system, then the switch, and changes all at once', async ({ page }) => {
  /** Expects this theme, and the `theme-color` that holds now to be the page's own ground. */
  const expectTheme = async (theme: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const [bars, ground] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const { style } = document.createElement('i');
      style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      return [style.color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(bars).toBe(ground);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await open(page, '/en/');
  await expectTheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme('dark');

  const transitions = await page.evaluate(async () => {
    const changed = new Promise((done) => {
      new MutationObserver(done).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    });
    document.querySelector<HTMLElement>('#menu > button')?.click();
    await changed;
    document.body.getBoundingClientRect();
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions, 'parts that change later than the page').toBe(0);
  await expectTheme('light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expectTheme('light');
});
