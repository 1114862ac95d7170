/** In styles `:lang(en)` stands for every language in Latin letters. English stays among them: names of technologies are English. */
import type { Plugin } from 'vite';
import { isLatin } from '#shared/known-languages.ts';
import { LANGUAGES } from '#shared/language.ts';

export function languageStyles(languages: readonly (typeof LANGUAGES)[number][] = LANGUAGES) {
  const latin = new Set(['en', ...languages.filter(isLatin)]);
  return {
    name: 'language-styles',
    // Before the styles are read.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css: string) => ({ code: css.replaceAll(':lang(en)', `:lang(${[...latin].join(', ')})`), map: null }),
    },
  } satisfies Plugin;
}
