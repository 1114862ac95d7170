/** What the share images may set in faces of their own, so that the faces have its letters: the light weight in Chinese and Japanese. Their bold words are the page's. */
import type { SetText } from '#artwork/fonts/needed.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import type { ImageRole } from './image-faces.ts';
import { otherLanguage, imageTextsIn } from './layout.ts';

const LIGHT: ReadonlySet<ImageRole> = new Set(['plain', 'water']);

export function imageTexts(content: Content): SetText[] {
  const { name, title, line, place } = imageTextsIn(content);
  return LANGUAGES.flatMap((language) => [
    ...[name, title, line, place].map((part) => ({ ...part, language })),
    ...[name, place].map((part) => ({ ...part, role: 'water' as const, language: otherLanguage(language) })),
  ]).flatMap(({ field, text, role, language }) =>
    isOfImage(language) && LIGHT.has(role)
      ? [{ language, weight: 400, words: text[language], field: `${field}.${language}`, onImage: true }]
      : [],
  );
}

function isOfImage(language: Language): language is SetText['language'] {
  return language !== 'en';
}
