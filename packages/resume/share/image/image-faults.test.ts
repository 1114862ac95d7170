import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { describeFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { shareImageFaults } from './image-faults.ts';

async function faultsOf(change?: (content: Content) => void): Promise<string[]> {
  return describeFaults(await shareImageFaults(factsWith(change).content)).split('\n');
}

test('the sample has none', async () => {
  expect(await faultsOf()).toEqual(['']);
});

test('a title too long for the image is named with file, field and what to do', async () => {
  const faults = await faultsOf(
    ({ person }) => (person.title.en = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin'),
  );
  expect(faults).toEqual([
    `${CONTENT_FOLDER}/person.ts: person.title.en is too long for the share image even at 24 px: shorten it`,
  ]);
});

test('letters that no face can draw are named', async () => {
  const faults = await faultsOf((content) => {
    content.person.name.en = 'Юля';
    content.sharing.line.ja = '龘';
  });
  expect(faults).toEqual([
    `${CONTENT_FOLDER}/person.ts: person.name.en has Юля, which no face of the share image can draw: write it another way`,
    `${CONTENT_FOLDER}/sharing.ts: sharing.line.ja has 龘, which no face of the share image can draw: write it another way`,
  ]);
});

test('names of other European languages are drawn', async () => {
  expect(await faultsOf(({ person }) => (person.name.en = 'Łukasz Öğüt'))).toEqual(['']);
});
