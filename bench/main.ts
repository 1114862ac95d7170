/**
 * `npm run bench`: prints the tables, writes them to `bench/results/` and puts three lines of them into the README. A
 * word after it names one table: bytes, globe …
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersTable } from './answers.ts';
import { buildTable } from './build.ts';
import { bytesTable } from './bytes.ts';
import { enduranceTable } from './endurance.ts';
import { benchGlobe, globeTable } from './globe.ts';
import { growthTable } from './growth.ts';
import { interactionsTable } from './interactions.ts';
import { lighthouseTable } from './lighthouse.ts';
import { benchRelay, relayTable } from './relay.ts';
import { summaryOf } from './summary.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'bench/results');
const tables: Readonly<Record<string, () => string | Promise<string>>> = {
  answers: answersTable,
  build: buildTable,
  bytes: bytesTable,
  growth: growthTable,
  lighthouse: lighthouseTable,
  interactions: interactionsTable,
  endurance: enduranceTable,
  relay: async () => relayTable(await benchRelay()),
  globe: async () => globeTable(await benchGlobe(join(root, 'dist'))),
};

mkdirSync(results, { recursive: true });
const asked = process.argv[2];
if (asked !== undefined && !Object.hasOwn(tables, asked)) {
  console.error(`There is no table called ${asked}. There are: ${Object.keys(tables).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(tables)) {
  if (asked !== undefined && asked !== name) continue;
  const table = await measure();
  console.log(`# ${name}\n\n${table}\n`);
  writeFileSync(join(results, `${name}.md`), `# ${name}\n\n${table}\n`);
}
showInReadme();

function showInReadme(): void {
  const file = join(root, 'README.md');
  const lines = summaryOf((name) => readFileSync(join(results, `${name}.md`), 'utf8'));
  writeFileSync(join(results, 'summary.md'), `# summary\n\n${lines}\n`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(<!-- bench -->\n).*?(\n<!-- prettier-ignore-end -->)/s,
      (_, start: string, end: string) => start + lines + end,
    ),
  );
}
