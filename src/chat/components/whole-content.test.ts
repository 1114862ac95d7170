import { expect, test } from 'vitest';
import { answersTexts } from 'virtual:answers';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { pageContent } from '#pipeline/page-content.ts';
import { wholeContent } from './whole-content.ts';

async function whole(languages: readonly Language[]) {
  const unshown = await Promise.all(languages.map(async (one) => [one, (await answersTexts[one]()).unshown] as const));
  return wholeContent(new Map(languages.map((one) => [one, pageContent(content, one)])), new Map(unshown));
}

test('put together from all languages, the content is what the owner wrote', async () => {
  const { hints: _, questions: __, sharing: ___, ...told } = content;
  expect(await whole(LANGUAGES)).toMatchObject(told);
});

test('where a language is not there, the first one speaks for it', async () => {
  const { person } = await whole(['ja']);
  expect(person.name).toEqual({ zh: content.person.name.ja, en: content.person.name.ja, ja: content.person.name.ja });
  expect(person.email).toBe(content.person.email);
});
