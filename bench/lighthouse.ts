/** The three pages in Lighthouse (mobile, median of five runs), with the floor page beside them in the same run. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '#contract/language.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { buildFloor } from './floor.ts';
import { serveBuilt } from './serve-built.ts';

/** Fetched by npm when it is asked for: it is large, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
}

interface Row {
  readonly page: string;
  /** 0 to 100. */
  readonly scores: readonly number[];
  /** ms, and the layout shift without a unit. */
  readonly metrics: readonly number[];
  /** Audits that lost points, but for those of speed. */
  readonly lost: readonly string[];
}

export async function lighthouseTable(): Promise<string> {
  const [site, floor] = [await serveBuilt(), await serveBuilt(await buildFloor())];
  const rows: Row[] = [];
  try {
    for (const language of LANGUAGES)
      rows.push(await measure(HTML_LANG[language], `http://localhost:${site.port}/${language}/`));
    rows.push(await measure('floor', `http://localhost:${floor.port}/en/`));
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
  return table(rows);
}

async function measure(page: string, url: string): Promise<Row> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouse(url));
  const last = reports.at(-1);
  return {
    page,
    scores: CATEGORIES.map((name) => 100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
    metrics: METRICS.map((name) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity))),
    lost: Object.entries(last?.audits ?? {}).flatMap(([name, { score, numericValue }]) =>
      score !== null && score < 1 && numericValue === undefined ? [name] : [],
    ),
  };
}

async function lighthouse(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  // With WebGL drawn in software: without a card a browser may have none, and the globe would cost nothing.
  const flags =
    '--headless=new --no-sandbox --disable-background-networking --use-angle=swiftshader --enable-unsafe-swiftshader';
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args, `--only-categories=${CATEGORIES.join(',')}`]);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function table(rows: readonly Row[]): string {
  const floor = rows.find(({ page }) => page === 'floor')?.metrics[0] ?? Number.NaN;
  const lines = rows.map(({ page, scores, metrics: [first = 0, largest = 0, blocking = 0, shift = 0], lost }) => {
    const times = [
      first.toFixed(0),
      (first / floor).toFixed(2),
      largest.toFixed(0),
      blocking.toFixed(0),
      shift.toFixed(4),
    ];
    return `| ${[page, scores.map((score) => score.toFixed(0)).join(' / '), ...times, lost.join(', ') || '–'].join(' | ')} |`;
  });
  return [
    `| page | ${CATEGORIES.join(' / ')} | first paint, ms | beside the floor | largest paint, ms | blocked, ms | layout shift | lost points |`,
    '| --- | --- | --: | --: | --: | --: | --: | --- |',
    ...lines,
  ].join('\n');
}
