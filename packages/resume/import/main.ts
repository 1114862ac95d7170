/** `npm run import resume.json`: writes `content/` from one or several JSON Résumés (jsonresume.org). */
import { isUtf8 } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { languagesOf, orderIn } from './command.ts';
import { contentFrom, filesOf } from './content.ts';
import { readResume } from '../read/read-resume.ts';
import { fetchWholeFonts } from '../typeset/whole-fonts.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(process.cwd(), 'content');

// npm takes a flag that stands before `--` for its own, and passes it on this way.
const flags = process.env['npm_config_replace'] ? ['--replace'] : [];
const { files, replace } = orStop(() => orderIn([...flags, ...process.argv.slice(2)]));
if (existsSync(folder) && !replace)
  stop('content/ is there already, and nothing was written. To write over it: npm run import -- --replace resume.json');

const read = files.map(({ path, language }) => {
  // npm runs this in the repository, whatever folder it was called in.
  const result = orStop(() => readResume(path, textOf(resolve(process.env['INIT_CWD'] ?? '.', path), path)));
  return { path, language, ...result, own: result.resume.meta.language };
});
const { languages, notes } = orStop(() => languagesOf(read, KNOWN_LANGUAGES));
const resumes = Object.fromEntries(read.map(({ resume }, index) => [languages[index] ?? '', resume]));

const { parts, concluded } = contentFrom(resumes, languages);
fetchWholeFonts(JSON.stringify(parts));
mkdirSync(folder, { recursive: true });
copyFileSync(join(root, 'scripts/content-tsconfig.json'), join(folder, 'tsconfig.json'));
for (const [name, source] of await filesOf(parts, languages, root)) writeFileSync(join(folder, name), source);

console.log(`content/ now holds what ${files.map(({ path }) => path).join(' and ')} says, in ${languages.join(', ')}.`);
const all = (of: 'unread' | 'assumed' | 'leftOut') => [...new Set(read.flatMap((one) => one[of]))];
list('Not read, and left out; write it so in content/, or in the résumé and import it again:', all('unread'));
list('Concluded, not read; see whether it is right:', [...notes, ...all('assumed'), ...concluded]);
list('Left out, for the page has no place for it:', all('leftOut'));
console.log('\nnpm run dev shows the page meanwhile, and lists again what follows; so does npm start.');
// In a process of its own: this one has read the content that was there before.
for (const program of ['artwork', 'list-faults'])
  spawnSync(process.execPath, ['--import', 'tsx', join(root, `scripts/${program}.ts`)], {
    cwd: process.cwd(),
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: 'content', TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') },
  });

function textOf(file: string, path: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${path}.`);
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error(`${path} is not in UTF-8: save it so.`);
  return bytes.toString();
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function orStop<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
