/** What may travel to a visitor (brotli), read from the built site. The limits have room for another sentence of the owner's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SITE = join(process.env.BUILD_DIR ?? '.', 'dist');
const ASSETS = readdirSync(`${SITE}/assets`).filter((name) => !/\.(?:br|gz)$/.test(name));
const languages = readdirSync(SITE).filter((name) => /^[a-z]{2}$/.test(name));

/** Files in `assets/` whose name begins and ends so; an unknown one fails, for a glob without a match would pass. */
function assets(start, end) {
  const found = ASSETS.filter((name) => name.startsWith(start) && name.endsWith(end));
  if (found.length === 0) throw new Error(`There is no ${start}*${end} in ${SITE}/assets`);
  return found.map((name) => `${SITE}/assets/${name}`);
}

/** With all that these scripts import by themselves. */
function withImports(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.\/[^"']+)["']/g);
    withImports(
      [...imports].map(([, name]) => posix.join(posix.dirname(file), name)),
      found,
    );
  }
  return [...found];
}

export default [
  ...languages.flatMap((language) => [
    {
      name: `${language}: the document and its styles`,
      path: `${SITE}/${language}/index.html`,
      limit: '26 kB',
    },
    {
      name: `${language}: script until the page lives`,
      path: withImports([...assets('client-', '.js'), ...assets(`page-${language}-`, '.js')]),
      limit: '82 kB',
    },
    {
      name: `${language}: answerer in the page`,
      path: [...assets('local-answers', '.js'), ...assets(`answers-${language}-`, '.js')],
      limit: '250 kB',
    },
  ]),
  { name: 'fonts of all languages', path: assets('', '.woff2'), limit: '266 kB', brotli: false },
  { name: 'chat: script', path: assets('chat-panel', '.js'), limit: '17 kB' },
  { name: 'chat: styles', path: assets('chat-panel', '.css'), limit: '2.5 kB' },
  {
    name: 'globe: script and map',
    path: [...assets('live-globe', '.js'), ...assets('globe-worker', '.js')],
    limit: '14 kB',
  },
  { name: 'globe: pictures of it', path: assets('globe-still-', '.svg'), limit: '14.5 kB' },
];
