/** `npm run bench`: four tables, printed and written to `docs/bench/`. A word after it names one: bytes, lighthouse … */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { interactionsTable } from './interactions.ts';
import { lighthouseTable } from './lighthouse.ts';
import { loadTable } from './load.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'docs/bench');

const TABLES: Readonly<Record<string, () => string | Promise<string>>> = {
  bytes: bytesTable,
  lighthouse: lighthouseTable,
  interactions: interactionsTable,
  load: loadTable,
};

mkdirSync(results, { recursive: true });
const [only] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(TABLES, only)) {
  console.error(`There is no table called ${only}. There are: ${Object.keys(TABLES).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(TABLES)) {
  if (only !== undefined && only !== name) continue;
  const table = await measure();
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end.`;
  const text = `# ${name}\n\n${name === 'bytes' ? '' : `${machine} `}${table}\n`;
  console.log(text);
  writeFileSync(join(results, `${name}.md`), text);
}

/** What travels to a visitor beside its limit, as `npm test` holds it (.size-limit.js). */
function bytesTable(): string {
  const { stdout } = spawnSync('npx', ['--no-install', 'size-limit', '--json'], { cwd: root, encoding: 'utf8' });
  const parts = JSON.parse(stdout) as readonly { readonly name: string; readonly size: number; sizeLimit: number }[];
  return [
    'Brotli, but for fonts; bytes.',
    '',
    '| part | bytes | limit |',
    '| --- | --: | --: |',
    ...parts.map(({ name, size, sizeLimit }) => `| ${name} | ${size} | ${sizeLimit} |`),
  ].join('\n');
}
