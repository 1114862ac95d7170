/**
 * `npm run own`: puts a copy of the sample into `owner/`, to be changed there. `npm run own de en` makes it one in these
 * languages. `npm run own ../words` takes the files of another folder, and of the sample those that it lacks: for content
 * that was written elsewhere before.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installIfNeeded, root, run } from './project.mjs';

const SAMPLE = join(root, 'content');
const KNOWN = readdirSync(join(root, 'src/i18n/locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const own = (part) => join(root, 'owner', `${part}.ts`);

const asked = [...new Set(process.argv.slice(2))];
const [first] = asked;
const other = asked.length === 1 ? resolve(process.env.INIT_CWD ?? '.', first) : undefined;
const languages = asked.length > 1 || KNOWN.includes(first) ? asked : undefined;
const stranger = (languages ?? []).find((language) => !KNOWN.includes(language));
const spoken = `It speaks ${KNOWN.join(', ')}; docs/languages.md says how to add one.`;
if (stranger) stop(`“${stranger}” is not a language of the interface. ${spoken}`);
if (other && !languages && !existsSync(other))
  stop(`“${first}” is neither a folder nor a language of the interface. ${spoken}`);
if (existsSync(own('person'))) stop('owner/ holds content already: nothing was written. Change it there.');

const list = readFileSync(join(SAMPLE, 'sample.ts'), 'utf8');
// Hints hold pieces of the sample's sentences: of use where these stay, not where a language is begun.
const kept = languages ? list.replaceAll(/^export \{ hints \}.*\n/gm, '') : list;
const parts = [...kept.matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(([, part]) => part);
for (const part of languages ? parts : [...parts, 'languages']) {
  const source = (languages ? [SAMPLE] : [other ?? SAMPLE, SAMPLE])
    .map((folder) => join(folder, `${part}.ts`))
    .find(existsSync);
  if (!source) continue;
  const copy = readFileSync(source, 'utf8').replaceAll("'./schema.ts'", "'#content/schema.ts'");
  writeFileSync(own(part), languages ? inLanguages(copy, languages) : copy);
}
writeFileSync(own('index'), kept.replace(/^\/\*\*.*\n/, '/** What the owner says, part by part. */\n'));
if (languages) {
  writeFileSync(own('languages'), languageList(languages));
  installIfNeeded();
  run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '--write', 'owner']);
}
console.log('owner/ holds your copy now. Replace its words with yours: npm run dev shows every change.');

/** The sample's texts in these languages; one that it does not have is a placeholder, which every build names. */
function inLanguages(source, tags) {
  const word = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
  const text = new RegExp(
    String.raw`\{\s*zh:\s*(?<zh>${word}),\s*en:\s*(?<en>${word}),\s*ja:\s*(?<ja>${word}),?\s*\}`,
    'g',
  );
  return source.replace(text, (...match) => {
    const said = match.at(-1);
    const quote = said.en[0];
    const todo = `${quote}TODO: translate “${said.en.slice(1, -1)}”${quote}`;
    return `{ ${tags.map((tag) => `${tag}: ${said[tag] ?? todo}`).join(', ')} }`;
  });
}

/** The sample's list, with these in it. */
function languageList(tags) {
  return readFileSync(join(SAMPLE, 'languages.ts'), 'utf8')
    .replace('of the sample', 'of the site')
    .replace(/\[.*\](?= as const)/, JSON.stringify(tags));
}

function stop(why) {
  console.error(why);
  process.exit(1);
}
