/** What moves, and what must not. */
import { content } from '#content/index.ts';
import { alive, expect, open, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('blocks come in, bars run, the mark answers; or nothing moves', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await open(page, '/en/');
  await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'auto'));
  for (const [top, scrolled] of [
    [50, 'false'],
    [51, 'true'],
    [0, 'false'],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(page.locator('header')).toHaveAttribute('data-scrolled', scrolled);
  }
  const cards = page.locator('#about li [data-reveal]');
  for (const [index, delay] of ['0.2s', '0.3s', '0.4s', '0.5s', '0.6s'].entries()) {
    await expect(cards.nth(index)).toHaveCSS('transition-duration', /^0\.5s/);
    await expect(cards.nth(index)).toHaveCSS('transition-delay', new RegExp(`^${delay}`));
  }

  const block = page.locator('#skills [data-reveal]').first();
  const showShare = (share: number) =>
    block.evaluate((element, of) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy(0, top - innerHeight + height * of);
    }, share);
  await expect(block).toHaveCSS('opacity', '0');
  await showShare(0.05);
  await expect(block).not.toHaveAttribute('data-revealed', 'true');
  await showShare(0.15);
  await expect(block).toHaveAttribute('data-revealed', 'true');
  await expect(block).toHaveCSS('opacity', '1');

  const skill = content.skills.groups[0]?.skills[0];
  const bar = page.getByRole('meter', { name: skill!.name, exact: true });
  await bar.scrollIntoViewIfNeeded();
  const fill = bar.locator('> span').first();
  await expect(fill).toHaveCSS('transition-duration', '1s');
  await expect(fill).toHaveCSS('clip-path', `inset(0px ${100 - Number(skill!.level)}% 0px 0px)`);

  const mark = page.locator('header a[href="#top"] svg');
  await mark.evaluate((svg) => svg.addEventListener('animationstart', () => (svg.dataset['flashed'] = '')));
  const form = page.locator('form[data-state]');
  for (const name of ['name', 'email', 'message']) await form.locator(`[name="${name}"]`).fill('mei@example.com');
  const height = (await form.boundingBox())!.height;
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveAttribute('data-state', 'sent');
  await expect(mark).toHaveAttribute('data-flashed', '');
  expect((await form.boundingBox())!.height, 'the page does not jump').toBeGreaterThanOrEqual(height);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await alive(page);
  for (const element of await page.locator('[data-reveal]').all()) await expect(element).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

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
  await page.reload();
  await expectTheme('light');
});
