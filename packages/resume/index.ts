/**
 * The front door: one résumé a language, and the documents of it that are text. What sets PDF and share image needs Node and
 * a compiler: it stands in `typeset/index.ts`, so that the server's bundle has neither.
 */
import { FALLBACK_LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { resumePath } from '#shared/urls.ts';
import { resume } from './json-resume.ts';
import { llms } from './llms.ts';
import type { SiteFacts } from './model.ts';
import { vcard } from './vcard.ts';

export { dataBlock, profilePage } from './json-ld.ts';
export { sectionsInMarkdown } from './llms.ts';
export { isoSeconds, resumeIn, type Resume, type SiteFacts } from './model.ts';

/** The documents for programs, by file name. */
export function textFiles(facts: SiteFacts): Record<string, string> {
  const inLanguages = LANGUAGES.flatMap((language) => [
    [resumePath(language, 'json').slice(1), resume(facts, language)],
    [`contact.${language}.vcf`, vcard(facts, language)],
  ]);
  return {
    'llms.txt': llms(facts),
    'contact.vcf': vcard(facts),
    'resume.json': resume(facts, FALLBACK_LANGUAGE),
    ...Object.fromEntries(inLanguages),
  };
}
