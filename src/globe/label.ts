/** What the globe's label says: the place in the page's language, beside it as it is called elsewhere, and how it is read out. */
import { figureOf } from '#shared/coordinates.ts';
import { inEachLanguage, type Language } from '#shared/language.ts';
import { fill, type Text } from '#shared/text.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import type { Place } from './geometry.ts';

export interface Label {
  readonly name: string;
  readonly other?: { readonly language: Language; readonly text: string };
  /** About how wide it is set, in ems of the name's size: the poster keeps so much free of dots. */
  readonly width: number;
}

/** The coordinates under the name are as wide as this, in ems of the name's size. */
const COORDINATES_WIDTH = 5.3;

/** @param other absent where it would say the same again */
export function labelOf(name: string, other?: Label['other']): Label {
  if (!other) return { name, width: Math.max(COORDINATES_WIDTH, width(name)) };
  const share = isWide(other.text) ? 0.74 : 0.87;
  return { name, other, width: Math.max(COORDINATES_WIDTH, width(name) + 0.4 + width(other.text) * share) };
}

/** A Chinese character is as wide as it is high, a letter about half as wide. */
function width(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isWide(letter) ? 1 : 0.5), 0);
}

function isWide(text: string): boolean {
  return text >= '\u2E80';
}

/** `22.5431° north, 114.0579° east` in every language. */
export function spokenCoordinates({ latitude, longitude }: Place): Text {
  const place = `${latitude < 0 ? 'south' : 'north'}${longitude < 0 ? 'West' : 'East'}` as const;
  const values = { lat: figureOf(latitude), lon: figureOf(longitude) };
  return inEachLanguage((language) => fill(MESSAGES[language].documents.coordinates[place], values));
}
