import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadTexts } from '#i18n/translations.ts';
import { TextsProvider } from '#i18n/i18n-provider.tsx';
import { Experience } from './experience/experience.tsx';
import { nameSize } from './hero/hero.tsx';

test('four jobs are shown, and those before them are folded', async () => {
  const texts = await loadTexts('en');
  const experience = [1, 2, 3, 4, 5].map((id) => ({ ...texts.content.experience[0]!, id: String(id) }));
  const initial = { ...texts, content: { ...texts.content, experience } };
  const markup = renderToStaticMarkup(
    <TextsProvider initial={initial}>
      <Experience />
    </TextsProvider>,
  );
  expect(markup.split('<details').map((part) => part.split('<article').length - 1)).toEqual([4, 1]);
});

test.each([
  ['陈屿', 'short'],
  ['Chen Yu', 'short'],
  ['欧阳修文', 'medium'],
  ['Ada Lovelace', 'medium'],
  ['チェン・ユー', 'medium'],
  ['Friederike Donaudampfschifffahrt-Lindqvist', 'long'],
])('%s is set %s', (name, size) => {
  expect(nameSize(name)).toBe(size);
});
