/**
 * What styles say of languages, for those that the site has. `:lang(en)` stands for every language in Latin letters, and
 * a selector with `:lang(each)` for one of each language. English stays among them: names of technologies are English.
 */
import type { Plugin } from 'vite';
import { isLatin } from '#shared/known-languages.ts';
import { LANGUAGES } from '#shared/language.ts';

export function languageStyles(): Plugin {
  return {
    name: 'language-styles',
    // Before the styles are read.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => ({ code: stylesFor(css, LANGUAGES), map: null }),
    },
  };
}

export function stylesFor(css: string, languages: typeof LANGUAGES): string {
  const latin = new Set(['en', ...languages.filter(isLatin)]);
  return css
    .replaceAll(':lang(en)', `:lang(${[...latin].join(', ')})`)
    .replaceAll(/[^\s{},][^{},]*:lang\(each\)[^{},]*(?= [{])/g, (selector) =>
      languages.map((language) => selector.replaceAll(':lang(each)', `:lang(${language})`)).join(',\n  '),
    );
}
