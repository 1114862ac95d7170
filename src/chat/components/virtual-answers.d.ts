/** What scripts/vite/content-plugin.ts makes for the answers. */

declare module 'virtual:answers' {
  import type { AnswerSource, LanguageChoice } from 'answerer';
  import type { Language } from '#shared/language.ts';

  /** The site's languages, and the words by which those of one script are told apart. */
  export const languageChoice: LanguageChoice;
  /** What answers in the page need, a download a language. */
  export const answerSources: Readonly<Record<Language, () => Promise<AnswerSource>>>;
}
