/**
 * The first seconds: what is painted, what is fetched, what a visitor does before the script is there, without one, or in a
 * browser that knows no popovers or no WebGL.
 */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { LANGUAGES } from '#shared/language.ts';
import { contactMessages } from '../side-by-side.ts';
import { alive, expect, expectLanguage, open, overflow, siteTest, test } from './fixtures.ts';
import { missingSentences } from './measures.ts';

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
    siteTest(
      `all can be read at once, the largest paint is text, nothing shifts (${language}, ${width} px)`,
      async ({ page, site }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.addInitScript(observePaint);
        // The faces come when the page already stands there: on a slow machine they may, and a swap has a bound of its own.
        site.fail([/\.woff2$/, 'late']);
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
        site.fail();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await nextPaint(page);
        // The fallback faces have the width and height of what follows them: what still moves is not seen.
        expect((await paintOf(page)).shift).toBeLessThan(0.01);
      },
    );
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

test('at most 150 kB of fonts are fetched for a page', async ({ page }) => {
  for (const language of LANGUAGES) {
    await open(page, `/${language}/`);
    await page.evaluate(() => document.fonts.ready);
    const sizes = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.filter(({ name }) => name.endsWith('.woff2')).map(({ encodedBodySize }) => encodedBodySize);
    });
    expect(sizes.length).toBeGreaterThan(3);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, language).toBeLessThanOrEqual(150_000);
  }
});

siteTest('what is done before the script is there is not lost when it comes', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  site.fail([/\/assets\/client-/, 'late']);
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
  site.fail();
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

// Older browsers (docs/decisions/014).
test.describe('without popovers', () => {
  // The page that is rewritten is not the one whose scripts the policy knows.
  test.use({ bypassCSP: true });

  test('the prerendered page stays, and no button is dead', async ({ page }) => {
    await page.route(/\/(\w\w\/)?$|\.css$|\.js$/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/popover-open/g, 'unknown-open');
      await route.fulfill({ response, body: text.replace(/ popover(target)?="/gi, ' data-unknown="') });
    });
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/en/');
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expect(page.getByText(content.projects[0]?.description.en ?? '')).toBeVisible();
      await expect(page.getByText(contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '')).toBeVisible();
      expect(await overflow(page)).toBe(0);
      const dead = '[data-chat]:visible, form [type="submit"]:visible, header button:visible';
      await expect(page.locator(dead)).toHaveCount(0);
      await page.locator('header a[hreflang="ja"]:visible').click();
      await page.waitForURL('/ja/');
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
});

// The project of these tests switches WebGL off.
test('without WebGL the still picture stays, in the view of the window’s width', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, '/en/');
  const globe = page.locator('[data-globe="unavailable"]');
  await expect(globe).toHaveRole('img');
  await expect(globe.getByText(printedCoordinates(content.person.place))).toBeVisible();
  await expect(globe.getByRole('button')).toHaveCount(0);
  const dots = globe.locator('[data-part="dots"]:visible use');
  for (const [width, view] of [
    [1099, 'middle'],
    [767, 'narrow'],
  ] as const) {
    expect(requests.join()).not.toContain(`still-${view}`);
    await page.setViewportSize({ width, height: 900 });
    await expect(dots).toHaveAttribute('href', new RegExp(`-still-${view}-`));
    await expect.poll(() => dots.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(100);
  }
});
