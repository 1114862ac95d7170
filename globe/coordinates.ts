/** The place's coordinates: as the label prints them, and as they are read out. */
import { inEachLanguage } from '#contract/language.ts';
import { fill, type Text } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import type { Place } from './still.ts';

const DIGITS = 4;

/** `22.5431°N 114.0579°E`, the same in every language. */
export function printedCoordinates({ latitude, longitude }: Place): string {
  return `${figure(latitude)}°${latitude < 0 ? 'S' : 'N'} ${figure(longitude)}°${longitude < 0 ? 'W' : 'E'}`;
}

/** `22.5431° north, 114.0579° east` in every language. */
export function spokenCoordinates({ latitude, longitude }: Place): Text {
  const place = `${latitude < 0 ? 'south' : 'north'}${longitude < 0 ? 'West' : 'East'}` as const;
  const values = { lat: figure(latitude), lon: figure(longitude) };
  return inEachLanguage((language) => fill(MESSAGES[language].documents.coordinates[place], values));
}

function figure(degrees: number): string {
  return Math.abs(degrees).toFixed(DIGITS);
}
