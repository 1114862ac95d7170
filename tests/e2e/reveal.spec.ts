import type { Page } from '@playwright/test';
import { allSkills } from '#content/all-skills.ts';
import { content } from '#content/index.ts';
import type { Skill } from '#content/schema.ts';
import { noise } from './chat.ts';
import { alive, expect, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a block below the fold waits, then comes in once a tenth of it is in view', async ({ page }) => {
  await open(page, '/en/');
  const block = page.locator('#skills [data-reveal]').first();
  await expect(block).not.toHaveAttribute('data-revealed', 'true');
  expect(await block.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await block.evaluate((element) => {
    document.documentElement.style.scrollBehavior = 'auto';
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, top - innerHeight + height * 0.05);
  });
  await expect(block).not.toHaveAttribute('data-revealed', 'true');
  await block.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy(0, top - innerHeight + height * 0.15);
  });
  await expect(block).toHaveAttribute('data-revealed', 'true');
  await expect.poll(() => block.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
});

test('reveals last 0.5 s, begin after 0.2 s and follow each other by 0.1 s; a skill bar runs to its level in one second', async ({
  page,
}) => {
  await open(page, '/en/');
  const times = await page.locator('#about li [data-reveal]').evaluateAll((all) =>
    all.map((element) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(element);
      return [transitionDuration.split(',')[0], transitionDelay.split(',')[0]];
    }),
  );
  expect(times).toEqual([
    ['0.5s', '0.2s'],
    ['0.5s', '0.3s'],
    ['0.5s', '0.4s'],
    ['0.5s', '0.5s'],
    ['0.5s', '0.6s'],
  ]);
  const notes = page.locator('#about [data-reveal]:has(svg + ul)');
  const hidden = await notes.locator('use, li').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  expect(new Set(hidden)).toEqual(new Set(['0']));
  await notes.evaluate((element) => element.setAttribute('data-revealed', 'true'));
  const turns = await notes
    .locator('li')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).transitionDelay));
  expect(turns).toEqual(['0.3s', '0.4s', '0.5s', '0.6s', '0.7s']);

  const [{ name, level }] = allSkills(content.skills) as [Skill];
  const bar = page.getByRole('meter', { name, exact: true });
  const fill = bar.locator('> span').first();
  const before = await fill.evaluate((element) => getComputedStyle(element));
  expect(before.clipPath).toContain('100%');
  await bar.scrollIntoViewIfNeeded();
  await expect.poll(() => fill.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('1s');
  await expect
    .poll(() => fill.evaluate((element) => getComputedStyle(element).clipPath))
    .toBe(`inset(0px ${100 - Number(level)}% 0px 0px)`);
});

/** What the last section's scale says to begin with: 1 : … */
function lastScale(page: Page): Promise<string> {
  const first = page.locator('#contact-heading ~ [aria-hidden="true"] [style*="--"]');
  return first.evaluate((element) => getComputedStyle(element, '::before').counterReset);
}

test('a section comes into sight at the scale of the one before, and has its own when one reads it', async ({
  page,
}) => {
  await open(page, '/en/');
  const readAt = (share: number) =>
    page.locator('#contact-heading').evaluate((heading, from) => {
      document.documentElement.style.scrollBehavior = 'auto';
      scrollBy(0, heading.getBoundingClientRect().top - innerHeight * from);
    }, share);
  await readAt(1);
  await expect.poll(() => lastScale(page)).toMatch(/^first 9\d{3}$/);
  await readAt(0.75);
  await expect.poll(() => lastScale(page)).toMatch(/^first \d{2,4}$/);
  await readAt(0.1);
  await expect.poll(() => lastScale(page)).toBe('first 1');
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves or waits', async ({ page }) => {
    await open(page, '/en/');
    expect(await lastScale(page)).toBe('first 1');
    const hidden = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
    expect(hidden).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('the layers behind the page follow it at 6, 14 and 22 % of its pace', async ({ page }) => {
  await open(page, '/en/');
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    scrollTo(0, 2000);
  });
  const layers = page.locator('#root > [aria-hidden="true"]').first().locator('> div');
  const shifts = () =>
    layers.evaluateAll((all) => all.map((layer) => new DOMMatrix(getComputedStyle(layer).transform).m42));
  await expect.poll(shifts).toEqual([120, 280, 440]);
});

test('the drawings that only the prerender makes outlive the script, and a change of language', async ({ page }) => {
  await open(page, '/en/');
  await page.locator('button[data-menu="language"]').click();
  await page.locator('a[hreflang="ja"]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const chart = page.locator('#root > [aria-hidden="true"]');
  await expect(chart.first().locator('> div')).toHaveCount(3);
  await expect(chart.nth(1).locator('i')).not.toHaveCount(0);
  await expect(page.locator('[data-globe] use')).toHaveCount(2);
});

test.describe('a page that another script changed first', () => {
  // React's word for it: what stands there is not what it would render.
  test.use({ expectedNoise: noise(/Minified React error #4(18|23|25)/) });

  test('is made anew, and lives', async ({ page }) => {
    await page.route('/en/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated');
      await route.fulfill({ response, body });
    });
    await page.goto('/en/');
    await alive(page);
    await expect(page.locator('h1')).toHaveText(content.person.name.en);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-js', 'here');
  });
});

test('an error of a foreign script on the way to life leaves the page alive', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['js'] !== 'here') return;
      observer.disconnect();
      dispatchEvent(new ErrorEvent('error', { message: 'foreign' }));
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await open(page, '/en/');
  await expect(page.locator('html')).toHaveAttribute('data-js', 'here');
});
