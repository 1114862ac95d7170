import { expect, test } from 'vitest';
import { printedCoordinates } from '#shared/coordinates.ts';
import { content } from '#content/index.ts';
import { FALLBACK_LANGUAGE, inEachLanguage } from '#shared/language.ts';
import { shownContent, spokenCoordinates } from './page-content.ts';

const QUARTERS = [
  [{ latitude: 22.5431, longitude: 114.0579 }, '22.5431°N 114.0579°E', '22.5431° north, 114.0579° east'],
  [{ latitude: 40.7128, longitude: -74.006 }, '40.7128°N 74.0060°W', '40.7128° north, 74.0060° west'],
  [{ latitude: -33.8688, longitude: 151.2093 }, '33.8688°S 151.2093°E', '33.8688° south, 151.2093° east'],
  [{ latitude: -22.9068, longitude: -43.1729 }, '22.9068°S 43.1729°W', '22.9068° south, 43.1729° west'],
] as const;

test.each(QUARTERS)('%o is printed as %s and read as %s', (place, printed, read) => {
  expect(printedCoordinates(place)).toBe(printed);
  expect(spokenCoordinates(place).en).toBe(read);
});

test.each([
  ['a company', { company: inEachLanguage(() => 'TODO: the company') }],
  ['the month it began', { start: '1900-01' }],
])('a job without %s is not where the owner stands', (_, own) => {
  const [job] = content.experience;
  const experience = [{ ...job!, ...own }];
  const { standing } = shownContent({ ...content, experience }).person;
  expect(standing.map((line) => line[FALLBACK_LANGUAGE]).join(' ')).not.toMatch(/TODO|1900/);
});
