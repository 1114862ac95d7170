/** `npm run import resume.json`: writes `content/` from one or several JSON Résumés (jsonresume.org). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { languageNote, languagesOf, orderIn } from './command.ts';
import { filesOf } from './files.ts';
import { contentFrom } from './import.ts';
import { fetchFacesIfPossible } from '../faces/fetch-faces.ts';
import { wholeFacesFor } from '../faces/scripts.ts';
import { readResume } from '../read/read-resume.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const folder = join(process.cwd(), 'content');
/** What the page shows when the owner gives it by hand. */
const BY_HAND: Readonly<Record<string, string>> = {
  'basics: image': 'put the picture into public/ and name it in person.portrait',
  'basics: picture': 'put the picture into public/ and name it in person.portrait',
};

// npm takes a flag that stands before `--` for its own, and passes it on this way.
const asked = orderIn([...process.argv.slice(2), ...(process.env['npm_config_replace'] ? ['--replace'] : [])]);
if (typeof asked === 'string') stop(asked);
const { files, replace } = asked;
if (existsSync(folder) && !replace)
  stop('content/ is there already, and nothing was written. To write over it: npm run import -- --replace resume.json');

const read = files.map((file) => ({ ...file, ...resumeIn(file.path) }));
const named = read.map(({ path, language, resume }) => ({ path, language, own: resume.meta.language }));
const languages = languagesOf(named, KNOWN_LANGUAGES);
if (typeof languages === 'string') stop(languages);
const resumes = Object.fromEntries(read.map(({ resume }, index) => [languages[index] ?? '', resume]));

const { parts, concluded } = contentFrom(resumes, languages);
fetchFacesIfPossible(wholeFacesFor(JSON.stringify(parts)));
mkdirSync(folder, { recursive: true });
copyFileSync(join(root, 'scripts/content-tsconfig.json'), join(folder, 'tsconfig.json'));
for (const [name, source] of await filesOf(parts, languages, root)) writeFileSync(join(folder, name), source);

console.log(`content/ now holds what ${files.map(({ path }) => path).join(' and ')} says, in ${languages.join(', ')}.`);
const notes = (of: 'unread' | 'assumed' | 'leftOut') => [...new Set(read.flatMap((one) => one[of]))];
tell('Not read, and left out; write it so in content/, or in the résumé and import it again:', notes('unread'));
tell('Concluded, not read; see whether it is right:', [
  ...named.flatMap((file) => languageNote(file, KNOWN_LANGUAGES) ?? []),
  ...notes('assumed'),
  ...concluded,
]);
tell(
  'Left out, for the page has no place for it:',
  notes('leftOut').map((field) => (BY_HAND[field] === undefined ? field : `${field} (${BY_HAND[field]})`)),
);
console.log('\nnpm run dev shows the page meanwhile, and lists again what follows; so does npm start.');
// In a process of its own: this one has read the content that was there before.
for (const program of ['artwork', 'list-faults'])
  spawnSync(process.execPath, ['--import', 'tsx', join(root, `scripts/${program}.ts`)], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: 'content', TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') },
  });

function resumeIn(path: string) {
  // npm runs this in the repository, whatever folder it was called in.
  const file = resolve(process.env['INIT_CWD'] ?? '.', path);
  const result = readResume(path, textOf(file, path));
  if (!result.ok) stop(result.fault);
  return result;
}

function textOf(file: string, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return stop(`${path} is not in UTF-8: save it so.`);
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return stop(isMissing ? `There is no file ${path}.` : `${path} cannot be read.`);
  }
}

function tell(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
