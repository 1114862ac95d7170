/** Understands what follows `npm run import`: files, each with its language before it where it does not say so itself. */
import { parseArgs } from 'node:util';

export const USAGE = `Give the JSON Résumé to import, or one for each language, the site's first language first:
  npm run import resume.json
  npm run import zh=cv.zh.json en=cv.en.json
With "-- --replace" before the files, what stands in content/ is written over.`;

/**
 * The files, and whether what stands in `content/` may be written over.
 * @throws An error that says in words what is wrong with the order.
 */
export function orderIn(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Error(USAGE);
  const files = positionals.map((word) => {
    const { language, path = word } = /^(?<language>[a-zA-Z-]{2,11})=(?<path>.+)$/.exec(word)?.groups ?? {};
    return { path, language: language?.toLowerCase() };
  });
  return { files, replace: values.replace };
}

/**
 * The languages of the files, each that of its résumé where none was given, English where the interface does not speak
 * that or the résumé says none; with what the owner should know of it.
 * @param files Each with its language as it was given, and that of its résumé (`meta.language`).
 * @param known The languages that the interface speaks.
 * @throws An error that says in a line what is wrong.
 */
export function languagesOf(
  files: readonly { path: string; language: string | undefined; own: string | undefined }[],
  known: readonly string[],
) {
  const languages: string[] = [];
  const notes: string[] = [];
  for (const { path, language, own } of files) {
    const base = (language ?? own ?? '').split('-', 1)[0]?.toLowerCase() ?? '';
    const isKnown = known.includes(base);
    const others = known.filter((tag) => tag !== 'en');
    if (!isKnown && language !== undefined)
      throw new Error(
        `${path}: the interface does not speak “${base}” (it speaks ${known.join(', ')}): leave the file out, or add the language first`,
      );
    if (!isKnown)
      notes.push(
        own === undefined
          ? `${path} does not say its language: English stands round it; if it is in ${others.join(' or ')}, write that before it, as in ${others[0]}=${path}`
          : `${path} is in “${own}”, which the interface does not speak: English stands round it until the language is added (docs/languages.md)`,
      );
    const tag = isKnown ? base : 'en';
    if (languages.includes(tag))
      throw new Error(`Two files are in “${tag}”: write the language before each, as in en=resume.json`);
    languages.push(tag);
  }
  return { languages, notes };
}
