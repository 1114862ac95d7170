import { addressOf } from '#shared/sections.ts';
import { headerLinks, headerMessages } from '../side-by-side.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

test('the header slides in from above', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/');
  const header = page.locator('header');
  const { duration, from } = await header.evaluate((element) => {
    // It may be over by now: played once more, it can be looked at.
    element.style.animation = 'none';
    element.getAnimations();
    element.style.animation = '';
    const effect = element.getAnimations()[0]?.effect;
    if (!(effect instanceof KeyframeEffect)) throw new Error('The header does not move');
    return { duration: effect.getTiming().duration, from: effect.getKeyframes()[0]?.['transform'] };
  });
  expect(duration).toBe(500);
  expect(from).toBe('translateY(-100%)');
});

test('the header has its links in their order and no other, and counts as scrolled after more than 50 px', async ({
  page,
}) => {
  await open(page, '/en/');
  const names = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  expect(await Promise.all(names.map((link) => link.getAttribute('href')))).toEqual(
    Object.keys(headerLinks).map(addressOf),
  );
  const header = page.locator('header');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo(0, 50));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(() => header.evaluate((element) => getComputedStyle(element).backdropFilter)).toContain('blur');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

inEveryLanguage('the small screen’s menu', (language) => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, holds focus inside the page’s order, and closes by link, Escape and button', async ({ page }) => {
    await open(page, `/${language}/`);
    const burger = page.getByRole('button', { name: headerMessages.menu.open[language] });
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await expect(burger).toHaveAttribute('aria-controls', 'menu');
    await burger.click();
    const close = page.getByRole('button', { name: headerMessages.menu.close[language] });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    const projects = page.locator('#menu').getByRole('link', { name: headerLinks.projects[language] });
    await expect(projects).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
    await burger.click();
    await close.click();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await burger.click();
    await projects.click();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(`/${language}/#projects`);
    await expect(page.locator('#projects')).toBeInViewport();
  });
});

test('the theme follows the system until the switch overrides it, and is kept; the browser’s own bars have its colour', async ({
  page,
}) => {
  /** The `theme-color` that holds now, beside the page's own ground. */
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const shown = metas.find(({ media }) => matchMedia(media).matches);
      const ground = document.createElement('i').style;
      ground.color = shown?.content ?? '';
      return [ground.color, getComputedStyle(document.documentElement).backgroundColor];
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/en/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const dark = await colours();
  expect(dark[0]).toBe(dark[1]);

  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const light = await colours();
  expect(light[0]).toBe(light[1]);
  expect(light[0]).not.toBe(dark[0]);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await colours()).toEqual(light);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the theme changes all at once; the mark’s beam passes once over a page that is already in its new one, anew at every switch', async ({
    page,
  }) => {
    await open(page, '/en/');
    const switched = () =>
      page.evaluate(async () => {
        const changed = new Promise((done) => {
          new MutationObserver(done).observe(document.documentElement, { attributeFilter: ['data-theme'] });
        });
        document.querySelector<HTMLElement>('#menu > button')?.click();
        await changed;
        document.body.getBoundingClientRect();
        const following = document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
        const beams = document.querySelector('a[href="#top"]')!.getAnimations({ subtree: true });
        const control = document.querySelector('#projects button')!;
        control.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { x, y } = control.getBoundingClientRect();
        const isFree = control.contains(document.elementFromPoint(x + 20, y + 20));
        return {
          theme: document.documentElement.dataset['theme'],
          beams: beams.map((beam) => [beam.currentTime, beam.effect?.getComputedTiming().endTime]),
          following,
          isFree,
          width: document.documentElement.scrollWidth,
        };
      });
    const beams = [
      [0, 400],
      [0, 400],
    ];
    expect(await switched()).toEqual({ theme: 'dark', beams, following: 0, isFree: true, width: 1440 });
    expect(await switched()).toEqual({ theme: 'light', beams, following: 0, isFree: true, width: 1440 });
  });
});
