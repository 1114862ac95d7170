import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  ['the address wins over everything', { path: '/en/nothing', saved: 'ja', accept: 'zh' }, 'en'],
  ['the saved choice wins over the browser', { path: '/', saved: 'ja', accept: 'en' }, 'ja'],
  ['a saved choice with a region is its base language', { saved: 'en-US', accept: 'ja' }, 'en'],
  ['a saved choice that is no language is ignored', { saved: '../en', accept: 'en' }, 'en'],
  ['a region falls back to its base language', { accept: 'ja-JP' }, 'ja'],
  ['the most wanted language that the site speaks', { accept: 'fr, en;q=0.5, ja;q=0.8' }, 'ja'],
  ['equal wishes keep their order', { accept: 'fr, ja , en,,zh' }, 'ja'],
  ['an unwanted language is not taken', { accept: 'en;q=0, ja;q=0.1' }, 'ja'],
  ['Chinese for everybody else', { accept: 'fr-FR, *;q=0.5' }, 'zh'],
  ['Chinese when nothing is known', {}, 'zh'],
])('%s', async (_, { path, saved, accept }: { path?: string; saved?: string; accept?: string }, language) => {
  const app = new Hono().get('*', (context) => context.text(requestLanguage(context, path)));
  const headers = {
    ...(saved !== undefined && { Cookie: `a=b; i18nextLng=${saved}` }),
    ...(accept !== undefined && { 'Accept-Language': accept }),
  };
  expect(await (await app.request('/', { headers })).text()).toBe(language);
});
