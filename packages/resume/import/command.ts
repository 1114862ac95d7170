/** Understands what follows `npm run import`: files, each with its language before it where it does not say so itself. */

export interface Order {
  readonly files: readonly { readonly path: string; readonly language: string | undefined }[];
  /** Whether what stands in `content/` may be written over. */
  readonly replace: boolean;
}

export const USAGE = `Give the JSON Résumé to import, or one for each language, the site's first language first:
  npm run import resume.json
  npm run import zh=cv.zh.json en=cv.en.json
With "-- --replace" before the files, what stands in content/ is written over.`;

/** The order, or in one line what is wrong with it. */
export function orderIn(words: readonly string[]): Order | string {
  const unknown = words.find((word) => word.startsWith('-') && word !== '--replace');
  if (unknown !== undefined) return `${unknown} is not known.\n${USAGE}`;
  const files = words
    .filter((word) => word !== '--replace')
    .map((word) => {
      const { language, path = word } = /^(?<language>[a-zA-Z-]{2,11})=(?<path>.+)$/.exec(word)?.groups ?? {};
      return { path, language: language?.toLowerCase() };
    });
  return files.length === 0 ? USAGE : { files, replace: words.includes('--replace') };
}

/**
 * The languages of the files, each that of its résumé (`meta.language`) where none was given, else English; or in one
 * line what is wrong.
 * @param known The languages that the interface speaks.
 */
export function languagesOf(
  files: readonly { readonly path: string; readonly language: string | undefined; readonly own: string | undefined }[],
  known: readonly string[],
): readonly string[] | string {
  const tags = files.map(({ language, own }) => (language ?? own ?? 'en').split('-', 1)[0]?.toLowerCase() ?? '');
  const stranger = tags.findIndex((tag) => !known.includes(tag));
  if (stranger >= 0)
    return `${files[stranger]?.path}: the interface does not speak “${tags[stranger]}” (it speaks ${known.join(', ')}): leave the file out, or add the language first`;
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  return twice === undefined
    ? tags
    : `Two files are in “${twice}”: write the language before each, as in en=resume.json`;
}
