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

interface File {
  readonly path: string;
  /** As it was given. */
  readonly language: string | undefined;
  /** That of the résumé (`meta.language`). */
  readonly own: string | undefined;
}

/**
 * The languages of the files, each that of its résumé where none was given; English where the interface does not speak
 * that, or it says none; or in one line what is wrong.
 * @param known The languages that the interface speaks.
 */
export function languagesOf(files: readonly File[], known: readonly string[]): readonly string[] | string {
  const tags = files.map(({ language, own }) => {
    const base = own === undefined ? 'en' : baseOf(own);
    return language === undefined ? (known.includes(base) ? base : 'en') : baseOf(language);
  });
  const stranger = tags.findIndex((tag) => !known.includes(tag));
  if (stranger >= 0)
    return `${files[stranger]?.path}: the interface does not speak “${tags[stranger]}” (it speaks ${known.join(', ')}): leave the file out, or add the language first`;
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index);
  return twice === undefined
    ? tags
    : `Two files are in “${twice}”: write the language before each, as in en=resume.json`;
}

/** What an owner should know of a file whose language nobody gave, where it is no other than its résumé's own. */
export function languageNote({ path, language, own }: File, known: readonly string[]): string | undefined {
  if (language !== undefined || (own !== undefined && known.includes(baseOf(own)))) return undefined;
  if (own !== undefined)
    return `${path} is in “${own}”, which the interface does not speak: English stands round it until the language is added (docs/languages.md)`;
  const others = known.filter((tag) => tag !== 'en');
  return `${path} does not say its language: English stands round it; if it is in ${others.join(' or ')}, write that before it, as in ${others[0]}=${path}`;
}

function baseOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}
