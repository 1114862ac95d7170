import { describe, expect, test } from 'vitest';
import { checkContent, describeFaults, listFaults, stoppingFaults } from './check.ts';
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import { analytics, content as awkward } from '#tests/fixtures/awkward/content.ts';
import { CONTENT_FOLDER } from './folder.ts';
import { content as own } from './index.ts';
import { figuresIn } from './rules.ts';

const content = { ...awkward, analytics };

/** The faults of valid content after one value was replaced; `undefined` leaves it out. */
function faultsWith(field: string, value: unknown): string {
  const draft: unknown = structuredClone(content);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => Reflect.get(node as object, key), draft) as object;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return describeFaults(checkContent(draft));
}

const job = content.experience[0]!;
/** A file of the content, as a fault names it. */
const file = (name: string) => `${CONTENT_FOLDER}/${name}.ts`;

test('the owner’s content has no fault', () => {
  expect(checkContent(own)).toEqual([]);
});

test('every fault is listed, with file, field, rule and what to do', () => {
  const draft = structuredClone(content);
  draft.projects[1]!.title.ja = '';
  draft.skills.groups[2]!.skills[0]!.level = 101;
  const [first, second, ...others] = checkContent(draft);
  expect(first?.field).toBe('skills.groups[2].skills[0].level (Vi)');
  expect(second).toEqual({
    file: file('projects'),
    field: 'projects[1].title.ja',
    rule: 'is empty: write a text, no language falls back to another',
  });
  expect(others).toEqual([]);
});

test('hints stand beside a sentence of the content, in its language', () => {
  const says = content.projects[0]!.title;
  const said = { says, asked: { zh: '问', en: 'why?', ja: '何故' } };
  expect(faultsWith('hints', [said])).toBe('');
  expect(faultsWith('hints', [{ ...said, says: { ...says, en: 'Nobody says it.' } }])).toContain(
    'hints[0].says.en stands nowhere in the content',
  );
});

describe('a placeholder', () => {
  test('is named with what to write, and waits for a public address', () => {
    const draft = structuredClone(content);
    draft.hero.greeting.ja = 'TODO: what runs into your name';
    const faults = checkContent(draft);
    expect(describeFaults(faults)).toBe(
      `${CONTENT_FOLDER}/hero.ts: hero.greeting.ja is still a placeholder: what runs into your name`,
    );
    expect(stoppingFaults(faults, { released: false })).toEqual([]);
    expect(stoppingFaults(faults, { released: true })).toEqual(faults);
  });

  test.each([
    ['person.email', 'TODO: your mail address'],
    ['sharing.line.en', `TODO: ${'x'.repeat(200)}`],
    [`experience.${content.experience.length - 1}.start`, '1900-01'],
    ['hero.greeting.ja', 'TODO: translate “Hello again, since 2019”'],
    ['person.since', 1900],
    ['projects.0.image', '🚧'],
    ['person.place.countryCode', 'ZZ'],
    ['person.place.latitude', 0],
  ])('is nothing else at the same time: %s', (field, value) => {
    expect(faultsWith(field, value).split('\n')).toEqual([expect.stringContaining(' is still a placeholder: ')]);
  });

  test('is no text that only speaks of things to do', () => {
    expect(faultsWith('projects.0.title.en', 'TODO MVC in the original')).toBe('');
  });
});

test('a text that is too long waits for a public address, a missing one does not', () => {
  const draft = structuredClone(content);
  draft.hero.greeting.en = 'x'.repeat(31);
  draft.person.email = 'hello';
  expect(stoppingFaults(checkContent(draft), { released: false }).map(({ field }) => field)).toEqual(['person.email']);
});

test('what is no content at all is a fault, not a crash', () => {
  for (const value of [undefined, null, 'content', [], 7]) expect(checkContent(value)).not.toEqual([]);
});

