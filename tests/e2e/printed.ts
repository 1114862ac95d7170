/** What a printed page says, in every browser that can print. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, type TestInfo } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { allSkills } from '#content/all-skills.ts';
import { content } from '#content/index.ts';
import { profilesOf } from '#content/profiles.ts';
import {
  contactMessages,
  documentMessages,
  experienceMessages,
  heroMessages,
  projectsMessages,
  textIn,
} from '../side-by-side.ts';

export interface Printed {
  readonly pages: number;
  readonly text: string;
}

/** A PDF's words in the order in which they were set, without white space. */
export function printedIn(pdf: Buffer, info: TestInfo): Printed {
  const file = info.outputPath('page.pdf');
  writeFileSync(file, pdf);
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
  return { pages: text.split('\f').length - 1, text: compact(text) };
}

/** Lines may break anywhere, and a font may lack a compatibility form: neither is of interest here. */
export function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B\u2011-]+/g, '');
}

/**
 * Expects what is to be read on paper, and nothing that only a screen needs.
 * @param drawsEmphasis Firefox draws what is set in another weight than a variable face's first: its PDF has no such text.
 */
export function expectPrinted(
  { text }: Printed,
  language: Language,
  address: string,
  { drawsEmphasis = false }: { readonly drawsEmphasis?: boolean } = {},
): void {
  const expected = [...plainWords(language, address), ...(drawsEmphasis ? [] : emphasisedWords(language))];
  expect(expected.filter((words) => !pattern(words).test(text))).toEqual([]);
  const { about, contact } = content;
  const onlyOnScreen = [
    contact.mapNote[language],
    projectsMessages.open[language],
    contactMessages.form.send[language],
    contactMessages.copyEmail[language],
    contactMessages.resume[language],
    contactMessages.vcard[language],
    heroMessages.resume[language],
    documentMessages.skip[language],
    documentMessages.link.newTab[language],
    about.cards.projects.line[language],
  ];
  expect(onlyOnScreen.filter((words) => text.includes(compact(words)))).toEqual([]);
}

function plainWords(language: Language, url: string): string[] {
  const { person, about, experience, projects } = content;
  return [
    ...about.paragraphs.map((paragraph) => paragraph[language]),
    ...experience.flatMap((job) =>
      [job.description, (job.achievements ?? []).map(({ text }) => text)].flat().map((words) => words[language]),
    ),
    ...projects.flatMap(({ description, link, github }) => [description[language], link ?? '', github ?? '']),
    person.email,
    person.phone ?? '',
    ...profilesOf(person).map(({ url: profile, handle = '' }) => profile ?? handle),
    textIn(language, documentMessages.print.from, { url }),
  ];
}

function emphasisedWords(language: Language): string[] {
  const { person, experience, skills, projects } = content;
  return [
    person.name[language],
    person.title[language],
    experienceMessages.heading[language],
    ...experience.map((job) => job.company[language]),
    ...allSkills(skills).map(({ name, level }) => (level === undefined ? name : `${name} ${level}%`)),
    ...projects.map(({ title }) => title[language]),
  ];
}

/** Firefox tells of some ideographs and ligatures only that they are there: as U+FFFD. */
function pattern(words: string): RegExp {
  const marks = compact(words).match(/ffi|ffl|f[fil]|./gu) ?? [];
  return new RegExp(marks.map((mark) => `(?:${mark.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}|\uFFFD)`).join(''));
}
