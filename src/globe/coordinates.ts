/** The place's coordinates as they are read out. */
import { figureOf } from '#contract/coordinates.ts';
import { inEachLanguage } from '#contract/language.ts';
import { fill, type Text } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import type { Place } from './still.ts';

/** `22.5431° north, 114.0579° east` in every language. */
export function spokenCoordinates({ latitude, longitude }: Place): Text {
  const place = `${latitude < 0 ? 'south' : 'north'}${longitude < 0 ? 'West' : 'East'}` as const;
  const values = { lat: figureOf(latitude), lon: figureOf(longitude) };
  return inEachLanguage((language) => fill(MESSAGES[language].documents.coordinates[place], values));
}
