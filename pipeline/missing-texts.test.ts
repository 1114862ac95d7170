import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { MESSAGES } from '#messages/all.ts';
import { missingTexts } from './missing-texts.ts';

const en = { page: { hero: { projects: 'Projects', contact: 'Contact' } }, shared: { retry: 'Try again' } };

test('the interface says everything in every language', () => {
  expect(missingTexts(MESSAGES, LANGUAGES)).toEqual([]);
});

test('a text that a language lacks, or leaves empty, is named with its file', () => {
  const pt = { page: { hero: { projects: '', contact: 'Contacto' } }, shared: {} };
  expect(missingTexts({ en, pt }, ['pt', 'en'])).toEqual([
    'messages/pt/page.ts: hero.projects is missing: write it, another language has it',
    'messages/pt/shared.ts: retry is missing: write it, another language has it',
  ]);
});

test('a language that the site does not have may lack what it likes', () => {
  expect(missingTexts({ en, pt: {} }, ['en'])).toEqual([]);
});
