/**
 * `npm run own`: puts a copy of the sample into `content/`, to be changed there. `npm run own de en` makes it one in these
 * languages. `npm run own ../words` takes the words of another folder, and of the sample the parts that it lacks.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installIfNeeded, root, run, useContent } from './project.mjs';

const SAMPLE = join(root, 'sample');
const OWN = join(process.cwd(), 'content');
const KNOWN = readdirSync(join(root, 'src/i18n/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Of the schema, where the words were written beside it. */
const NO_WORDS = /^(?:schema|languages|index)$/;

const asked = [...new Set(process.argv.slice(2))];
const [first] = asked;
const other = asked.length === 1 && !KNOWN.includes(first) ? resolve(process.env.INIT_CWD ?? '.', first) : undefined;
const stranger = other ? undefined : asked.find((language) => !KNOWN.includes(language));
const spoken = `It speaks ${KNOWN.join(', ')}; docs/languages.md says how to add one.`;
if (stranger) stop(`“${stranger}” is not a language of the interface. ${spoken}`);
if (other && !existsSync(other)) stop(`“${first}” is neither a folder nor a language of the interface. ${spoken}`);
if (existsSync(OWN)) stop('content/ is there already: nothing was written. Change your words there.');

const sampleParts = partsIn(SAMPLE);
const languages = other ? (languagesIn(other) ?? languagesIn(SAMPLE)) : asked.length > 0 ? asked : undefined;
// Hints hold pieces of the sample's sentences: of use where these stay.
const parts = languages ? sampleParts.filter((part) => part !== 'hints') : sampleParts;
const files = new Map(parts.map((part) => [part, inLanguages(read(SAMPLE, part), languages)]));
if (other) for (const part of partsIn(other, sampleParts)) take(other, part);

cpSync(join(SAMPLE, 'generated'), join(OWN, 'generated'), { recursive: true });
for (const [part, source] of files) write(part, source);
const exported = [...files.keys()].filter((part) => new RegExp(`export const ${part}\\b`).test(files.get(part)));
write('index', ['/** What you say, part by part. */', ...exported.map(exportOf), ''].join('\n'));
write('languages', languageList(languages ?? languagesIn(SAMPLE)));
copyFileSync(join(root, 'scripts/content-tsconfig.json'), join(OWN, 'tsconfig.json'));
installIfNeeded();
run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--write', OWN]);
if (other) {
  useContent('content');
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/artwork.ts')], { cwd: root, stdio: 'inherit' });
}
console.log('content/ holds your copy now. Replace its words with yours: npm run dev shows every change.');

/** The parts that a folder's list names, or else those of the sample that it has. */
function partsIn(folder, otherwise = []) {
  const list = ['index', 'sample'].map((name) => read(folder, name) ?? '').join('\n');
  const named = [...list.matchAll(/export \{ \w+ \} from '\.\/([\w-]+)\.ts'/g)].map(([, part]) => part);
  return (named.length > 0 ? named : otherwise).filter((part) => existsSync(join(folder, `${part}.ts`)));
}

/** A file of words with those that it imports from beside it. */
function take(folder, part) {
  const source = read(folder, part);
  if (source === undefined) return;
  files.set(part, source.replaceAll(/'(?:\.|#\w+)\/schema\.ts'/g, "'#content/schema.ts'"));
  for (const [, imported] of source.matchAll(/from '\.\/([\w-]+)\.ts'/g))
    if (!NO_WORDS.test(imported) && !partsIn(folder, sampleParts).includes(imported)) take(folder, imported);
}

function languagesIn(folder) {
  return /LANGUAGES\s*=\s*\[(?<list>[^\]]*)\]/.exec(read(folder, 'languages') ?? '')?.groups.list.match(/\w+/g);
}

/** The sample's texts in these languages; one that it does not have is a placeholder, which every build names. */
function inLanguages(source, tags) {
  if (!tags) return source;
  const word = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
  const text = new RegExp(
    String.raw`\{\s*zh:\s*(?<zh>${word}),\s*en:\s*(?<en>${word}),\s*ja:\s*(?<ja>${word}),?\s*\}`,
    'g',
  );
  return source.replace(text, (...match) => {
    const words = match.at(-1);
    const quote = words.en[0];
    const todo = `${quote}TODO: translate “${words.en.slice(1, -1)}”${quote}`;
    return `{ ${tags.map((tag) => `${tag}: ${words[tag] ?? todo}`).join(', ')} }`;
  });
}

/** The sample's list, with these in it. */
function languageList(tags) {
  return read(SAMPLE, 'languages')
    .replace('of the sample', 'of the site')
    .replace(/\[.*\](?= as const)/, JSON.stringify(tags));
}

function exportOf(part) {
  return `export { ${part} } from './${part}.ts';`;
}

function read(folder, part) {
  const file = join(folder, `${part}.ts`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(part, source) {
  writeFileSync(join(OWN, `${part}.ts`), source);
}

function stop(why) {
  console.error(why);
  process.exit(1);
}
