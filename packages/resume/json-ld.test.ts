import { expect, test } from 'vitest';
import { factsWith } from '#tests/sharing/facts.ts';
import { dataBlock, profilePage } from './json-ld.ts';

test('no text of the content can end the block or open a comment in it', () => {
  const text = '</script><!--<script>&"\u2028';
  const facts = factsWith(({ sharing }) => (sharing.description.en = text));
  const block = dataBlock(profilePage(facts, 'en'));
  expect(block.match(/<\/?[a-z!]/g)).toEqual(['<s', '</s']);
  const json = block.slice(block.indexOf('{'), block.lastIndexOf('}') + 1);
  expect(JSON.parse(json)).toMatchObject({ mainEntity: { description: text } });
});

test('only a present job has an employer, and there may be none', () => {
  const facts = factsWith(({ experience }) => experience.forEach((job) => (job.end = '2024-02')));
  expect(profilePage(facts, 'en')).not.toHaveProperty('mainEntity.worksFor');
});

test('the person is the same on every page, under the names of the other languages too', () => {
  const facts = factsWith(({ person }) => {
    person.name = { zh: '陈屿', en: 'Chen Yu', ja: '陳嶼' };
    person.reading = { zh: 'Chén Yǔ', en: 'Chen Yu', ja: 'チェン・ユー' };
  });
  const [zh, ja] = [profilePage(facts, 'zh'), profilePage(facts, 'ja')].map(
    (page) => (page as { mainEntity: object }).mainEntity,
  );
  expect(zh).toMatchObject({ '@id': 'https://portfolio.test/#person', alternateName: ['Chén Yǔ', 'Chen Yu', '陳嶼'] });
  expect(ja).toMatchObject({
    '@id': 'https://portfolio.test/#person',
    alternateName: ['チェン・ユー', '陈屿', 'Chen Yu'],
  });
});

test('who is called the same everywhere has no other name, and the town stands without its country', () => {
  const facts = factsWith(({ person }) => {
    person.name = { zh: 'Lena Brandt', en: 'Lena Brandt', ja: 'Lena Brandt' };
    person.reading = person.name;
    person.place.name.en = 'Hamburg';
    person.place.fullName.en = 'Hamburg, Germany';
    person.place.countryCode = 'DE';
  });
  const { mainEntity } = profilePage(facts, 'en') as { mainEntity?: object };
  expect(mainEntity).not.toHaveProperty('alternateName');
  expect(mainEntity).toMatchObject({ address: { addressLocality: 'Hamburg', addressCountry: 'DE' } });
});
