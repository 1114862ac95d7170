/** What scripts/vite/content-plugin.ts makes of the owner's content. */

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
