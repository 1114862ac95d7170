/** What the build may bake into the page for a direct connection (`.env.example`). */
interface ImportMetaEnv {
  /** Below which the site lives (`#shared/urls.ts`). */
  readonly SITE_PATH: '' | `/${string}`;
  readonly VITE_OPENAI_API_KEY?: string;
  readonly VITE_OPENAI_BASE_URL?: string;
  readonly VITE_OPENAI_MODEL?: string;
  readonly VITE_CHAT_URL?: string;
}

/** What scripts/vite/content-plugin.ts makes for the answers. */
declare module 'virtual:answers' {
  import type { AnswerSource, LanguageChoice } from 'answerer';
  import type { Language } from '#shared/language.ts';

  /** The site's languages, and the words by which those of one script are told apart. */
  export const languageChoice: LanguageChoice;
  /** What answers in the page need, a download a language. */
  export const answerSources: Readonly<Record<Language, () => Promise<AnswerSource>>>;
}
