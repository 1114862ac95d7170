/**
 * `npm run bench`: prints the tables, writes them to `docs/bench/` and puts three lines of them into the README. A
 * word after it names one table: bytes, globe …
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTable } from './build.ts';
import { bytesTable } from './bytes.ts';
import { benchGlobe, globeTable } from './globe.ts';
import { growthTable } from './growth.ts';
import { interactionsTable } from './interactions.ts';
import { lighthouseTable } from './lighthouse.ts';
import { loadTable } from './load.ts';
import { Machine } from './machine.ts';
import { secondVisitTable } from './second-visit.ts';
import { summaryOf } from './summary.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'docs/bench');

type Measure = (machine: Machine) => string | Promise<string>;

const tables: Readonly<Record<string, Measure>> = {
  build: buildTable,
  bytes: bytesTable,
  growth: growthTable,
  lighthouse: lighthouseTable,
  'second-visit': secondVisitTable,
  interactions: interactionsTable,
  load: loadTable,
  globe: async (machine) => globeTable(await benchGlobe(join(root, 'dist'), machine)),
};
/** Tables of bytes alone are the same on every machine. */
const TIMELESS: ReadonlySet<string> = new Set(['bytes']);

mkdirSync(results, { recursive: true });
const asked = process.argv[2];
if (asked !== undefined && !Object.hasOwn(tables, asked)) {
  console.error(`There is no table called ${asked}. There are: ${Object.keys(tables).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(tables)) {
  if (asked !== undefined && asked !== name) continue;
  const table = TIMELESS.has(name) ? await measure(new Machine()) : await withMachine(measure);
  console.log(`# ${name}\n\n${table}\n`);
  writeFileSync(join(results, `${name}.md`), `# ${name}\n\n${table}\n`);
}
showInReadme();

/** The table below what the machine was like meanwhile. */
async function withMachine(measure: Measure): Promise<string> {
  const machine = new Machine();
  machine.look();
  const table = await measure(machine);
  machine.look();
  return `${machine.describe()}\n\n${table}`;
}

function showInReadme(): void {
  const file = join(root, 'README.md');
  const lines = summaryOf((name) => readFileSync(join(results, `${name}.md`), 'utf8'));
  writeFileSync(join(results, 'summary.md'), `# summary\n\n${lines}\n`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(<!-- bench -->\n).*?(\n<!-- oxfmt-ignore-end -->)/s,
      (_, start: string, end: string) => start + lines + end,
    ),
  );
}
