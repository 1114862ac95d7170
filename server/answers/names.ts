/** The content's own names, as a visitor may write them, turned into marks: what is left is about the field. */
import type { Content, Job } from '#content/schema.ts';
import { isFieldWord } from './topics.ts';
import { MARKS } from './vocabulary/vocabulary.ts';
import { keywordsOf, normalized } from './words.ts';

/** The legal form at the end of a Chinese or Japanese company's name. */
const COMPANY_ENDINGS = /(有限公司|股份|科技|网络|信息|软件|集团|公司|株式会社)+$/;

/** Puts marks in the place of the names of owner, companies and place. The question comes in lower case. */
export function createNameMarker(content: Content): (question: string) => string {
  const { person, experience } = content;
  const owner = [...Object.values(person.name), ...Object.values(person.reading)];
  const company = experience.flatMap(companyNames);
  const place = [...Object.values(person.place.name), ...Object.values(person.place.fullName)].flatMap(shortForms);
  const names = [
    ...owner.flatMap(partsOf).map((name) => ({ name, mark: MARKS.owner })),
    ...company.map((name) => ({ name, mark: MARKS.company })),
    ...place.map((name) => ({ name, mark: MARKS.place })),
  ]
    .flatMap(({ name, mark }) => spellings(name).map((spelling) => ({ name: spelling, mark })))
    .filter(({ name }) => name.length > 1)
    .toSorted((one, other) => other.name.length - one.name.length);
  return (question) => names.reduce((text, { name, mark }) => text.replaceAll(boundName(name), mark), question);
}

/** Finds the job whose company a question names, the newest of several. The question comes in lower case. */
export function createJobFinder({ experience }: Content): (question: string) => Job | undefined {
  const jobs = experience.map((job) => ({ job, names: companyNames(job).flatMap(spellings).map(boundName) }));
  return (question) => jobs.find(({ names }) => names.some((name) => question.search(name) >= 0))?.job;
}

function companyNames({ company }: Job): string[] {
  return Object.values(company).flatMap(shortForms);
}

/** `Islet Technology` → also `Islet`; `嶼記科技（Islet）` → also its two parts; `屿记科技` → also `屿记`. */
function shortForms(name: string): string[] {
  const parts = [name, ...name.split(/[（()）]/)].map((part) => part.trim()).filter((part) => part !== '');
  const withoutEndings = parts.map((part) => part.replace(COMPANY_ENDINGS, ''));
  return [...new Set([...parts, ...withoutEndings, ...parts.flatMap(beginnings)])];
}

/** `Open River Bank Ltd` → `Open River`, `Open River Bank`, not `Open`: what a name in Latin letters is called for short. */
function beginnings(name: string): string[] {
  const words = name.split(' ');
  return words
    .map((_, index) => words.slice(0, index).join(' '))
    .filter((beginning) => /^[\p{Script=Latin} -]{4,}$/u.test(beginning))
    .filter(
      (beginning) => beginning.includes(' ') || keywordsOf(beginning, 'en').some((word) => !isFieldWord(word, 'en')),
    );
}

/** A name, and each of its parts that cannot be another word. */
function partsOf(name: string): string[] {
  const isTelling = (part: string) =>
    /^\p{Script=Latin}/u.test(part) ? /^\p{Lu}.{2}/u.test(part) && keywordsOf(part, 'en').length > 0 : part.length > 1;
  return [name, ...name.split(/[ ·・]/).filter(isTelling)];
}

/** A name in lower case, with its accents and without them. */
function spellings(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return [...new Set([name, plain].map(normalized))];
}

/** A name as a word of its own, as far as its letters part words: no other of theirs touches it. */
function boundName(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isLatin = /^[\p{Script=Latin}\d]/u.test(name);
  const letter = isLatin ? String.raw`[\p{Script=Latin}\d]` : String.raw`[\p{Script=Katakana}ー]`;
  const isWord = isLatin || /^\p{Script=Katakana}/u.test(name);
  return new RegExp(isWord ? `(?<!${letter})${literal}(?:'s)?(?!${letter})` : literal, 'gu');
}
