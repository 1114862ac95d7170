import type { KnownLanguage } from '#shared/known-languages.ts';

export const LANGUAGES = ['de', 'en'] as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];
