import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent, stoppingFaults } from '#content/check.ts';
import { content as sample } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { LANGUAGES } from '#shared/language.ts';
import { factsWith } from '#tests/sharing/facts.ts';
import { resume as resumeOf } from '../json-resume.ts';
import { readResume, type Resume } from '../read/read-resume.ts';
import { languagesOf, orderIn, USAGE } from './command.ts';
import { contentFrom, filesOf, type Parts } from './content.ts';
import examples from './examples.json' with { type: 'json' };
import { idsOf } from './work.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCHEMA = dirname(createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'));

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'import-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function parsed(data: unknown): Resume {
  return readResume('cv.json', JSON.stringify(data)).resume;
}

/** The content as it is once the files are read: the parts with each reference followed. */
function contentIn(parts: Parts): Content {
  const { person } = parts as unknown as Content;
  const own = JSON.stringify(parts)
    .replace('{"reference":"person.name"}', JSON.stringify(person.name))
    .replace('{"reference":"person.hours"}', JSON.stringify(person.hours));
  return JSON.parse(own) as Content;
}

/** What is imported from the data of some languages, for a site with all of its languages. */
function imported(data: Readonly<Record<string, unknown>>) {
  const resumes = Object.fromEntries(Object.entries(data).map(([tag, own]) => [tag, parsed(own)]));
  const result = contentFrom(resumes, LANGUAGES);
  return { ...result, resumes, content: contentIn(result.parts) };
}

const ofSchema = (file: string) => ({ en: JSON.parse(readFileSync(join(SCHEMA, file), 'utf8')) as unknown });
const osaka = imported(examples.osaka);
const lisbon = imported(examples.lisbon);
const schemaSample = imported(ofSchema('sample.resume.json'));

test.each([
  ['the sample of the schema', schemaSample],
  ['an engineer of many years', imported(ofSchema('examples/senior-engineer.resume.json'))],
  ['a graduate', imported(ofSchema('examples/new-grad.resume.json'))],
  ['somebody from another trade', imported(ofSchema('examples/career-changer.resume.json'))],
  ['a developer in Osaka, in two languages', osaka],
  ['a designer in Lisbon', lisbon],
  ['nothing but a name', imported({ en: { basics: { name: 'Ada' }, work: null } })],
])('what is left to do after an import is to write what the résumé does not say: %s', (_, { content }) => {
  const faults = checkContent(content);
  expect(stoppingFaults(faults, { released: false })).toEqual([]);
  for (const { rule, isNote } of faults)
    expect(rule).toMatch(isNote ? /^has \d+ characters, at most|^has too many items/ : /^is still a placeholder: /);
  expect(stoppingFaults(faults, { released: true })).toEqual(faults.filter(({ isNote }) => !isNote));
});

test('the site’s own résumés come back', () => {
  const own = LANGUAGES.map((language) => [language, JSON.parse(resumeOf(factsWith(), language)) as unknown] as const);
  const { person, ...back } = imported(Object.fromEntries(own)).content;
  const { experience, projects, skills } = sample;
  const withoutId = (entry: { readonly id: string; readonly image?: string }) => ({ ...entry, id: '', image: '' });
  const jobs = (all: Content['experience']) =>
    all.map(({ achievements = [], ...job }) => ({ ...withoutId(job), achievements: achievements.map(withoutId) }));
  const { name, title, education, languages, profiles, email, phone, place } = sample.person;
  expect(jobs(back.experience)).toEqual(jobs(experience));
  expect(back.projects.map(withoutId)).toEqual(projects.map(withoutId));
  expect(back.skills.groups.map(withoutId)).toEqual(skills.groups.map(withoutId));
  expect(person).toMatchObject({ name, title, education, languages, profiles, email, phone });
  expect(person.place.fullName).toEqual(place.fullName);
});

