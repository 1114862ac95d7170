/** `npm run bench`: prints the tables and writes them to `bench/results/`. A word after it names one table: relay, globe. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchGlobe, globeTable } from './globe.ts';
import { benchRelay, relayTable } from './relay.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'bench/results');
const tables = {
  relay: async () => relayTable(await benchRelay()),
  globe: async () => globeTable(await benchGlobe(join(root, 'dist'))),
};

mkdirSync(results, { recursive: true });
const asked = process.argv[2];
for (const [name, measure] of Object.entries(tables)) {
  if (asked !== undefined && asked !== name) continue;
  const table = `# ${name}\n\n${await measure()}\n`;
  console.log(table);
  writeFileSync(join(results, `${name}.md`), table);
}
