import { expect, test } from 'vitest';
import { LANGUAGE_DATA } from '../../languages/index.ts';
import type { Resume } from '../resume.ts';
import type { Voice } from '../words.ts';
import { composeResponse } from './compose-response.ts';
import { QUOTATION } from './dialog-state.ts';

const messages = {
  writes: '{name} writes: ',
  or: ' or ',
  notOnPage: 'The page doesn’t say.',
  restNotOnPage: 'The rest isn’t on the page.',
  notOnPageAbout: 'The page says nothing about {what}.',
  partMissing: 'It says nothing about {what}.',
};
const voice = { ...LANGUAGE_DATA.en, messages, facts: { separator: ', ' } } as unknown as Voice;
const told = (text: string) => ({ text, found: true, intent: 'techKnow' });
const declined = (subject?: string) => ({
  text: '',
  found: false,
  intent: 'age',
  declined: subject === undefined ? {} : { subject },
});
const composed = (...parts: Parameters<typeof composeResponse>[0]) =>
  composeResponse(parts, { person: { name: 'Ada' } } as Resume, voice);

test('P2.7 a part that another one says too is not said twice', () => {
  const short = 'React is listed ([Skills](#skills)).';
  const long = 'React is listed. TypeScript is listed ([Skills](#skills)).';
  expect(composed(told(short), told(long))).toBe(long);
  expect(composed(told(short), told(short))).toBe(short);
});

test('P2.1 whose words they are is said once', () => {
  const quotes = [`${QUOTATION}“One.” ([About](#about))`, `${QUOTATION}“Two.” ([Contact](#contact))`];
  expect(composed(...quotes.map(told))).toBe('Ada writes: “One.” ([About](#about)) “Two.” ([Contact](#contact))');
});

test('P2.7 a sentence that was quoted is not quoted again', () => {
  const quote = `${QUOTATION}“One.” ([About](#about))`;
  expect(composed(told(quote), told(`A fact. ${quote}`))).toBe('A fact. Ada writes: “One.” ([About](#about))');
});

test('P2.2 all that is not on the page is said in one sentence, after what is', () => {
  expect(composed(declined('age'), declined('pay'))).toBe('The page says nothing about age or pay.');
  expect(composed(declined('age'), told('A fact.'))).toBe('A fact. It says nothing about age.');
  expect(composed(declined(), told('A fact.'))).toBe('A fact. The rest isn’t on the page.');
});