describe('résumés of two languages', () => {
  const { person, experience, projects, about } = osaka.content;

  test('become one content, entry beside entry', () => {
    expect(experience[0]).toMatchObject({
      company: { ja: '浪速倉庫テック株式会社', en: 'Naniwa Warehouse Tech' },
      achievements: [
        {},
        {
          id: 'operations',
          label: { ja: '運用', en: 'Operations' },
          text: { en: 'reduced calls at night from 14 a month to 2.' },
        },
      ],
    });
    expect(person.languages?.map(({ tag, name }) => [tag, name['en'], name['ja']])).toEqual([
      ['ja', 'Japanese', '日本語'],
      ['en', 'English', '英語'],
    ]);
  });

  test('put together jobs of the same months, in whatever order each has them', () => {
    const { ja, en } = osaka.resumes as Record<'ja' | 'en', Resume>;
    const reversed = { ...en, work: en.work.toReversed() };
    expect(en.work.length).toBe(ja.work.length);
    expect(contentFrom({ ja, en: reversed }).parts['experience']).toEqual(contentFrom({ ja, en }).parts['experience']);
  });

  test('ask for a translation where only one has an entry, and keep the paragraphs of the summary where each has as many', () => {
    expect(projects.map(({ id, title }) => [id, title['en']])).toEqual([
      ['tanaban', 'Tanaban'],
      ['project-2', 'TODO: translate “当番表”'],
    ]);
    expect(about.paragraphs.map((text) => text['en'])).toEqual([
      'I build APIs for payments and stock in Osaka. I like systems that wake nobody at night.',
      'Once a month I host a Go meetup in Kitahama.',
    ]);
    expect([person.name['ja'], person.reading?.['ja']]).toEqual(['西野 葵', 'Aoi Nishino']);
  });

  test('tell of skills with a name in each', () => {
    const resumeWith = (keyword: string) => ({
      skills: [
        { name: 'Web', keywords: ['React', keyword] },
        { name: 'Tools', keywords: ['Git'] },
      ],
      basics: {},
    });
    const { concluded } = imported({ de: resumeWith('Vorlesehilfen'), en: resumeWith('Screen readers') });
    expect(concluded.join('\n')).toContain('skills: Screen readers are called as in the first language');
  });
});

describe('a résumé is read as it is written:', () => {
  test('a year alone stands for its first or last month, and the owner is told', () => {
    expect(osaka.content.experience.map(({ start, end }) => [start, end])).toEqual([
      ['2021-04', undefined],
      ['2016-01', '2021-03'],
    ]);
    expect(osaka.concluded).toContain(
      'experience, kohaku-payments: 2016 is a year without a month, January or December stands for it',
    );
  });

  test('the newest job stands first, and a summary in one paragraph is two, parted between sentences', () => {
    const { experience, about } = lisbon.content;
    expect(experience.map(({ id }) => id)).toEqual(['estudio-mare', 'museu-do-mar']);
    expect(about.paragraphs.map((text) => text['en'])).toEqual([
      'I design and build interfaces for museums in Lisbon. Most of my work starts on paper.',
      'I keep it quiet, legible and quick, and I test it in the room where it will be used.',
    ]);
  });

  test('only a percentage is a level; “Master” is none', () => {
    expect(lisbon.content.skills.groups).toMatchObject([
      { skills: [{ name: 'SvelteKit', level: 95 }, { name: 'Typography' }, { name: 'Figma' }] },
    ]);
    expect(schemaSample.content.skills.groups.map(({ name, skills }) => [name['en'], skills])).toEqual([
      ['Web Development', [{ name: 'HTML' }, { name: 'CSS' }, { name: 'Javascript' }]],
      ['Compression', [{ name: 'Mpeg' }, { name: 'MP4' }, { name: 'GIF' }]],
    ]);
  });

  test('an address on a host of code is that of the code', () => {
    expect(osaka.content.projects.map(({ link, github }) => ({ link, github }))).toEqual([
      { github: 'https://github.com/aoi-nishino/tanaban' },
      { link: 'https://touban.example.com/' },
    ]);
  });

  test('a profile is called by its network or its host, one without an address keeps its name, and none stands twice', () => {
    const own = 'https://inesfalcao.example.com/';
    expect(lisbon.content.person.profiles?.[0]).toEqual({ label: 'inesfalcao.example.com', url: own });
    expect(osaka.content.person.profiles?.[2]).toEqual({ label: 'Discord', handle: 'nishino#0420' });
    const profiles = [{ network: 'Blog', url: 'https://ann.example.org' }];
    const { content } = imported({ en: { basics: { url: 'https://www.ann.example.org/', profiles } } });
    expect(content.person.profiles).toEqual([{ label: 'Blog', url: 'https://ann.example.org' }]);
  });

  test.each([
    [{ keywords: ['Vue', ' Go '] }, ['Vue', 'Go']],
    [{ skills: 'Vue, Go', summary: 'With React.' }, ['Vue', 'Go']],
    [{ keywords: ['Vue'], highlights: ['Built with: React, CSS'] }, ['React', 'CSS']],
    [{ summary: 'Pages in React and ReactNative.' }, ['React']],
    [{ summary: 'Pages.' }, ['TODO: a technology']],
  ])('the technologies of the job %j are %j', (own, technologies) => {
    const { content } = imported({ en: { basics: {}, work: [own], skills: ['React', 'CSS'] } });
    expect(content.experience[0]?.technologies).toEqual(technologies);
  });

  test.each([
    [examples.lisbon.en, ['volunteer (1)']],
    [ofSchema('sample.resume.json').en, ['awards (1)', 'references (1)', 'work: url', 'skills: level']],
  ])('what has no place is named', (data, leftOut) => {
    expect(readResume('cv.json', JSON.stringify(data)).leftOut).toEqual(expect.arrayContaining(leftOut));
  });
});

