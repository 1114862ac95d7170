/** Draws the share images: the words by Typst over the sheet of the chart (`share-image.typ`), the pixels by PDFium. */
import { TODO } from '#content/placeholder.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { directionOf, type Text } from '#shared/text.ts';
import { inEachLanguage, LANGUAGES, otherLanguage, type Language } from '#shared/language.ts';
import { withBreakMarks } from '#scripts/artwork/phrases.ts';
import { fontFiles, styleIn } from './fonts.ts';
import { openTypesetter, pngOf, withoutEmoji } from './typst.ts';

const TEMPLATE = new URL('share-image.typ', import.meta.url);

/** A globe that glows stands out wherever a link is shown; most of those places are white. */
const IMAGE_THEME = 'dark';

/** px, as every service that shows links wants it. */
export const IMAGE = { width: 1200, height: 630 };

/** What an image says; a name as it is written elsewhere is null where it would say the same. */
export function imageWords({ person, sharing }: Content, language: Language) {
  const other = otherLanguage(language);
  const elsewhere = (text: Text) => (other && text[other] !== text[language] ? text[other] : null);
  return withoutEmoji({
    name: person.name[language],
    nameElsewhere: elsewhere(person.name),
    title: person.title[language],
    line: sharing.line[language],
    place: person.place.name[language],
    placeElsewhere: elsewhere(person.place.name),
    coordinates: printedCoordinates(person.place),
    // That of the hero's chart.
    scale: '1 : 100 000 000',
  });
}

/**
 * An image a language, as PNG files of 1200 × 630 px.
 * @param sheet The chart, an SVG file (scripts/artwork/drawings.ts).
 */
export async function shareImages(content: Content, sheet: string): Promise<Readonly<Record<Language, Buffer>>> {
  const all = inEachLanguage((language) => imageWords(content, language));
  const typesetter = await openTypesetter(TEMPLATE, fontFiles(JSON.stringify(all)));
  const images: Partial<Record<Language, Buffer>> = {};
  for (const language of LANGUAGES) {
    const { name, title, line } = all[language];
    const [markedTitle, markedLine] = [title, line].map((text) => withBreakMarks(text, language));
    const words = { ...all[language], title: markedTitle, line: markedLine };
    const written = [name, title, line].filter((text) => !text.startsWith(TODO));
    const direction = directionOf(written.join(' ')) ?? 'ltr';
    const style = { ...styleIn(language, Object.values(all[language]).join(''), IMAGE_THEME), direction };
    images[language] = await pngOf(typesetter.pdf({ sheet, words, style }));
  }
  typesetter.free();
  return images as Record<Language, Buffer>;
}
