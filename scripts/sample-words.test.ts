import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/folder.ts';
import words from '#resume/words' with { type: 'json' };
import { sampleWordsIn } from './sample-words.ts';

const sample = {
  person: { email: 'hello@example.com', phone: '+86 755 0000 0000', title: { en: 'Front-end engineer' } },
  hero: {
    description: { en: 'I work on the editor, the search, and more.', zh: '我写编辑器，写搜索，也画一万条连线。' },
  },
  projects: [
    { title: { en: 'Open-source knowledge base' }, summary: { en: 'Stored as Markdown, read through links.' } },
  ],
};

test('what nobody else would say alike is named with its file and field', () => {
  const own = {
    person: { email: 'hello@example.com', phone: '+49 40 123456', title: { en: 'Front-end engineer' } },
    hero: { description: { en: 'I draw maps.', zh: '我写编辑器，写搜索，也画一万条连线。' } },
    projects: [{ title: { en: 'Atlas' }, summary: { en: 'Stored as Markdown, read through links.' } }],
  };
  expect(sampleWordsIn(own, sample)).toEqual([
    `${CONTENT_FOLDER}/person.ts: person.email`,
    `${CONTENT_FOLDER}/hero.ts: hero.description.zh`,
    `${CONTENT_FOLDER}/projects.ts: projects[0].summary.en`,
  ]);
});

test('of a file that is the sample’s as a whole a few fields are named and the rest counted', () => {
  const texts = Array.from({ length: 7 }, (_, index) => `A sentence of the sample, number ${index}.`);
  expect(sampleWordsIn({ about: texts }, { about: texts })).toEqual([
    `${CONTENT_FOLDER}/about.ts: about[0], about[1], about[2], about[3] and 3 more`,
  ]);
});

test('the words that the import writes for every owner are nobody’s own', () => {
  const contact = { mapNote: { en: words.usual.en.mapNote, zh: words.usual.zh.mapNote } };
  expect(sampleWordsIn({ contact }, { contact })).toEqual([]);
});