describe('an id', () => {
  test.each([
    ['C++ & “friends”', 'c-friends'],
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
  const files = await filesOf(osaka.parts, LANGUAGES, ROOT);
  for (const [name, source] of files) writeFileSync(join(folder, name), source);
  const { module } = await runnerImport<Content>(join(folder, 'index.ts'), { logLevel: 'error' });
  expect({ ...module }).toEqual(osaka.content);
  expect(files.get('sharing.ts')).toContain('siteName: person.name,');
  expect(files.get('languages.ts')).toContain("export const LANGUAGES = ['zh', 'en', 'ja'] as const satisfies");
});

describe('the command', () => {
  const languages = (...files: [path: string, language?: string | undefined, own?: string][]) =>
    languagesOf(
      files.map(([path, language, own]) => ({ path, language, own })),
      ['zh', 'en', 'ja'],
    );

  test('names files, each with or without its language', () => {
    expect(orderIn(['zh=cv.zh.json', './en=odd.json'])).toEqual({
      files: [
        { language: 'zh', path: 'cv.zh.json' },
        { language: undefined, path: './en=odd.json' },
      ],
      replace: false,
    });
    expect(orderIn(['--replace', 'a.json'])).toMatchObject({ replace: true });
    expect(() => orderIn([])).toThrow(USAGE);
    expect(() => orderIn(['--force', 'a.json'])).toThrow('--force');
  });

  test('takes the language before a file, else that of the résumé, else English, and its owner is told', () => {
    expect(languages(['a', 'zh', 'ja'], ['b', undefined, 'ja-JP'], ['c'])).toEqual({
      languages: ['zh', 'ja', 'en'],
      notes: [
        'c does not say its language: English stands round it; if it is in zh or ja, write that before it, as in zh=c',
      ],
    });
    expect(languages(['cv.th.json', undefined, 'th-TH']).notes[0]).toMatch(
      /^cv\.th\.json is in “th-TH”, which the interface does not speak: English stands/,
    );
    expect(() => languages(['cv.pt.json', 'pt'])).toThrow(
      'cv.pt.json: the interface does not speak “pt” (it speaks zh, en, ja): leave the file out, or add the language first',
    );
    expect(() => languages(['a'], ['b'])).toThrow(/^Two files are in “en”/);
  });

  test.each([
    ['nothing.json', undefined, 'There is no file nothing.json.\n'],
    ['broken.json', '{', 'broken.json is not JSON: line 1, column 2: it ends before it is closed\n'],
    [
      'latin-1.json',
      Buffer.from('{"basics":{"name":"José"}}', 'latin1'),
      'latin-1.json is not in UTF-8: save it so.\n',
    ],
  ])('stops at %s in one line, without a stack', (name, text, said) => {
    if (text !== undefined) writeFileSync(join(folder, name), text);
    const env = { ...process.env, INIT_CWD: folder, npm_config_replace: 'true' };
    const program = ['--import', 'tsx', 'packages/resume/import/main.ts', name];
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: ROOT, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, said]);
  });
});
