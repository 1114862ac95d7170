/**
 * `npm run own`: puts a copy of the sample into `owner/`, to be changed there. `npm run own ../words` takes the files of
 * another folder, and of the sample those that it lacks: for content that was written elsewhere before.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './project.mjs';

const SAMPLE = join(root, 'content');
const own = (part) => join(root, 'owner', `${part}.ts`);
const from = process.argv[2] ? resolve(process.env.INIT_CWD ?? '.', process.argv[2]) : SAMPLE;
const list = readFileSync(join(SAMPLE, 'sample.ts'), 'utf8');
const parts = [...list.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(([, part]) => part);

if (!existsSync(from)) stop(`There is no folder ${process.argv[2]}.`);
if (existsSync(own('person'))) stop('owner/ holds content already: nothing was written. Change it there.');
for (const part of [...parts, 'languages']) {
  const source = [from, SAMPLE].map((folder) => join(folder, `${part}.ts`)).find(existsSync);
  if (source)
    writeFileSync(own(part), readFileSync(source, 'utf8').replaceAll("'./schema.ts'", "'#content/schema.ts'"));
}
writeFileSync(own('index'), list.replace(/^\/\*\*.*\n/, '/** What the owner says, part by part. */\n'));
console.log('owner/ holds your copy now. Replace its words with yours: npm run dev shows every change.');

function stop(why) {
  console.error(why);
  process.exit(1);
}
