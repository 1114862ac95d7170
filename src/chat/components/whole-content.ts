/**
 * The owner's content as it was written, put together from the languages that are here, without the hints and what only
 * the files for sharing say. Only a download of its own may import it.
 */
import { sameEverywhere } from 'virtual:answers';
import { withoutMarks } from '#contract/break-mark.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { InOneLanguage } from '#contract/text.ts';
import type { Content, PageContent, UnshownContent } from '#content/schema.ts';

type InLanguages<Part> = ReadonlyMap<Language, Part>;

const same = new Set(sameEverywhere);

/** A language that is not there is told in the words of the first one. */
export function wholeContent(
  shown: InLanguages<PageContent>,
  unshown: InLanguages<InOneLanguage<UnshownContent>>,
): Omit<Content, 'hints' | 'questions' | 'sharing'> {
  const page = sideBySide([...shown].map(([language, own]) => [language, { ...own, elsewhere: undefined }])) as Content;
  const rest = sideBySide([...unshown]) as UnshownContent;
  return { ...page, person: { ...page.person, ...rest.person } };
}

type Versions = readonly (readonly [Language, unknown])[];

/** The same thing in several languages → its texts in all of them. */
function sideBySide(versions: Versions, owner = '', field = ''): unknown {
  const first = versions[0]?.[1];
  const inner = (name: number | string): Versions =>
    versions.map(([language, whole]) => [language, (whole as Record<number | string, unknown>)[name]]);
  if (typeof first === 'string') {
    if (same.has(field) || same.has(`${owner}.${field}`)) return first;
    const texts = new Map(versions);
    return Object.fromEntries(
      LANGUAGES.map((language) => [language, withoutMarks((texts.get(language) ?? first) as string)]),
    );
  }
  if (Array.isArray(first)) return first.map((_, index) => sideBySide(inner(index), owner, field));
  if (typeof first !== 'object' || first === null) return first;
  return Object.fromEntries(Object.keys(first).map((name) => [name, sideBySide(inner(name), field, name)]));
}
