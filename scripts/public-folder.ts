/** The owner's own files, which Vite copies as they are (`publicDir`): portrait, pictures, `CNAME`, `.well-known` … */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { LANGUAGES } from '#shared/language.ts';

const TAGS = LANGUAGES.join('|');
/** The names of what the build makes. */
const MADE = new RegExp(
  String.raw`^(?:assets/.*|(?:(?:${TAGS})/)?(?:index|404)\.html|resume(?:\.(?:${TAGS}))?\.json|resume\.(?:${TAGS})\.pdf|og\.(?:${TAGS})\.png|` +
    String.raw`_headers|contact(?:\.(?:${TAGS}))?\.vcf|llms\.txt|robots\.txt|sitemap\.xml|manifest\.(?:json|webmanifest)|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-.+\.png)$`,
);
/** What a desktop leaves behind; `.well-known` has a meaning (RFC 8615). */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

export function isMade(file: string): boolean {
  return MADE.test(file);
}

/** @throws Where a file has the name of one that the build makes. */
export async function checkPublicFolder(folder: string): Promise<void> {
  const taken = (await filesIn(folder)).filter(isMade);
  if (taken.length > 0)
    throw new Error(
      taken
        .map((file) => `public/${file} has the name of a file that the build makes: rename it, or take it away`)
        .join('\n'),
    );
}

/** Takes out of `outDir` what was copied with the rest. */
export async function removeHidden(folder: string, outDir: string): Promise<void> {
  const hidden = (await filesIn(folder)).filter((file) => HIDDEN.test(file));
  await Promise.all(hidden.map((file) => rm(join(outDir, file), { force: true })));
}

/** From the folder, which need not be there. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
