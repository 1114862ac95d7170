import type { Page } from '@playwright/test';
import { LANGUAGES } from '#shared/language.ts';
import { alive, expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Paint {
  readonly shift: number;
  readonly largest: string;
}

/** Resolves when what stands there now has been painted. */
function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

for (const language of LANGUAGES) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`nothing shifts but by late faces, and the largest paint is text (${language}, ${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const paint = { shift: 0, largest: '' };
        Object.assign(globalThis, { paint });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) paint.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as unknown as { url: string; element: Element | null };
          paint.largest = entry.url || (entry.element?.textContent ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // The faces come when the page already stands there: on a slow machine they may, and a swap has a bound of its own.
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(/\.woff2$/, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(`/${language}/`, { waitUntil: 'commit' });
      await alive(page);
      // The last of the drawings that are seen at once: a picture may be painted long after the text.
      const drawing = viewport.width < 1360 ? 'isobaths' : 'soundings';
      await page.waitForFunction(
        (name) => performance.getEntriesByType('resource').some((resource) => resource.name.includes(name)),
        drawing,
      );
      await nextPaint(page);
      const read = () => page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
      await expect.poll(async () => (await read()).largest).not.toBe('');
      expect((await read()).largest).not.toMatch(/^(?:https?|data):/);

      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
        await nextPaint(page);
      }
      expect((await read()).shift).toBe(0);

      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await nextPaint(page);
      letGo();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await nextPaint(page);
      // The fallback faces have the width and height of what follows them: what still moves is not seen.
      expect((await read()).shift).toBeLessThan(0.01);
    });
  }
}

test('a visitor who touches nothing loads one script, one language first and the others when idle, and nothing of the chat', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      beIdle: () => waiting.splice(0).forEach((act) => act()),
    });
  });
  await page.goto('/en/');
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
  expect(scripts.filter((path) => !/globe|placement/.test(path))).toEqual(['/assets/client', '/assets/page-en']);
  await page.evaluate(() => (globalThis as unknown as { beIdle: () => void }).beIdle());
  await expect
    .poll(() => scripts.filter((path) => path.includes('page-')).toSorted())
    .toEqual(LANGUAGES.map((language) => `/assets/page-${language}`).toSorted());
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !/page-|globe|placement/.test(path))).toEqual(['/assets/client']);
});
