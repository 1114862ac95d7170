import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkContent, stoppingFaults } from '#content/check.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES } from '#shared/language.ts';
import { resume as resumeOf } from '../json-resume.ts';
import { content as sample } from '#content/index.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { contentFrom, filesOf, type Parts } from './content.ts';
import { readResume, type Resume } from '../read/read-resume.ts';
import { idsOf } from './work.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCHEMA = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'));
const OWN = join(import.meta.dirname, 'examples');

function parsed(text: string): Resume {
  return readResume('cv.json', text).resume;
}

async function read(file: string): Promise<Resume> {
  return parsed(await readFile(file, 'utf8'));
}

/** The content as it is once the files are read: the parts with each reference followed. */
function contentIn(parts: Parts): Content {
  const { person } = parts as unknown as Content;
  const own = JSON.stringify(parts)
    .replace('{"reference":"person.name"}', JSON.stringify(person.name))
    .replace('{"reference":"person.hours"}', JSON.stringify(person.hours));
  return JSON.parse(own) as Content;
}

/** What is imported from the files of some languages, for a site with all of its languages. */
async function imported(files: Readonly<Record<string, string>>) {
  const entries = await Promise.all(Object.entries(files).map(async ([tag, file]) => [tag, await read(file)] as const));
  const result = contentFrom(Object.fromEntries(entries), LANGUAGES);
  return { ...result, content: contentIn(result.parts) };
}

const osaka = { ja: join(OWN, 'osaka.ja.json'), en: join(OWN, 'osaka.en.json') };
const lisbon = { en: join(OWN, 'lisbon.en.json') };

describe('what is left to do after an import is to write what the résumé does not say:', () => {
  test.each([
    ['the sample of the schema', { en: join(SCHEMA, 'sample.resume.json') }],
    ['an engineer of many years', { en: join(SCHEMA, 'examples/senior-engineer.resume.json') }],
    ['a graduate', { en: join(SCHEMA, 'examples/new-grad.resume.json') }],
    ['somebody from another trade', { en: join(SCHEMA, 'examples/career-changer.resume.json') }],
    ['a developer in Osaka, in two languages', osaka],
    ['a designer in Lisbon', lisbon],
  ])('%s', async (_, files) => {
    const { content } = await imported(files);
    const faults = checkContent(content);
    expect(stoppingFaults(faults, { released: false })).toEqual([]);

    for (const { rule, isNote } of faults)
      expect(rule).toMatch(isNote ? /^has \d+ characters, at most|^has too many items/ : /^is still a placeholder: /);
    expect(stoppingFaults(faults, { released: true })).toEqual(faults.filter(({ isNote }) => !isNote));
  });
});

test('the site’s own résumés come back', () => {
  const resumes = LANGUAGES.map((language) => [language, parsed(resumeOf(factsWith(), language))] as const);
  const { person, ...back } = contentIn(contentFrom(Object.fromEntries(resumes)).parts);
  const { experience, projects, skills } = sample;
  const withoutId = (entry: { readonly id: string; readonly image?: string }) => ({ ...entry, id: '', image: '' });
  const jobs = (all: Content['experience']) =>
    all.map(({ achievements = [], ...job }) => ({ ...withoutId(job), achievements: achievements.map(withoutId) }));
  const facts = ({ name, title, education, languages, profiles, email, phone, place }: Content['person']) => [
    name,
    title,
    education,
    languages,
    profiles,
    email,
    phone,
    place.fullName,
  ];
  expect(jobs(back.experience)).toEqual(jobs(experience));
  expect(back.projects.map(withoutId)).toEqual(projects.map(withoutId));
  expect(back.skills.groups.map(withoutId)).toEqual(skills.groups.map(withoutId));
  expect(facts(person)).toEqual(facts(sample.person));
});

