/**
 * The three pages in Lighthouse (mobile, median of five runs), with the floor page beside them in the same run: with a slow
 * network and processor as Lighthouse reckons them from a fast run, and with the same applied to the browser itself.
 * Neither browser has a graphics card (`visits.ts`).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { median, medianAndRange } from './figures.ts';
import { buildFloor } from './floor.ts';
import type { Machine } from './machine.ts';
import { inRounds } from './rounds.ts';
import { serveBuilt } from './serve-built.ts';
import { NO_CARD, PLAYED_CARD } from './visits.ts';

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
const CONDITIONS = [
  { note: '', throttling: 'simulate', flags: NO_CARD },
  { note: ', card played', throttling: 'simulate', flags: PLAYED_CARD },
  { note: ', applied', throttling: 'devtools', flags: NO_CARD },
] as const;
const FLOOR = 'floor';

interface Report {
  /** Lighthouse's own index of the machine, measured in every run. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>;
}

interface Subject {
  readonly page: string;
  readonly url: string;
  readonly condition: (typeof CONDITIONS)[number];
}

interface Row {
  readonly subject: Subject;
  /** 0 to 100. */
  readonly scores: readonly number[];
  /** ms, and the layout shift without a unit. */
  readonly metrics: readonly number[];
  /** Audits that lost points, but for those of speed. */
  readonly lost: readonly string[];
  readonly benchmarkIndices: readonly number[];
}

export async function lighthouseTable(machine: Machine): Promise<string> {
  const [site, floor] = [await serveBuilt(), await serveBuilt(await buildFloor())];
  const pages = [
    ...LANGUAGES.map((language) => ({
      page: HTML_LANG[language],
      url: `http://localhost:${site.port}/${language}/`,
    })),
    { page: FLOOR, url: `http://localhost:${floor.port}/en/` },
  ];
  const subjects: Subject[] = CONDITIONS.flatMap((condition) => pages.map((page) => ({ ...page, condition })));
  try {
    const measured = await inRounds({ rounds: RUNS, machine }, subjects, lighthouse);
    return table(measured.map(([subject, reports]) => rowOf(subject, reports)));
  } finally {
    await Promise.all([site.stop(), floor.stop()]);
  }
}

function rowOf(subject: Subject, reports: readonly Report[]): Row {
  const last = reports.at(-1);
  return {
    subject,
    scores: CATEGORIES.map((name) => 100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
    metrics: METRICS.map((name) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity))),
    lost: Object.entries(last?.audits ?? {}).flatMap(([name, { score, numericValue }]) =>
      score !== null && score < 1 && numericValue === undefined ? [name] : [],
    ),
    benchmarkIndices: reports.map(({ environment }) => environment.benchmarkIndex),
  };
}

async function lighthouse({ url, condition }: Subject): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking', ...condition.flags].join(' ');
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  const args = [url, ...output, `--throttling-method=${condition.throttling}`, `--chrome-flags=${flags}`];
  try {
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args, `--only-categories=${CATEGORIES.join(',')}`]);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ subject, scores, metrics, lost, benchmarkIndices }) => {
    const [first = 0, largest = 0, blocking = 0, shift = 0] = metrics;
    const cells = [
      subject.page + subject.condition.note,
      scores.map((score) => score.toFixed(0)).join(' / '),
      first.toFixed(0),
      (first / floorPaint(rows, subject)).toFixed(2),
      largest.toFixed(0),
      blocking.toFixed(0),
      shift.toFixed(4),
      lost.join(', ') || '–',
      medianAndRange(benchmarkIndices),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    'Throttling is simulated, and where the line says so applied (`--throttling-method=devtools`). ' +
      `Browser: \`${NO_CARD.join(' ')}\`, which draws the page and WebGL without a card; with “card played” ` +
      `\`${PLAYED_CARD.join(' ')}\`, where Chromium takes SwiftShader for a card and makes every shader anew on the cores that the page needs.`,
    '',
    `| page | ${CATEGORIES.join(' / ')} | first paint, ms | beside the floor | largest paint, ms | blocked, ms | layout shift | lost points | benchmark index |`,
    '| --- | --- | --: | --: | --: | --: | --: | --- | --: |',
    ...lines,
  ].join('\n');
}

/** ms: of the floor under the same condition. */
function floorPaint(rows: readonly Row[], { condition }: Subject): number {
  const floor = rows.find(({ subject }) => subject.page === FLOOR && subject.condition === condition);
  return floor?.metrics[0] ?? Number.NaN;
}
