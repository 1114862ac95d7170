/** What the share image says in one language. */
import type { Content } from '#content/schema.ts';
import { printedCoordinates } from '#shared/coordinates.ts';
import { type Language, otherLanguage } from '#shared/language.ts';
import type { Text } from '#shared/text.ts';
import { withoutEmoji } from '#resume/faces/scripts.ts';

export type ImageWords = ReturnType<typeof imageWords>;

/** The scale of the hero's chart. */
const SCALE = '1 : 100 000 000';

/** A name as it is written elsewhere is null where it would say the same. */
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