describe('résumés of two languages', () => {
  test('become one content, entry beside entry', async () => {
    const { content } = await imported(osaka);
    expect(content.experience[0]?.company).toMatchObject({ ja: '浪速倉庫テック株式会社', en: 'Naniwa Warehouse Tech' });
    expect(content.experience[0]?.achievements?.[1]).toMatchObject({
      id: 'operations',
      label: { ja: '運用', en: 'Operations' },
      text: { en: 'reduced calls at night from 14 a month to 2.' },
    });
    expect(content.person.languages?.map(({ tag, name }) => [tag, name['en'], name['ja']])).toEqual([
      ['ja', 'Japanese', '日本語'],
      ['en', 'English', '英語'],
    ]);
  });

  test('put together jobs of the same months, in whatever order each has them', async () => {
    const [ja, en] = [await read(osaka.ja), await read(osaka.en)];
    const reversed = { ...en, work: en.work.toReversed() };
    expect(en.work.length).toBe(ja.work.length);
    expect(contentFrom({ ja, en: reversed }).parts['experience']).toEqual(contentFrom({ ja, en }).parts['experience']);
  });

  test('ask for a translation where only one has an entry', async () => {
    const { content } = await imported(osaka);
    expect(content.projects.map(({ title }) => title['en'])).toEqual(['Tanaban', 'TODO: translate “当番表”']);
    expect(content.projects.map(({ id }) => id)).toEqual(['tanaban', 'project-2']);
  });

  test('keep the paragraphs of the summary where each has as many', async () => {
    const { content } = await imported(osaka);
    expect(content.about.paragraphs.map((text) => text['en'])).toEqual([
      'I build APIs for payments and stock in Osaka. I like systems that wake nobody at night.',
      'Once a month I host a Go meetup in Kitahama.',
    ]);
  });

  test('read a name in other letters by the other language', async () => {
    const { content } = await imported(osaka);
    expect(content.person.name['ja']).toBe('西野 葵');
    expect(content.person.reading?.['ja']).toBe('Aoi Nishino');
  });
});

describe('a résumé is read as it is written:', () => {
  test('a year alone stands for its first or last month, and the owner is told', async () => {
    const { content, concluded } = await imported(osaka);
    expect(content.experience.map(({ start, end }) => [start, end])).toEqual([
      ['2021-04', undefined],
      ['2016-01', '2021-03'],
    ]);
    expect(concluded).toContain(
      'experience, kohaku-payments: 2016 is a year without a month, January or December stands for it',
    );
  });

  test('the newest job stands first', async () => {
    const { content } = await imported(lisbon);
    expect(content.experience.map(({ id }) => id)).toEqual(['estudio-mare', 'museu-do-mar']);
  });

  test('a summary in one paragraph is two, parted between sentences', async () => {
    const { content } = await imported(lisbon);
    expect(content.about.paragraphs.map((text) => text['en'])).toEqual([
      'I design and build interfaces for museums in Lisbon. Most of my work starts on paper.',
      'I keep it quiet, legible and quick, and I test it in the room where it will be used.',
    ]);
  });

  test('only a percentage is a level; “Master” is none', async () => {
    expect((await imported(lisbon)).content.skills.groups).toMatchObject([
      { skills: [{ name: 'SvelteKit', level: 95 }, { name: 'Typography' }, { name: 'Figma' }] },
    ]);
    const { content } = await imported({ en: join(SCHEMA, 'sample.resume.json') });
    expect(content.skills.groups.map(({ name, skills }) => [name['en'], skills])).toEqual([
      ['Web Development', [{ name: 'HTML' }, { name: 'CSS' }, { name: 'Javascript' }]],
      ['Compression', [{ name: 'Mpeg' }, { name: 'MP4' }, { name: 'GIF' }]],
    ]);
  });

  test('an address on a host of code is that of the code', async () => {
    const { content } = await imported(osaka);
    expect(content.projects.map(({ link, github }) => ({ link, github }))).toEqual([
      { github: 'https://github.com/aoi-nishino/tanaban' },
      { link: 'https://touban.example.com/' },
    ]);
  });

  test('a profile without a network is called by its host, one without an address keeps its name', async () => {
    expect((await imported(lisbon)).content.person.profiles?.[0]).toEqual({
      label: 'inesfalcao.example.com',
      url: 'https://inesfalcao.example.com/',
    });
    expect((await imported(osaka)).content.person.profiles?.[2]).toEqual({ label: 'Discord', handle: 'nishino#0420' });
  });

  test('a job’s technologies are those of the résumé that its text names', async () => {
    const { content } = await imported(osaka);
    expect(content.experience[0]?.technologies).toEqual(['PostgreSQL']);
    expect(content.experience[1]?.technologies).toEqual(['TODO: a technology']);
  });

  test.each([
    [{ keywords: ['Vue', ' Go '] }, ['Vue', 'Go']],
    [{ skills: 'Vue, Go', summary: 'With React.' }, ['Vue', 'Go']],
    [{ keywords: ['Vue'], highlights: ['Built with: React, CSS'] }, ['React', 'CSS']],
  ])('the technologies of the job %j are %j', (own, technologies) => {
    const resume = parsed(JSON.stringify({ basics: {}, work: [own], skills: ['React', 'CSS'] }));
    expect(contentIn(contentFrom({ en: resume }).parts).experience[0]?.technologies).toEqual(technologies);
  });

  test('an own site that is a profile too is one way to reach the owner', () => {
    const profiles = [{ network: 'Blog', url: 'https://ann.example.org' }];
    const resume = parsed(JSON.stringify({ basics: { url: 'https://www.ann.example.org/', profiles } }));
    expect(contentIn(contentFrom({ en: resume }).parts).person.profiles).toEqual([
      { label: 'Blog', url: 'https://ann.example.org' },
    ]);
  });

  test('what has no place is named', async () => {
    const leftOutOf = async (file: string) => readResume(file, await readFile(file, 'utf8')).leftOut;
    expect(await leftOutOf(lisbon.en)).toEqual(['volunteer (1)']);
    expect(await leftOutOf(join(SCHEMA, 'sample.resume.json'))).toEqual(
      expect.arrayContaining(['awards (1)', 'references (1)', 'work: url', 'skills: level']),
    );
  });

  test('skills with a name in each language are told of', () => {
    const resumeWith = (keyword: string) => {
      const skills = [
        { name: 'Web', keywords: ['React', keyword] },
        { name: 'Tools', keywords: ['Git'] },
      ];
      return parsed(JSON.stringify({ basics: { name: 'Ada' }, skills }));
    };
    const { concluded } = contentFrom({ de: resumeWith('Vorlesehilfen'), en: resumeWith('Screen readers') });
    expect(concluded.join('\n')).toContain('skills: Screen readers are called as in the first language');
  });
});

