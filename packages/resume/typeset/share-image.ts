/** Draws the share images: the words by Typst over the sheet of the chart (`share-image.typ`), the pixels by PDFium. */
import { isLatin, SCRIPTS } from '#shared/known-languages.ts';
import type { Content } from '#content/schema.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { directionOf, type Text } from '#shared/text.ts';
import { inEachLanguage, LANGUAGES, otherLanguage, type Language } from '#shared/language.ts';
import { colour } from '#scripts/artwork/drawings/palette.ts';
import { markLine } from '#scripts/artwork/phrases.ts';
import { fontFiles, styleIn } from './fonts.ts';
import { openTypesetter, pngOf, withoutEmoji } from './typst.ts';

const TEMPLATE = new URL('share-image.typ', import.meta.url);

/** A globe that glows stands out wherever a link is shown; most of those places are white. */
const IMAGE_THEME = 'dark';

/** px, as every service that shows links wants it. */
export const IMAGE = { width: 1200, height: 630 };

/** The scale of the hero's chart. */
const SCALE = '1 : 100 000 000';

/** px of the name at its largest, and its letter-spacing in ems: closer in large Latin letters. */
const NAMES = {
  sc: { size: 152, tracking: 0.02 },
  latin: { size: 112, tracking: -0.035 },
  jp: { size: 132, tracking: 0.02 },
} as const;

/** The height of lines in ems; letters of Thai and Devanagari have marks above and below them. */
const LEADING = { usual: { name: 1.12, title: 1.25, line: 1.35 }, stacked: { name: 1.5, title: 1.6, line: 1.65 } };

type ImageWords = ReturnType<typeof imageWords>;

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
    scale: SCALE,
  });
}

/**
 * An image a language, as PNG files of 1200 × 630 px.
 * @param sheet The chart, an SVG file (scripts/artwork/drawings/share-sheet.ts).
 */
export async function shareImages(content: Content, sheet: string): Promise<Readonly<Record<Language, Buffer>>> {
  const words = inEachLanguage((language) => imageWords(content, language));
  const typesetter = await openTypesetter(TEMPLATE, fontFiles(JSON.stringify(words)));
  const images: Partial<Record<Language, Buffer>> = {};
  for (const language of LANGUAGES) {
    const own = words[language];
    const line = (text: string) => (isLatin(language) ? text : markLine(text, language));
    const marked = { ...own, title: line(own.title), line: line(own.line) };
    const data = { sheet, words: marked, style: imageStyle(own, language) };
    images[language] = await pngOf(typesetter.pdf(data));
  }
  typesetter.free();
  return images as Record<Language, Buffer>;
}

function imageStyle(words: ImageWords, language: Language) {
  const own = [words.name, words.title, words.line].join(' ');
  const style = styleIn(language, Object.values(words).join(''), directionOf(own));
  const latin = isLatin(language);
  const { size, tracking } = NAMES[SCRIPTS[language]];
  const ink = (token: string) => colour(`color-${token}`, IMAGE_THEME);
  return {
    ...style,
    size,
    tracking: style.tracked ? tracking : 0,
    leading: /\p{Script=Thai}|\p{Script=Devanagari}/u.test(own) ? LEADING.stacked : LEADING.usual,
    /** How much further, in ems, the language's face goes up than down. */
    rise: latin ? 0.47 : 0.865,
    weights: latin ? { name: 500, title: 600 } : { name: 700, title: 700 },
    colours: {
      ink: ink('text'),
      muted: ink('muted'),
      magenta: ink('accent'),
      water: ink('water'),
      mark: ink('accent-strong'),
    },
  };
}
