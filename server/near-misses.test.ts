import { expect, test } from 'vitest';
import { nearMisses } from './near-misses.ts';

test.each([
  ['OPENAI_KEY', 'OPENAI_API_KEY'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['OPENAI_URL', 'OPENAI_BASE_URL'],
  ['OPENAI_API_BASE', 'OPENAI_BASE_URL'],
  ['VITE_OPENAI_KEY', 'VITE_OPENAI_API_KEY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['CHAT_DAILY_TOKEN', 'CHAT_DAILY_TOKENS'],
])('%s is told to be no setting, and %s is named', (name, meant) => {
  expect(nearMisses({ [name]: 'sk-canary' })).toEqual([
    `${name} is no setting of this site and changes nothing: is it ${meant}?`,
  ]);
});

test('what is right, empty, or not needed any more is not told', () => {
  expect(nearMisses({ OPENAI_API_KEY: 'a', OPENAI_KEY: 'b', PUBLIC_URI: ' ' })).toEqual([]);
});

test('what belongs to the system or to other programs is not told', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'SHELL',
    'PUBLIC',
    'OPENAI_ORG_ID',
    'REDIS',
    'URL',
    'HTTP_PROXY',
    'NODE_ENV',
  ];
  expect(nearMisses(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});
