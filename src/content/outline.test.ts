import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { SECTIONS } from '#shared/sections.ts';
import { content } from '#tests/fixtures/awkward/content.ts';
import { outline } from './outline.ts';

/** Told nowhere else: for sharing, for the drawings, for the chat’s panel; and what only the page’s map needs. */
const UNTOLD = new Set(
  'sharing suggestions hints questions analytics greeting image latitude longitude countryCode'.split(' '),
);

/** Every text, name and number of a part in one language. */
function saidIn(part: unknown, language: string): string[] {
  if (typeof part !== 'object' || part === null) return [String(part)];
  if ('zh' in part) return [String(Reflect.get(part, language))];
  return Object.entries(part)
    .filter(([key]) => !UNTOLD.has(key))
    .flatMap(([, child]) => saidIn(child, language));
}

describe.each(LANGUAGES)('the outline in %s', (language) => {
  const sections = outline(content, language);

  test('names the sections in the order of the page, each with its address', () => {
    expect(sections.map(({ id, address }) => [id, address])).toEqual(SECTIONS.map((id) => [id, `#${id}`]));
  });

  test('leaves out nothing that the owner says', () => {
    const told = new Set(saidIn(sections, language));
    const { place } = content.person;
    const said = saidIn(content, language).filter((fact) => fact !== place.name[language]);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((fact) => !told.has(fact))).toEqual([]);
  });

  test('gives every entry the address where it stands', () => {
    expect(new Set(sections.flatMap(({ entries }) => entries.map(({ address }) => address)))).toEqual(
      new Set(['#experience', '#skills', ...content.projects.map(({ id }) => `#project-${id}`)]),
    );
  });
});