describe('every rule speaks up:', () => {
  test.each([
    ['hero.subtitle.ja', undefined, `${file('hero')}: hero.subtitle.ja is missing: add it`],
    ['suggestions', undefined, `suggestions is missing: add it, and its line in ${file('index')}`],
    ['person.fax', '1', `${file('person')}: person.fax is not known`],
    ['hero.subtitle.en', 7, 'hero.subtitle.en is not of the kind string'],
    ['hero.greeting.en', 'x'.repeat(31), 'has 31 characters, at most 30 fit: shorten it'],
    ['hero.greeting.zh', '你'.repeat(17), 'has 17 characters, at most 16 fit: shorten it'],
    ['hero.greeting.de', 'Guten Tag', `the site does not have: remove it, or add the language in ${file('languages')}`],
    ['hero.greeting.zh', '你好 ', 'hero.greeting.zh begins or ends with a space: remove it'],
    ['hero.greeting.en', 'I am {name}', 'hero.greeting.en has a { or }'],
    ['hero.greeting.en', 'I am <b>Mei</b>', 'hero.greeting.en has an HTML tag: texts are plain, leave it out'],
    ['hero.greeting.en', 'Hello,\nI’m', 'has a line end, tab or invisible character'],
    ['projects.0.link', 'http://example.com/', 'projects[0].link is not a web address'],
    ['person.profiles.0.handle', undefined, 'has neither a url nor a handle'],
    ['person.profiles.1.label', 'X', 'person.profiles[2].label “X” stands here twice'],
    ['person.publications.0.kind', 'poem', 'person.publications[0].kind is neither ‘talk’ nor ‘writing’: choose one'],
    ['person.portrait.file', '../me.png', 'person.portrait.file is not the path of a picture'],
    ['about.paragraphs', [content.hero.description], 'at least 2 must be there'],
    ['analytics.script', 'http://example.com/a.js', `${file('analytics')}: analytics.script is not a web`],
    ['analytics.origins.0', 'https://example.com/api', 'analytics.origins[0] is not an origin'],
    ['analytics.attributes', { onload: 'x' }, 'is not an attribute for data'],
    ['person.email', 'hello@example', 'person.email is not a mail address'],
    ['person.phone', '0755 0000', 'person.phone is not an international number'],
    ['skills.groups.2.skills.0.level', 101, 'skills[0].level (Vi) is 101, not between 0 and 100: correct it'],
    ['skills.groups.2.skills.0.level', 80.5, 'skills[0].level (Vi) is not a whole number: round it'],
    ['projects.0.image', '📚🌏', 'projects[0].image is not exactly one emoji: choose one'],
    ['projects.0.id', 'my project', 'projects[0].id is not an id'],
    ['experience', [job, job], `experience[1].id “${job.id}” stands here twice`],
    ['skills.groups.2.skills.1.name', 'Vi', 'skills.groups[2].skills[1].name “Vi” stands here twice'],
    ['experience.0.start', '2023-13', 'experience[0].start is not a month'],
    ['experience.0.end', '2024-11', 'experience[0].end is before the start'],
    ['experience', [job, { ...job, id: 'newer', start: '2025-01' }], 'experience[1].start is after the job above'],
    ['experience', [], 'experience has too few items: at least 1 must be there'],
    ['about.lead', [], `${file('about')}: about.lead has too few items: exactly 2 must be there`],
    ['person.place.latitude', 91, 'person.place.latitude is 91, not between -85 and 85'],
    ['person.languages.0.tag', 'Chinese', 'person.languages[0].tag is not a language tag'],
    ['person.place.countryCode', 'UK', 'person.place.countryCode is not a country code'],
    [
      'hero.subtitle',
      { zh: '2019 年', en: '2019', ja: '夏' },
      'hero.subtitle.ja does not say 2019, another language does',
    ],
    ['hero.subtitle', { zh: '1.6 秒', en: '1.6 s', ja: '1.7秒' }, 'hero.subtitle.ja does not say 1.6'],
    ['hero.subtitle', { zh: '快 30%', en: '40% faster', ja: '40%速く' }, 'hero.subtitle.zh does not say 40'],
  ])('%s of %j', (field, value, fault) => {
    expect(faultsWith(field, value)).toContain(fault);
  });
});

describe('what is right passes:', () => {
  test.each([
    ['projects.0.image', '🇯🇵'],
    ['projects.0.image', '👩🏽‍💻'],
    ['experience.0.end', job.start],
    ['skills.groups.2.skills.0.level', 100],
    ['experience', [job, { ...job, id: 'other' }]],
    ['hero.greeting.en', 'x'.repeat(30)],
    ['hero.subtitle', { zh: '1 万条笔记', en: 'ten thousand notes', ja: '1万件のノート' }],
    ['hero.subtitle', { zh: '210 万条笔记', en: '2.1 million notes', ja: '210万件のノート' }],
    ['hero.subtitle', { zh: '2019 年起', en: 'since 2019.', ja: '2019年から' }],
    ['skills.groups.1.skills.0.name', 'Vi'],
    ['person.profiles', []],
    ['projects.0.link', 'https://例え.jp/'],
  ])('%s of %j', (field, value) => {
    expect(faultsWith(field, value)).toBe('');
  });
});

test.each([
  [['de', 'en', 'de'], 'languages[2] “de” stands here twice: remove one'],
  [
    ['de', 'pt-PT'],
    `languages[1] “pt-PT” is not a language of the interface, which speaks ${KNOWN_LANGUAGES.join(', ')}`,
  ],
  [[], `languages is empty: name at least one of ${KNOWN_LANGUAGES.join(', ')}`],
])('the list of languages %j is at fault', (languages, fault) => {
  expect(describeFaults(listFaults(languages))).toContain(`${file('languages')}: ${fault}`);
});

test.each([
  ['en', 'From 4.8 s to 1.6 s in 2023, 1,200 people, 95% of them on 3 May 2024.', ['4.8', '1.6', '2023', '95', '2024']],
  [
    'de',
    'Von 4,8 s auf 1,6 s im Jahr 2023, 1.200 Leute, 95 % davon am 3.5.2024.',
    ['4.8', '1.6', '2023', '95', '2024'],
  ],
  ['en', '2.1 million notes, 1.5 billion links, 2.5 s', ['2.5']],
  ['en', 'In 2019 Mio joined, in 2020 kids came, 2.1M notes', ['2019', '2020']],
  ['en', 'a sail of 2.5 m and 1.5 km of rope', ['2.5', '1.5']],
  ['zh', '2.5 千米，2019 万圣节上线', ['2.5', '2019']],
  ['zh', '210 万条笔记，1.5 亿个链接，2.5 秒', ['2.5']],
  ['zh', '2023 年从 4.8 秒到 1.6 秒，1200 人，95%。', ['2023', '4.8', '1.6', '95']],
] as const)('figures are read as the language writes them (%s)', (language, text, figures) => {
  expect(figuresIn(text, language)).toEqual(figures);
});
