import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/language.ts';
import { addressOf, SECTIONS } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import { content } from '#content/index.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { periodIn } from '#i18n/locales/period.ts';
import { systemPrompt } from './provider.ts';

/** Said elsewhere: for sharing, for the drawing, for the chat's panel. */
const NOT_FACTS = new Set([
  'sharing',
  'suggestions',
  'hints',
  'questions',
  'mapNote',
  'notes',
  'lead',
  'greeting',
  'image',
  'latitude',
  'longitude',
  'countryCode',
  'tag',
  'id',
  'start',
  'end',
  // Each stands in a sentence of its language, below.
  'year',
  'since',
]);

/** Every text, name and figure of the content that is a fact in a language. A figure alone says nothing: it stands with what it is of. */
function factsIn(value: unknown, language: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => factsIn(item, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value)
    return factsIn(Object.entries(value).find(([key]) => key === language)?.[1], language);
  if ('level' in value && 'name' in value) return [`${String(value.name)} ${String(value.level)}%`];
  return Object.entries(value)
    .filter(([key]) => !NOT_FACTS.has(key))
    .flatMap(([key, child]) => (typeof child === 'number' ? [`${key} ${child}`] : factsIn(child, language)));
}

describe.each(LANGUAGES)('the system prompt in %s', (language) => {
  const prompt = systemPrompt(content, language);

  test('holds every fact of the page', () => {
    const facts = factsIn(content, language);
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.filter((fact) => !prompt.includes(fact))).toEqual([]);
  });

  test('says of each job when it was', () => {
    for (const job of content.experience)
      expect(prompt).toContain(periodIn({ language, facts: MESSAGES[language].facts }, job));
  });

  test('says since when the profession is', () => {
    const { since } = MESSAGES[language].documents.person;
    expect(prompt).toContain(fill(since, { year: String(content.person.since) }));
  });

  test('says of each degree when it was finished', () => {
    const lines = prompt.split('\n');
    for (const { school, year } of content.person.education ?? [])
      expect(lines.find((line) => line.includes(school[language]))).toContain(String(year));
  });

  test('names every section and every project to link to', () => {
    for (const anchor of SECTIONS.map(addressOf)) expect(prompt).toContain(`(${anchor})`);
    for (const { id } of content.projects) expect(prompt).toContain(`(#project-${id})`);
  });

  test('has a value in every place, and ends with the rules', () => {
    expect(prompt).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(prompt.indexOf('</facts>')).toBeLessThan(prompt.indexOf('WHAT DOES NOT CHANGE'));
    expect(prompt).toContain(`answer in ${{ zh: 'Chinese', en: 'English', ja: 'Japanese' }[language]}`);
  });

  test('is the same for every visitor: nothing of the settings is in it', () => {
    const before = { ...process.env };
    process.env['OPENAI_API_KEY'] = 'sk-canary';
    expect(systemPrompt(content, language)).toBe(prompt);
    process.env = before;
    expect(prompt).not.toMatch(/sk-|api[_ ]?key|secret_|token/i);
  });
});
