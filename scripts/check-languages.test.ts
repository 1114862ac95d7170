import { expect, test } from 'vitest';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { missingTexts } from './check-languages.ts';

const en = {
  page: { hero: { projects: 'Projects', contact: 'Contact' }, shared: { retry: 'Try again' } },
  chat: { log: { name: 'Messages' } },
  shared: { retry: 'Try again' },
};
const { chat: _, ...withoutChat } = en;
const locales = 'src/i18n/locales';

test.each([
  ['the interface itself', MESSAGES, KNOWN_LANGUAGES, []],
  [
    'a language that lacks texts or leaves them empty',
    { en, pt: { page: { hero: { projects: ' ', contact: 'Contacto' }, shared: {} }, chat: {}, shared: {} } },
    ['pt', 'en'],
    [
      `${locales}/pt/page.ts: hero.projects is missing: add it, as English has it`,
      `${locales}/pt/chat.ts: log is missing: add it, as English has it`,
      `${locales}/pt/shared.ts: retry is missing: add it, as English has it`,
    ],
  ],
  [
    'a file that is not put together, and a folder that is not listed',
    { en, pt: withoutChat },
    ['pt', 'fr'],
    [
      `${locales}/pt/index.ts: chat is missing: add it, as English has it`,
      `${locales}/all.ts: fr is missing: add its folder (docs/languages.md)`,
    ],
  ],
  [
    'what English does not say, and languages that the site does not have',
    { en, de: { ...en, more: 'mehr' }, pt: {} },
    ['en', 'de'],
    [],
  ],
] as const)('of %s every text is named that is missing, once, with its file', (_of, messages, languages, missing) => {
  expect(missingTexts(messages, languages)).toEqual(missing);
});
