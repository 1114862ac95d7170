import { LANGUAGES } from '#contract/language.ts';
import { expect, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Paint {
  readonly shift: number;
  readonly largest: string;
}

for (const language of LANGUAGES) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`nothing shifts and the largest paint is text (${language}, ${viewport.width} px)`, async ({ page }) => {
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
      await open(page, `/${language}/`);
      await page.evaluate(() => document.fonts.ready);
      const read = () => page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);
      // An image may be painted before a larger text: the last entry counts.
      await expect.poll(async () => (await read()).largest).toMatch(/^(?!https?:|data:)./s);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      }
      expect((await read()).shift).toBe(0);
    });
  }
}

test('a visitor who touches nothing loads one script, and nothing of the chat', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, '/en/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !/globe|scene/.test(path))).toHaveLength(1);
});
