/** Where the résumé can be had: page, chat, build and files for machines name it from here. */
import type { Language } from './language.ts';

/** From the site's root: `/resume.en.pdf`. `/resume.json` is that of the fallback language. */
export function resumePath<Type extends 'pdf' | 'json'>(language: Language, type: Type): `/resume.${Language}.${Type}` {
  return `/resume.${language}.${type}`;
}
