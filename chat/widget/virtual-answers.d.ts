/** What pipeline/content-plugin.ts makes of the list of languages. */
declare module 'virtual:answers' {
  /** What answers in each language need: of those that the site has. */
  export const answersData: Readonly<
    Record<
      import('#contract/language.ts').Language,
      () => Promise<{ readonly data: import('#answers/language-data.ts').LanguageData }>
    >
  >;
  export const telling: import('#answers/split/language-of-message.ts').Telling;
}
