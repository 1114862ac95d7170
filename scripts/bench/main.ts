/** `npm run bench`: four tables, printed and written to `docs/bench/`. A word after it names one: bytes, lighthouse … */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/node/server.ts';
import { LANGUAGES } from '#shared/language.ts';
import { interactionsTable, median, table } from './interactions.ts';
import { loadTable, UNLIMITED } from './load.ts';

/** Fetched by npm when it is asked for: it is large, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** With the decimals of each: ms, but for the layout shift, which has no unit. */
const METRICS = [
  ['first-contentful-paint', 0],
  ['largest-contentful-paint', 0],
  ['total-blocking-time', 0],
  ['cumulative-layout-shift', 4],
] as const;

const TABLES: Readonly<Record<string, (site: string) => Promise<string>>> = {
  bytes: bytesTable,
  lighthouse: lighthouseTable,
  interactions: interactionsTable,
  load: loadTable,
};

const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(TABLES, only)) {
  console.error(`There is no table called ${only}. There are: ${Object.keys(TABLES).join(', ')}.`);
  process.exit(1);
}
const environment = parseEnvironment(UNLIMITED);
const server = await startServer({ environment, folder: 'dist', log: createLog(() => {}) });
for (const [name, measure] of Object.entries(TABLES)) {
  if (only !== undefined && only !== name) continue;
  const measured = await measure(server.publicUrl);
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end.`;
  const text = `# ${name}\n\n${name === 'bytes' ? '' : `${machine} `}${measured}\n`;
  console.log(text);
  writeFileSync(`docs/bench/${name}.md`, text);
}
await server.stop();

/** What travels to a visitor beside its limit, as `npm test` holds it (.size-limit.js). */
async function bytesTable(): Promise<string> {
  const parts = await run<{ name: string; size: number; sizeLimit: number }[]>('--no-install', 'size-limit', '--json');
  const rows = parts.map(({ name, size, sizeLimit }) => [name, size, sizeLimit]);
  return table('Brotli, but for fonts; bytes.', ['part', 'bytes', 'limit'], rows);
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** The pages in Lighthouse: mobile, simulated throttling, a page after the other in each run. */
async function lighthouseTable(site: string): Promise<string> {
  const flags = '--headless=new --no-sandbox --disable-background-networking --enable-unsafe-swiftshader';
  const options = [`--chrome-flags=${flags}`, `--only-categories=${CATEGORIES.join()}`, '--quiet', '--output=json'];
  const reports = LANGUAGES.map((language) => ({ language, runs: [] as Report[] }));
  for (let round = 0; round < RUNS; round += 1)
    for (const { language, runs } of reports)
      runs.push(await run<Report>('--yes', LIGHTHOUSE, `${site}/${language}/`, ...options));
  const rows = reports.map(({ language, runs }) => {
    const scores = CATEGORIES.map((name) => median(runs.map(({ categories }) => 100 * (categories[name]?.score ?? 0))));
    const metrics = METRICS.map(([name, decimals]) =>
      median(runs.map(({ audits }) => audits[name]?.numericValue ?? Infinity)).toFixed(decimals),
    );
    return [language, scores.map((score) => score.toFixed(0)).join(' / '), ...metrics];
  });
  const head = ['page', CATEGORIES.join(' / '), 'first paint, ms', 'largest paint, ms', 'blocked, ms', 'layout shift'];
  return table(`Median of ${RUNS} runs.`, head, rows);
}

/** What a command of npx prints as JSON, whatever it exits with. */
async function run<Output>(...args: readonly string[]): Promise<Output> {
  const finished = promisify(execFile)('npx', args, { maxBuffer: 2 ** 28 });
  const { stdout } = await finished.catch((error: unknown) => error as { stdout: string });
  return JSON.parse(stdout) as Output;
}