test('nothing but a name is a résumé too', () => {
  const content = contentIn(
    contentFrom({ en: parsed('{ "basics": { "name": "Ada" }, "work": null }') }, LANGUAGES).parts,
  );
  expect(stoppingFaults(checkContent(content), { released: false })).toEqual([]);
});

describe('an id', () => {
  test.each([
    ['C++ & “friends”', 'c-friends'],
    ['Café Lumen & Söhne', 'cafe-lumen-soehne'],
    ['U\u0308bung', 'uebung'],
    ['Straße nach Łódź, Ærø', 'strasse-nach-lodz-aero'],
    ['HackMyResume', 'hackmyresume'],
    ['棚番くん', 'project-1'],
    ['3D print farm', 'project-3d-print-farm'],
    [`${'a'.repeat(35)} b`, 'a'.repeat(35)],
  ])('of %s is %s', (name, id) => {
    expect(idsOf('project', [name], (en) => ({ en }))).toEqual([id]);
  });

  test('is of the first language with Latin letters, and no other’s', () => {
    const names = ['Maré', 'Mare', 'MARÉ!', '潮', 'job 4'];
    expect(idsOf('job', ['Tanaban'], (en) => ({ ja: '棚番くん', en }))).toEqual(['tanaban']);
    expect(idsOf('job', names, (en) => ({ en }))).toEqual(['mare', 'mare-2', 'mare-3', 'job-4', 'job-4-2']);
  });
});

test('the files hold what was imported, and say a fact once', async () => {
  const { parts, content } = await imported(osaka);
  const files = await filesOf(parts, LANGUAGES, ROOT);
  const folder = await mkdtemp(join(tmpdir(), 'owner-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all([...files].map(([name, source]) => writeFile(join(folder, name), source)));
  const { module } = await runnerImport<Content>(join(folder, 'index.ts'), { logLevel: 'error' });
  expect({ ...module }).toEqual(content);
  expect(files.get('sharing.ts')).toContain('siteName: person.name,');
  expect(files.get('languages.ts')).toContain("export const LANGUAGES = ['zh', 'en', 'ja'] as const satisfies");
});
