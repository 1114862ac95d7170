/** The commonest words of each language in Latin letters, by which a question is known where a site has more than one of these. */
import { LANGUAGES, type Language } from '#contract/language.ts';
import { isLatin, type KnownLanguage, type Written } from '#contract/known-languages.ts';
import type { Telling } from '../split/language-of-message.ts';

/** No word stands in two of them. */
const TELLING: Readonly<Record<Written<'latin'>, RegExp>> = {
  de: /\b(?:ich|du|er|sie|ihr|wir|wie|wer|wo|wann|warum|wieso|wof[uü]e?r|woher|welche[rsnm]?|ist|sind|hat|haben|hast|kann|kannst|k[oö]e?nn?en|gibt|der|die|das|den|dem|des|ein|eine[rnms]?|und|oder|nicht|kein\w*|mit|von|f[uü]e?r|bei|zu|zum|zur|auf|aus|im|es|sein\w*|dein\w*|auch|noch|mal|danke|hallo|bitte|guten|macht|wird|wurde|lebt|arbeitet|spricht)\b|[äöüß]/g,
  en: /\b(?:i|you|he|she|they|how|who|where|when|why|which|is|are|does|do|did|has|have|can|could|the|a|an|and|or|not|no|with|of|for|from|at|to|on|it|his|her|your|also|still|thanks|thank|hello|please|good|what|what's|tell|me|about|any|there|speak|use)\b/g,
};

/** What a site has to tell apart: nothing where one language at most is written in these letters. */
export function tellingOf(languages: readonly Language[]): Telling {
  const latin = languages.filter((language: KnownLanguage) => isLatin(language));
  if (latin.length < 2) return {};
  const known: Telling = TELLING;
  return Object.fromEntries(latin.map((language) => [language, known[language]]));
}

export const tellingOfSite: Telling = tellingOf(LANGUAGES);
