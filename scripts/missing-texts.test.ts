import { expect, test } from 'vitest';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { missingTexts } from './missing-texts.ts';

const en = {
  page: { hero: { projects: 'Projects', contact: 'Contact' }, shared: { retry: 'Try again' } },
  chat: { log: { name: 'Messages' } },
  shared: { retry: 'Try again' },
};

test('the interface says everything in every language', () => {
  expect(missingTexts(MESSAGES, KNOWN_LANGUAGES)).toEqual([]);
});

test('a text that a language lacks, or leaves empty, is named once, with its file', () => {
  const pt = { page: { hero: { projects: ' ', contact: 'Contacto' }, shared: {} }, chat: {}, shared: {} };
  expect(missingTexts({ en, pt }, ['pt', 'en'])).toEqual([
    'src/i18n/locales/pt/page.ts: hero.projects is missing: add it, as English has it',
    'src/i18n/locales/pt/chat.ts: log is missing: add it, as English has it',
    'src/i18n/locales/pt/shared.ts: retry is missing: add it, as English has it',
  ]);
});

test('of a folder that is not listed, or a file that is not put together, nothing more is said', () => {
  const { chat: _, ...pt } = en;
  expect(missingTexts({ en, pt }, ['pt', 'fr'])).toEqual([
    'src/i18n/locales/pt/index.ts: chat is missing: add it, as English has it',
    'src/i18n/locales/all.ts: fr is missing: add its folder (docs/languages.md)',
  ]);
});

test('what English does not say, and languages that the site does not have, are nobody’s concern', () => {
  expect(missingTexts({ en, de: { ...en, more: 'mehr' }, pt: {} }, ['en', 'de'])).toEqual([]);
});
