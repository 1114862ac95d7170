/** The content's own names, as a visitor may write them, turned into marks: what is left is about the field. */
import type { Content } from '#content/schema.ts';
import { MARKS } from './vocabulary/vocabulary.ts';
import { normalized } from './words.ts';

/** The legal form at the end of a Chinese or Japanese company's name. */
const COMPANY_ENDINGS = /(有限公司|股份|科技|网络|信息|软件|集团|公司|株式会社)+$/;

/** Puts marks in the place of the names of owner, companies and place. The question comes in lower case. */
export function createNameMarker(content: Content): (question: string) => string {
  const { person, experience } = content;
  const owner = [...Object.values(person.name), ...Object.values(person.reading)];
  const company = experience.flatMap((job) => Object.values(job.company)).flatMap(shortForms);
  const place = [...Object.values(person.place.name), ...Object.values(person.place.fullName)].flatMap(shortForms);
  const names = [
    ...[...owner, ...owner.flatMap(givenName)].map((name) => ({ name, mark: MARKS.owner })),
    ...company.map((name) => ({ name, mark: MARKS.company })),
    ...place.map((name) => ({ name, mark: MARKS.place })),
  ]
    .map(({ name, mark }) => ({ name: normalized(name), mark }))
    .filter(({ name }) => name.length > 1)
    .toSorted((one, other) => other.name.length - one.name.length);
  return (question) => names.reduce((text, { name, mark }) => text.replaceAll(boundName(name), mark), question);
}

/** `Islet Technology` → also `Islet`; `嶼記科技（Islet）` → also its two parts; `屿记科技` → also `屿记`. */
function shortForms(name: string): string[] {
  const parts = [name, ...name.split(/[（()）]/)].map((part) => part.trim());
  return [...new Set([...parts, ...parts.map((part) => part.replace(COMPANY_ENDINGS, '')), ...parts.map(firstWord)])];
}

/** The first word of a name in Latin letters. */
function firstWord(name: string): string {
  return /^[\p{Script=Latin}-]{4,}(?= )/u.exec(name)?.[0] ?? name;
}

/** One of several Latin names, and with it the name without its accents. */
function givenName(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [plain, ...plain.split(' ').filter((part) => /^\p{Script=Latin}{4,}$/u.test(part))];
}

function boundName(name: string): RegExp {
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const isLatin = /^[\x20-\x7e]+$/.test(name);
  return new RegExp(isLatin ? `(?<![a-z0-9])${literal}(?:'s)?(?![a-z0-9])` : literal, 'g');
}
