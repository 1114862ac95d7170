/**
 * `npm run own`: puts a copy of the sample into `content/`, to be changed there. `npm run own de en` makes it one in these
 * languages. `npm run own ../words` takes the words of another folder, and of the sample the parts that it lacks.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installIfNeeded, root, run, useContent } from './setup.mjs';

const SAMPLE = join(root, 'sample');
const OWN = join(process.cwd(), 'content');
const KNOWN = readdirSync(join(root, 'src/i18n/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const asked = [...new Set(process.argv.slice(2))];
const [first] = asked;
const other = asked.length === 1 && !KNOWN.includes(first) ? resolve(process.env.INIT_CWD ?? '.', first) : undefined;
const unknown = other ? undefined : asked.find((language) => !KNOWN.includes(language));
const spoken = `It speaks ${KNOWN.join(', ')}; docs/languages.md says how to add one.`;
if (unknown) stop(`“${unknown}” is not a language of the interface. ${spoken}`);
if (other && !existsSync(other)) stop(`“${first}” is neither a folder nor a language of the interface. ${spoken}`);
if (existsSync(OWN)) stop('content/ is there already: nothing was written. Change your words there.');

const languages = other ? languagesIn(other) : asked.length > 0 ? asked : undefined;
/** By name, without its ending. */
const files = new Map(partsIn(SAMPLE).map((part) => [part, inLanguages(read(SAMPLE, part))]));
// They hold pieces of the sample's sentences: of use where these stay.
if (languages) files.delete('hints');
const taken = new Set();
if (other) for (const part of partsIn(other)) take(part);

const parts = [...files.keys()].filter((part) => new RegExp(`export const ${part}\\b`).test(files.get(part)));
files.set(
  'index',
  `/** What you say, part by part. */\n${parts.map((part) => `export { ${part} } from './${part}.ts';\n`).join('')}`,
);
const list = read(SAMPLE, 'languages').replace('of the sample', 'of the site');
files.set('languages', languages ? list.replace(/\[.*\](?= as const)/, JSON.stringify(languages)) : list);

cpSync(join(SAMPLE, 'generated'), join(OWN, 'generated'), { recursive: true });
for (const [name, source] of files) writeFileSync(join(OWN, `${name}.ts`), source);
copyFileSync(join(root, 'scripts/content-tsconfig.json'), join(OWN, 'tsconfig.json'));
installIfNeeded();
run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--write', OWN]);
console.log('content/ holds your copy now. Replace its words with yours: npm run dev shows every change.');
if (other) {
  useContent('content');
  // The words are whole without it.
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/artwork.ts')], { cwd: root, stdio: 'inherit' });
}

/** The parts that a folder's list names, or else those of the sample that it has. */
function partsIn(folder) {
  const index = ['index', 'sample'].map((name) => read(folder, name)).join('\n');
  const named = [...index.matchAll(/export \{ \w+ \} from '\.\/([\w-]+)\.ts'/g)].map(([, part]) => part);
  return (named.length > 0 ? named : partsIn(SAMPLE)).filter((part) => existsSync(join(folder, `${part}.ts`)));
}

/** A file of the other folder's words with those that it imports from beside it, but for the schema, which once stood there. */
function take(part) {
  const source = read(other, part);
  taken.add(part);
  files.set(part, source.replaceAll(/'(?:\.|#\w+)\/schema\.ts'/g, "'#content/schema.ts'"));
  for (const [, imported] of source.matchAll(/from '\.\/([\w-]+)\.ts'/g))
    if (!/^(?:schema|languages|index)$/.test(imported) && !taken.has(imported)) take(imported);
}

function languagesIn(folder) {
  const pattern = /LANGUAGES\s*=\s*\[(?<tags>[^\]]*)\]/;
  return (pattern.exec(read(folder, 'languages')) ?? pattern.exec(read(SAMPLE, 'languages'))).groups.tags.match(/\w+/g);
}

/** The sample's texts in these languages; one that it does not have is a placeholder, which every build names. */
function inLanguages(source) {
  if (!languages) return source;
  const word = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
  const text = new RegExp(
    String.raw`\{\s*zh:\s*(?<zh>${word}),\s*en:\s*(?<en>${word}),\s*ja:\s*(?<ja>${word}),?\s*\}`,
    'g',
  );
  return source.replace(text, (...match) => {
    const words = match.at(-1);
    const quote = words.en[0];
    const todo = `${quote}TODO: translate “${words.en.slice(1, -1)}”${quote}`;
    return `{ ${languages.map((tag) => `${tag}: ${words[tag] ?? todo}`).join(', ')} }`;
  });
}

function read(folder, name) {
  const file = join(folder, `${name}.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function stop(why) {
  console.error(why);
  process.exit(1);
}
