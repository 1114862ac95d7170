/** The PDF résumés as a reader's tools see them: poppler's `pdftotext`, `pdfinfo`, `pdffonts`. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { degreeIn } from '#i18n/locales/facts.ts';
import { content as awkward } from '#tests/fixtures/awkward/content.ts';
import {
  experienceMessages,
  pdfMessages,
  personMessages,
  projectsMessages,
  skillsMessages,
  isSample,
} from '#tests/side-by-side.ts';
import { makePdfs, pdfSource } from './pdf.ts';

const SOURCE = { publicUrl: 'https://owner.example.com', modified: new Date('2026-03-09T22:00:00Z') };
const SKILLS = content.skills.groups.flatMap(({ skills }) => skills);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  await makePdfs({ content, outDir: join(folder, 'sample'), ...SOURCE });
  await makePdfs({ content: awkward, outDir: join(folder, 'awkward'), ...SOURCE });
});

afterAll(() => rm(folder, { recursive: true }));

const pdf = (language: Language, owner = 'sample') => join(folder, owner, `resume.${language}.pdf`);

/** What a program says of a file; its word about a quirk of the file's dictionary is of no interest. */
function ask(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Lines may break anywhere, and a gap between Latin and Chinese letters is read as a space. */
const compact = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

/** The texts that do not follow each other in this order; empty when all do. */
function outOfOrder(text: string, expected: readonly string[]): string[] {
  let position = 0;
  return expected.filter((words) => {
    const found = text.indexOf(compact(words), position);
    if (found >= 0) position = found + compact(words).length;
    return found < 0;
  });
}

describe.each(LANGUAGES)('the résumé in %s', (language) => {
  const { person, about, experience, projects } = content;
  const levels = SKILLS.map(({ name, level }) => (level === undefined ? name : `${name} ${level}%`));
  const opening = pdfMessages.objective[language];
  const objective = opening === pdfMessages.profile[language] ? '' : opening;
  const availability = person.availability?.[language] ?? '';

  test('reads from the name to the last language in the order of the page', () => {
    const everything = [
      person.name[language],
      person.title[language],
      person.place.fullName[language],
      person.email,
      person.phone ?? '',
      pdfMessages.website[language],
      `owner.example.com/${language}`,
      ...(person.profiles ?? []).map(({ url, handle = '' }) => url?.replace('https://', '') ?? handle),
      ...(objective === '' ? [] : [objective, person.title[language], availability]),
      pdfMessages.profile[language],
      ...about.paragraphs.map((paragraph) => paragraph[language]),
      ...(objective === '' ? [availability] : []),
      personMessages.languages[language],
      ...(person.languages ?? []).flatMap(({ name, fluency }) => [name[language], fluency[language]]),
      skillsMessages.heading[language],
      ...levels,
      content.skills.note[language],
      experienceMessages.heading[language],
      ...experience.flatMap(({ company, position, description, achievements: own = [] }) =>
        [company, position, description, ...own.flatMap(({ label, text }) => (label ? [label, text] : [text]))].map(
          (text) => text[language],
        ),
      ),
      ...(person.education ?? []).map(({ school, subject, degree, year }) =>
        degreeIn(MESSAGES[language].facts, {
          school: school[language],
          subject: subject[language],
          degree: degree[language],
          year,
        }),
      ),
      pdfMessages.strengths[language],
      ...Object.values(about.advantages).flatMap(({ label, text }) => [label[language], text[language]]),
      projectsMessages.heading[language],
      ...projects.flatMap(({ title, description, technologies, link, github }) => [
        title[language],
        description[language],
        ...technologies,
        ...[link, github].map((url = '') => url.replace('https://', '')),
      ]),
    ];
    expect(outOfOrder(compact(ask('pdftotext', '-raw', pdf(language), '-')), everything)).toEqual([]);
  });

  // How a reader orders columns over a page's end is its own affair: the sample's jobs stand on one.
  test('is a tagged A4 document that knows its title, author and language', async () => {
    const facts = ask('pdfinfo', pdf(language));
    const fact = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(facts)?.[1];
    expect(fact('Page size')).toContain('(A4)');
    expect(fact('Tagged')).toBe('yes');
    expect(fact('Author')).toBe(person.name[language]);
    expect(fact('Title')).toBe(pdfMessages.title[language].replace('{name}', person.name[language]));
    expect(fact('Subject')).toContain(person.title[language]);
    expect(fact('Keywords')).toBe(SKILLS.map(({ name }) => name).join(', '));
    expect(fact('CreationDate')).toContain('Mar  9');
    expect(await readFile(pdf(language), 'latin1')).toContain(`/Lang (${HTML_LANG[language]})`);
  });

  test.runIf(isSample)('takes at most two pages, with name and skills on the first', () => {
    const [first = '', ...others] = ask('pdftotext', '-raw', pdf(language), '-').split('\f').slice(0, -1);
    expect(others.length).toBeLessThanOrEqual(1);
    expect(first).toMatch(new RegExp(`^${person.name[language]}\\s`));
    expect(outOfOrder(compact(first), levels)).toEqual([]);
  });

  test('has a structure of headings and lists', () => {
    const structure = ask('pdfinfo', '-struct', pdf(language));
    const count = (tag: string) => structure.match(new RegExp(`^ +${tag} `, 'gm'))?.length;
    expect([count('H1'), count('H2')]).toEqual([1, objective === '' ? 6 : 7]);
    expect(count('LI')).toBe(experience.flatMap((job) => job.achievements).length);
  });

  test('leads to mail, phone, page, profiles and projects', () => {
    const links = ask('pdfinfo', '-url', pdf(language)).match(/\S+:\S+$/gm);
    expect(links).toEqual([
      `mailto:${person.email}`,
      ...(person.phone === undefined ? [] : [`tel:${person.phone.replaceAll(' ', '')}`]),
      `https://owner.example.com/${language}/`,
      ...(person.profiles ?? []).flatMap(({ url }) => url ?? []),
      ...projects.flatMap(({ link, github }) => [link, github].filter((url) => url !== undefined)),
    ]);
  });

  test('carries its own fonts, cut down, with the way back from glyphs to letters', () => {
    const fonts = ask('pdffonts', pdf(language)).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !/^[A-Z]{6}\+.* yes yes yes /.test(font))).toEqual([]);
  });

  test('begins no line with a mark that ends a phrase', () => {
    const lines = ask('pdftotext', '-layout', pdf(language), '-').split('\n');
    expect(
      lines.filter((line) =>
        /^\s*[、。，．・：；？！）」』】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ,.;:)]/.test(line),
      ),
    ).toEqual([]);
  });
});

