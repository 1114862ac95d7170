/** What is to be read of the owner, on the page and on paper. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { content } from '#content/index.ts';
import type { Language } from '#shared/language.ts';

/** The owner's sentences that a text does not hold. Lines may break anywhere, and a font may lack a compatibility form. */
export function missingSentences(text: string, language: Language): string[] {
  const { person, hero, about, experience, skills, projects } = content;
  const sentences = [
    person.name,
    person.title,
    hero.description,
    skills.note,
    ...about.paragraphs,
    ...experience.flatMap(({ company, description, achievements = [] }) => [
      company,
      description,
      ...achievements.map((achievement) => achievement.text),
    ]),
    ...projects.flatMap(({ title, description }) => [title, description]),
  ].map((sentence) => sentence[language]);
  return sentences.filter((sentence) => !compact(text).includes(compact(sentence)));
}

/** The owner's addresses that a text does not hold. */
export function missingAddresses(text: string): string[] {
  const { person, projects } = content;
  const profiles = (person.profiles ?? []).map(({ url, handle }) => url ?? handle);
  const addresses = [
    person.email,
    person.phone,
    ...profiles,
    ...projects.flatMap(({ link, github }) => [link, github]),
  ];
  return addresses
    .filter((address) => address !== undefined)
    .filter((address) => !compact(text).includes(compact(address)));
}

export function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B\u2011-]+/g, '');
}

/** A PDF's words in the order in which they were set. */
export function printedIn(pdf: Uint8Array, info: TestInfo): { pages: number; text: string } {
  const file = info.outputPath('page.pdf');
  writeFileSync(file, pdf);
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
  return { pages: text.split('\f').length - 1, text: compact(text) };
}
