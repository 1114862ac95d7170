/** What the share images may set in faces of their own, so that the faces have its letters: the light weight in Chinese and Japanese. Their bold words are the page's. */
import type { SetText } from '#scripts/artwork/fonts/needed.ts';
import { isLatin, type KnownLanguage } from '#shared/known-languages.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { otherLanguage } from '#shared/other-languages.ts';
import type { Content } from '#content/schema.ts';
import type { ImageRole } from './image-faces.ts';
import { imageTextsIn } from './layout.ts';

const LIGHT: ReadonlySet<ImageRole> = new Set(['plain', 'water']);

export function imageTexts(content: Content): SetText[] {
  const { name, title, line, place } = imageTextsIn(content);
  return LANGUAGES.flatMap((language) => [
    ...[name, title, line, place].map((part) => ({ ...part, language })),
    ...besideIn(language).flatMap((other) =>
      [name, place].map((part) => ({ ...part, role: 'water' as const, language: other })),
    ),
  ]).flatMap(({ field, text, role, language }) => {
    const written: KnownLanguage = language;
    if (isLatin(written) || !LIGHT.has(role)) return [];
    return [{ language: written, weight: 400, words: text[language], field: `${field}.${language}`, onImage: true }];
  });
}

function besideIn(language: Language): Language[] {
  const other = otherLanguage(language);
  return other ? [other] : [];
}
