/** The owner's own files, which are copied as they are: portrait, pictures, `CNAME`, `.well-known` … */
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { LANGUAGES } from '#shared/language.ts';

const TAGS = LANGUAGES.join('|');
/** The names of what the build makes. */
const MADE = new RegExp(
  String.raw`^(?:assets/.*|(?:(?:${TAGS})/)?(?:index|404)\.html|resume(?:\.(?:${TAGS}))?\.json|resume\.(?:${TAGS})\.pdf|og\.(?:${TAGS})\.png|` +
    String.raw`_headers|contact(?:\.(?:${TAGS}))?\.vcf|llms\.txt|robots\.txt|sitemap\.xml|manifest\.(?:json|webmanifest)|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-.+\.png)$`,
);
/** What a desktop leaves behind; `.well-known` has a meaning (RFC 8615). */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/;

const withSlashes = (path: string) => path.replaceAll(sep, '/');

/**
 * @param folder Need not be there.
 * @throws Where a file has the name of one that the build makes.
 */
export async function checkPublicFolder(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const taken = files
    .map(withSlashes)
    .filter((file) => MADE.test(file))
    .toSorted();
  const why = 'has the name of a file that the build makes: rename it, or take it away';
  if (taken.length > 0) throw new Error(taken.map((file) => `public/${file} ${why}`).join('\n'));
}

export async function copyPublicFolder(folder: string, outDir: string): Promise<void> {
  const filter = (path: string) => !HIDDEN.test(withSlashes(relative(folder, path)));
  if (existsSync(folder)) await cp(folder, outDir, { recursive: true, filter });
}
