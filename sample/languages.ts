/**
 * The languages of the sample, in the order in which they are offered: any of those in `src/i18n/locales/`. Every text of the
 * content is asked for in these and in no other. The first is for everybody whose own languages the site does not speak.
 */
import type { KnownLanguage } from '#shared/known-languages.ts';

export const LANGUAGES = ['zh', 'en', 'ja'] as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];
