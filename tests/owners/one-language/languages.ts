import type { KnownLanguage } from '#shared/known-languages.ts';

export const LANGUAGES = ['de'] as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];
