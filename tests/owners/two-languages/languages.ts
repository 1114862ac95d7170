import type { KnownLanguage } from '#contract/known-languages.ts';

export const LANGUAGES = ['de', 'en'] as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];
