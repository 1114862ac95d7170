import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { latitudeLabels, printedCoordinates } from '#shared/coordinates.ts';
import { LANGUAGES } from '#shared/language.ts';
import { BREAK_MARK, inLanguage, withoutMarks } from '#shared/text.ts';
import { pageContent } from './page-content.ts';

test.each([
  [{ latitude: 22.5431, longitude: 114.0579 }, '22.5431°N 114.0579°E', '22.5431° north, 114.0579° east'],
  [{ latitude: 40.7128, longitude: -74.006 }, '40.7128°N 74.0060°W', '40.7128° north, 74.0060° west'],
  [{ latitude: -33.8688, longitude: 151.2093 }, '33.8688°S 151.2093°E', '33.8688° south, 151.2093° east'],
  [{ latitude: -22.9068, longitude: -43.1729 }, '22.9068°S 43.1729°W', '22.9068° south, 43.1729° west'],
])('%o is printed as %s and read as %s', (coordinates, printed, read) => {
  expect(printedCoordinates(coordinates)).toBe(printed);
  const person = { ...content.person, place: { ...content.person.place, ...coordinates } };
  expect(pageContent({ ...content, person }, 'en').person.place.coordinates).toBe(read);
});

test.each([
  ['a company', { company: { zh: 'TODO: 公司', en: 'TODO: the company', ja: 'TODO: 会社' } }],
  ['the month it began', { start: '1900-01' }],
])('a job without %s is not where the owner stands', (_, own) => {
  const experience = [{ ...content.experience[0]!, ...own }];
  const { standing } = pageContent({ ...content, experience }, 'en').person;
  expect(standing.join(' ')).not.toMatch(/TODO|1900/);
});

test.each(LANGUAGES)('the page says in %s what the owner wrote, with marks in short texts alone', (language) => {
  const shown = pageContent(content, language);
  const { hero, about, contact, projects, experience } = inLanguage(content, language);
  expect(JSON.parse(withoutMarks(JSON.stringify(shown)))).toMatchObject({ hero, about, contact, projects, experience });
  expect(JSON.stringify([shown.about.paragraphs, shown.projects.map((one) => one.description)])).not.toContain(
    BREAK_MARK,
  );
  expect(JSON.stringify(shown)).not.toMatch(/\u200B[\s"，。、：；？！）」]|[\s"，。、：；（「]\u200B/);
  const short = [shown.hero.subtitle, shown.projects[0]?.title, shown.about.cards.experience.title].join();
  expect(short.includes(BREAK_MARK)).toBe(language !== 'en');
});

test.each([
  [22.5431, ['22°40′N', '22°38′N', '22°36′N']],
  [-0.05, ['0°04′N', '0°02′N', '0°00′N', '0°02′S', '0°04′S']],
])('the latitudes in the frame fall by two minutes from a little north of %d', (latitude, labels) => {
  expect(latitudeLabels(latitude).slice(0, labels.length)).toEqual(labels);
});
