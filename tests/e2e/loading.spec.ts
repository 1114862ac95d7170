/** The first seconds: what is painted, what is fetched, what a visitor does before the script is there, or without one. */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { alive, expect, expectLanguage, hold, open, test } from './fixtures.ts';
import { missingSentences } from './texts.ts';

interface Paint {
  shift: number;
  largest: string;
  /** What could be read of the page when its document was there. */
  atFirst: string;
}

const paintOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);

/** Runs in the page before its own script. */
function observePaint(): void {
  const paint: Paint = { shift: 0, largest: '', atFirst: '' };
  Object.assign(globalThis, { paint });
  addEventListener('DOMContentLoaded', () => (paint.atFirst = document.querySelector('main')?.innerText ?? ''));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) paint.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const entry = list.getEntries().at(-1) as unknown as { url: string; element: Element | null };
    paint.largest = entry.url || (entry.element?.textContent ?? '');
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Resolves when what stands there now has been painted. */
function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [language, width] of [
    ['zh', 390],
    ['en', 1440],
  ] as const)
    test(`all can be read at once, the largest paint is text, nothing shifts (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(observePaint);
      // The faces come when the page already stands there: on a slow machine they may, and a swap has a bound of its own.
      const release = await hold(page, /\.woff2$/);
      await page.goto(`/${language}/`, { waitUntil: 'commit' });
      await alive(page);
      await expect.poll(async () => (await paintOf(page)).largest).not.toBe('');
      expect((await paintOf(page)).largest).not.toMatch(/^(?:https?|data):/);
      // A project's description is in its dialog.
      const descriptions = new Set(content.projects.map(({ description }) => description[language]));
      const missing = missingSentences((await paintOf(page)).atFirst, language);
      expect(missing.filter((text) => !descriptions.has(text))).toEqual([]);

      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
        await nextPaint(page);
      }
      expect((await paintOf(page)).shift).toBe(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await nextPaint(page);
      // The fallback faces have the width and height of what follows them: what still moves is not seen.
      expect((await paintOf(page)).shift).toBeLessThan(0.01);
    });
});

test('each file is fetched when it is needed, and not before', async ({ page, chat }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|estuary-|api\/v1/.test(pathname)) requests.push(pathname.replace(/-[\w-]{8}\.\w+$/, ''));
  });
  const requested = (files: RegExp) => requests.filter((path) => files.test(path)).toSorted();
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      beIdle: () => waiting.splice(0).forEach((act) => act()),
    });
  });
  await open(page, '/en/');
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/client-'))?.startTime ?? 0,
  ]);
  expect(asked).toBeGreaterThan(painted as number);
  expect(requested(/^(?!.*(?:globe|renderer))/)).toEqual(['/assets/client', '/assets/page-en']);
  await page.evaluate(() => (globalThis as unknown as { beIdle: () => void }).beIdle());
  await expect
    .poll(() => requested(/page-/))
    .toEqual(LANGUAGES.map((language) => `/assets/page-${language}`).toSorted());
  await page.waitForLoadState('networkidle');
  expect(requested(/^(?!.*(?:page-|globe|renderer))/)).toEqual(['/assets/client']);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => requested(/estuary-/).join()).toContain('estuary-dark');
  expect(requested(/estuary-/).join()).not.toContain('estuary-light');
  expect(requested(/chat|api/)).toEqual([]);
  await chat.button.hover();
  await expect.poll(() => requested(/chat-panel/)).not.toEqual([]);
  expect(requested(/api/)).toEqual([]);
  await expect(chat.panel).toHaveCount(0);
});

test('what is done before the script is there is not lost when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /\/assets\/client-/);
  await page.goto('/en/', { waitUntil: 'domcontentloaded' });
  const message = page.locator('textarea[name="message"]');
  await message.fill('Hello');
  await page.locator('main > section').first().locator('a[href="#about"]').first().click();
  const top = () => page.locator('#about').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  const before = await top();
  const burger = page.locator('button[aria-controls="menu"]');
  await burger.click();
  await expect(page.locator('#menu')).toBeVisible();
  release();
  await alive(page);
  expect(await top()).toBe(before);
  await expect(page.locator('#menu')).toBeVisible();
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await expect(message).toHaveValue('Hello');
  await expect(page.locator('form [type="submit"]')).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every text can be read, no control is dead, menus open', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/${language}/`);
      const shown = await page.locator('body').innerText();
      expect(missingSentences(shown, language)).toEqual([]);
      expect(shown).toContain(content.person.email);
      await expect(page.locator('form [type="submit"]:visible, [data-chat="open"]:visible')).toHaveCount(0);
      await expect(page.locator(`a[href="/resume.${language}.pdf"]`)).toHaveCount(2);
      await page.locator('button[data-menu="language"]').click();
      await page.locator('#languages a[hreflang="ja"]').click();
      await expectLanguage(page, 'ja');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header button[aria-controls="menu"]').click();
      await expect(page.locator('#menu')).toBeVisible();
    }
  });
});
