/** The pages in Lighthouse: mobile, simulated throttling, the median of three runs, a page after the other in each. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { median, serveBuilt } from './site.ts';

/** Fetched by npm when it is asked for: it is large, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** ms, but for the layout shift, which has no unit. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

export async function lighthouseTable(): Promise<string> {
  const site = await serveBuilt();
  const reports = new Map<Language, Report[]>(LANGUAGES.map((language) => [language, []]));
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [language, ofPage] of reports)
        ofPage.push(await lighthouse(`http://localhost:${site.port}/${language}/`));
  } finally {
    await site.stop();
  }
  return [
    `Median of ${RUNS} runs.`,
    '',
    `| page | ${CATEGORIES.join(' / ')} | first paint, ms | largest paint, ms | blocked, ms | layout shift |`,
    '| --- | --- | --: | --: | --: | --: |',
    ...[...reports].map(([language, ofPage]) => row(language, ofPage)),
  ].join('\n');
}

function row(page: string, reports: readonly Report[]): string {
  const score = (name: string) => median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
  const metric = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity));
  const scores = CATEGORIES.map((name) => score(name).toFixed(0)).join(' / ');
  return `| ${[page, scores, ...METRICS.map((name) => metric(name).toFixed(name.endsWith('shift') ? 4 : 0))].join(' | ')} |`;
}

async function lighthouse(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-background-networking --enable-unsafe-swiftshader';
  const output = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  try {
    const args = ['--yes', LIGHTHOUSE, url, ...output, `--only-categories=${CATEGORIES.join(',')}`];
    await promisify(execFile)('npx', args);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
