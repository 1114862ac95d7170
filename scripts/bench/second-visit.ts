/** When a visitor who comes back sees the page, all of it in the browser's cache, on a processor four times slower. */
import { LANGUAGES } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { median, medianAndRange } from './figures.ts';
import { buildFloor } from './floor.ts';
import type { Machine } from './machine.ts';
import { inRounds } from './rounds.ts';
import { serveBuilt } from './serve-built.ts';
import { launchBrowser, newSlowPage, newVisitor, SLOWDOWN, NO_CARD } from './visits.ts';

const ROUNDS = 5;

/** ms from the start of a visit. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
}

export async function secondVisitTable(machine: Machine): Promise<string> {
  const [site, floor] = [await serveBuilt(), await serveBuilt(await buildFloor())];
  const browser = await launchBrowser(NO_CARD);
  const subjects = [
    ...LANGUAGES.map((language) => ({
      page: HTML_LANG[language],
      address: `http://localhost:${site.port}/${language}/`,
    })),
    { page: 'floor', address: `http://localhost:${floor.port}/en/` },
  ];
  try {
    const measured = await inRounds({ rounds: ROUNDS, machine }, subjects, async ({ address }) => {
      const visitor = await newVisitor(browser, { reducedMotion: 'no-preference' });
      const visits: Visit[] = [];
      for (let visit = 0; visit < 2; visit += 1) {
        const page = await newSlowPage(visitor);
        await page.goto(address, { waitUntil: 'networkidle' });
        visits.push(await page.evaluate(paints));
        await page.close();
      }
      await visitor.close();
      return visits as [first: Visit, second: Visit];
    });
    const leastMs = median(measured.at(-1)![1].map(([, { firstPaint }]) => firstPaint));
    return [
      `Median of ${ROUNDS} visitors, and the range. Browser: \`${NO_CARD.join(' ')}\`.`,
      '',
      `| page at ${SLOWDOWN}× slowdown | first visit: first paint, ms | second visit: first paint, ms | beside the floor | second visit: largest paint, ms |`,
      '| --- | --: | --: | --: | --: |',
      ...measured.map(([{ page }, visitors]) => {
        const secondPaints = visitors.map(([, { firstPaint }]) => firstPaint);
        const cells = [
          page,
          medianAndRange(visitors.map(([{ firstPaint }]) => firstPaint)),
          medianAndRange(secondPaints),
          (median(secondPaints) / leastMs).toFixed(2),
          medianAndRange(visitors.map(([, { largestPaint }]) => largestPaint)),
        ];
        return `| ${cells.join(' | ')} |`;
      }),
    ].join('\n');
  } finally {
    await browser.close();
    await Promise.all([site.stop(), floor.stop()]);
  }
}

/** In the page. */
function paints(): Promise<Visit> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)!.startTime,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
