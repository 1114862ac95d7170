/** The place's coordinates: as the label prints them, and as they are read out. */
import { textIn, type Text } from '#contract/text.ts';
import { globeCoordinatesMessages } from '#messages/globe-coordinates.ts';
import type { Place } from './still.ts';

const DIGITS = 4;

/** `22.5431°N 114.0579°E`, the same in every language. */
export function printedCoordinates({ latitude, longitude }: Place): string {
  return `${figure(latitude)}°${latitude < 0 ? 'S' : 'N'} ${figure(longitude)}°${longitude < 0 ? 'W' : 'E'}`;
}

/** `22.5431° north, 114.0579° east` in every language. */
export function spokenCoordinates({ latitude, longitude }: Place): Text {
  const { northEast, northWest, southEast, southWest } = globeCoordinatesMessages;
  const [west, east] = latitude < 0 ? [southWest, southEast] : [northWest, northEast];
  const text = longitude < 0 ? west : east;
  const values = { lat: figure(latitude), lon: figure(longitude) };
  return { zh: textIn('zh', text, values), en: textIn('en', text, values), ja: textIn('ja', text, values) };
}

function figure(degrees: number): string {
  return Math.abs(degrees).toFixed(DIGITS);
}
