import { expect, open, test } from './site.ts';

test('the header counts as scrolled after more than 50 px, and a link of the small screen’s menu leads to its section', async ({
  page,
}) => {
  await open(page, '/en/');
  const header = page.locator('header');
  for (const [top, scrolled] of [
    [50, 'false'],
    [51, 'true'],
    [0, 'false'],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(header).toHaveAttribute('data-scrolled', scrolled);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const burger = page.locator('button[aria-controls="menu"]');
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  await burger.click();
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await burger.click();
  await expect(page.locator('#menu')).toBeHidden();
  await burger.click();
  await page.locator('#menu a[href="#projects"]').click();
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/en/#projects');
  await expect(page.locator('#projects')).toBeInViewport();
});

test('the theme follows the system until the switch overrides it, is kept, and changes all at once with the browser’s bars', async ({
  page,
}) => {
  /** The `theme-color` that holds now, beside the page's own ground. */
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const ground = document.createElement('i').style;
      ground.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      return [ground.color, getComputedStyle(document.documentElement).backgroundColor];
    });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await open(page, '/en/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await colours();
  expect(dark[0]).toBe(dark[1]);

  const following = await page.evaluate(async () => {
    const changed = new Promise((done) => {
      new MutationObserver(done).observe(document.documentElement, { attributeFilter: ['data-theme'] });
    });
    document.querySelector<HTMLElement>('#menu > button')?.click();
    await changed;
    document.body.getBoundingClientRect();
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(following, 'parts that change later than the page').toBe(0);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const light = await colours();
  expect(light[0]).toBe(light[1]);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await colours()).toEqual(light);
});
