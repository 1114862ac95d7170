/** The owner's own files, served as they are: portrait, pictures, `CNAME`, what services want to find at an address. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { LANGUAGES } from '#shared/language.ts';
import { resumePath } from '#shared/resume-path.ts';

/** What the build writes after them. */
const WRITTEN_LATER: ReadonlySet<string> = new Set([
  '_headers',
  ...LANGUAGES.map((language) => resumePath(language, 'pdf').slice(1)),
]);

/** What a desktop leaves behind; `.well-known` has a meaning (RFC 8615). */
const LEFT_BEHIND = /(^|\/)\.(?!well-known\/)/;

/**
 * Copies them to `outDir`, where the rest of the site stands already.
 * @param folder May be absent.
 * @throws Where a file has the name of one that the build makes: nothing is copied then.
 */
export async function copyOwnFiles(folder: string, outDir: string): Promise<void> {
  if (!existsSync(folder)) return;
  const files = await filesIn(folder);
  const taken = files.filter((file) => WRITTEN_LATER.has(file) || existsSync(join(outDir, file)));
  if (taken.length > 0)
    throw new Error(
      taken
        .map((file) => `public/${file} has the name of a file that the build makes: rename it, or take it away`)
        .join('\n'),
    );
  for (const file of files) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await copyFile(join(folder, file), join(outDir, file));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_BEHIND.test(file))
    .toSorted();
}