test('the same content makes the same bytes', async () => {
  await makePdfs({ content, outDir: join(folder, 'again'), ...SOURCE });
  for (const language of LANGUAGES) {
    expect((await readFile(pdf(language, 'again'))).equals(await readFile(pdf(language)))).toBe(true);
  }
});

test('a long name of a group takes no room of its skills', async () => {
  const own = structuredClone(content);
  own.skills.groups.forEach((group, index) => {
    group.name.en = `Programming languages, frameworks and libraries ${index}`;
    group.skills = ['PostgreSQL', 'Elasticsearch', 'Internationalisation'].map((name) => ({ name }));
  });
  await makePdfs({ content: own, outDir: join(folder, 'long-names'), ...SOURCE });
  const words = ask('pdftotext', pdf('en', 'long-names'), '-').split(/\s+/);
  expect(words).toEqual(expect.arrayContaining(['PostgreSQL', 'Elasticsearch', 'Internationalisation']));
});

test('a project without a description has its summary, as on the page', () => {
  const own = structuredClone(content);
  own.projects[0]!.description.en = 'TODO: what it is';
  const [project] = pdfSource({ content: own, ...SOURCE }, 'en').projects.projects;
  expect(project?.description).toBe(own.projects[0]!.summary.en);
});

describe('an owner with much to say', () => {
  const pages = () => ask('pdftotext', '-raw', pdf('en', 'awkward'), '-').split('\f').slice(0, -1);

  test('gets as many pages as that takes', () => {
    const text = compact(pages().join(''));
    const all = awkward.experience.flatMap((job) => (job.achievements ?? []).map((achievement) => achievement.text.en));
    const hyphens = /[-‐\u00AD]/g;
    expect(
      outOfOrder(
        text.replaceAll(hyphens, ''),
        all.map((words) => words.replaceAll(hyphens, '')),
      ),
    ).toEqual([]);
    expect(pages().length).toBeGreaterThan(2);
  });

  test('finds degrees, certificates, talks and writing under the jobs, and no level where there is none', () => {
    const text = compact(pages().join('')).replaceAll(/[-‐\u00AD]/g, '');
    const { certificates = [], publications = [] } = awkward.person;
    const listed = [
      personMessages.education.en,
      MESSAGES.en.facts.records.certificate,
      ...certificates.map(({ name }) => name.en),
      MESSAGES.en.facts.records.talk,
      ...publications.filter(({ kind }) => kind === 'talk').map(({ title }) => title.en),
      MESSAGES.en.facts.records.writing,
      ...publications.filter(({ kind }) => kind === 'writing').map(({ title }) => title.en),
      pdfMessages.strengths.en,
    ];
    expect(outOfOrder(text, listed)).toEqual([]);
    for (const { url } of [...certificates, ...publications])
      if (url !== undefined) expect(text).toContain(url.replace('https://', '').replaceAll('-', ''));
    expect(text).toContain('Versionsverwaltung');
    expect(text).not.toMatch(/undefined|Versionsverwaltung\d|null/);
  });

  test('has no heading alone at the end of a page', () => {
    const { profile } = pdfMessages;
    const { company } = awkward.experience[0]!;
    const { title } = awkward.projects[0]!;
    const { achievements, heading } = experienceMessages;
    const headings = [profile, heading, skillsMessages.heading, projectsMessages.heading, achievements, company, title];
    const lastLines = pages().map((page) => page.trim().split('\n').at(-2));
    expect(lastLines.filter((line) => headings.some(({ en }) => en === line))).toEqual([]);
  });

  test('has no word beyond the margins', () => {
    const words = ask('pdftotext', '-bbox', pdf('en', 'awkward'), '-').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)"/g);
    const [left, right] = [50, 546];
    expect([...words].filter(([, from, to]) => Number(from) < left || Number(to) > right)).toEqual([]);
  });
});
