/** What Vite gives the page: variables of the build, and below the modules that scripts/vite/content-plugin.ts makes of the owner's words. */

/** What the build may bake into the page for a direct connection (`.env.example`). */
interface ImportMetaEnv {
  /** Below which the site lives (`#shared/urls.ts`). */
  readonly SITE_PATH: '' | `/${string}`;
  readonly VITE_OPENAI_API_KEY?: string;
  readonly VITE_OPENAI_BASE_URL?: string;
  readonly VITE_OPENAI_MODEL?: string;
  readonly VITE_CHAT_URL?: string;
}

/** What the page says in a language: `virtual:texts/zh`. */
declare module 'virtual:texts' {
  import type { Language } from '#shared/language.ts';
  import type { ChatMessages, PageMessages } from '#i18n/locales/translation.ts';
  import type { PageContent } from '#content/schema.ts';

  /** Each a file of its own. */
  export const pageTexts: Readonly<
    Record<Language, () => Promise<{ readonly messages: PageMessages; readonly content: PageContent }>>
  >;
  export const chatTexts: Readonly<Record<Language, () => Promise<{ readonly messages: ChatMessages }>>>;
}

declare module 'virtual:place' {
  export const place: {
    /** Degrees, north and east positive. */
    readonly latitude: number;
    readonly longitude: number;
    /** Where each still picture shows it, as variables of the styles. */
    readonly onPosters: Readonly<Record<`--${string}`, string>>;
    /** The coordinates as the globe's label prints them. */
    readonly printed: string;
  };
}

/** The counter style `latitudes`: what the neatline says of each step. */
declare module 'virtual:latitudes.css';

/** What the chat's own answers need. */
declare module 'virtual:answers' {
  import type { AnswerSource, LanguageChoice } from 'answerer';
  import type { Language } from '#shared/language.ts';

  /** The site's languages, and the words by which those of one script are told apart. */
  export const languageChoice: LanguageChoice;
  /** What answers in the page need, a download a language. */
  export const answerSources: Readonly<Record<Language, () => Promise<AnswerSource>>>;
}
