/** What pipeline/content-plugin.ts makes for the answers. */

/** What answers in the page need besides what it shows. */
declare module 'virtual:answers' {
  import type { LanguageData } from '#answers/language-data.ts';
  import type { Language } from '#contract/language.ts';
  import type { InOneLanguage } from '#contract/text.ts';
  import type { UnshownContent } from '#content/schema.ts';

  /** The fields with strings that are the same in every language: `email`, or with the one that they belong to, `projects.title`. */
  export const sameEverywhere: readonly string[];
  /** By which words languages of one script are told apart; nothing where the site has one of each. */
  export const telling: import('#answers/split/language-of-message.ts').Telling;
  export const answersTexts: Readonly<Record<Language, () => Promise<AnswersTexts>>>;

  export interface AnswersTexts {
    readonly data: LanguageData;
    readonly unshown: InOneLanguage<UnshownContent>;
    /** The owner's hints, each passage's. */
    readonly hints: readonly string[];
  }
}
