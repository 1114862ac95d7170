/** What of a résumé has no place on the page, so that nobody looks for it in vain. */
import type { Resume } from './resume.ts';
import { present, type InLanguages } from './several.ts';

/** The fields of each section that are read. */
const READ: Readonly<Record<string, string>> = {
  basics: 'name label email phone summary location profiles',
  'basics.location': 'city countryCode',
  work: 'name position location startDate endDate summary highlights',
  education: 'institution area studyType endDate',
  certificates: 'name issuer date url',
  publications: 'name publisher releaseDate url',
  skills: 'name keywords',
  languages: 'language fluency',
  projects: 'name description highlights keywords url',
};
const MACHINE = new Set(['$schema', 'meta']);
/** What the page shows when the owner gives it by hand. */
const BY_HAND: Readonly<Record<string, string>> = {
  'basics: image': 'put the picture into public/ and name it in person.portrait',
};

/** `volunteer (2)`, `work: url`. */
export function leftOut(resumes: InLanguages<Resume>): string[] {
  const all = present(resumes).flatMap((resume) => [
    ...Object.entries(resume).flatMap(([section, value]) =>
      MACHINE.has(section) ? [] : section in READ ? unreadFields(section, value) : wholeSection(section, value),
    ),
    ...unreadFields('basics.location', resume.basics?.location),
  ]);
  return [...new Set(all)].map((field) => (field in BY_HAND ? `${field} (${BY_HAND[field]})` : field));
}

function wholeSection(section: string, value: unknown): string[] {
  if (!isSaid(value)) return [];
  return [Array.isArray(value) ? `${section} (${value.length})` : section];
}

function unreadFields(section: string, value: unknown): string[] {
  const read = new Set(READ[section]?.split(' '));
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) =>
    Object.entries(Object(entry) as object).flatMap(([field, own]) =>
      !read.has(field) && isSaid(own) && !isPercent(own) ? [`${section}: ${field}`] : [],
    ),
  );
}

/** The only level that is read. */
function isPercent(value: unknown): boolean {
  return typeof value === 'string' && /^\d+\s?%$/.test(value);
}

function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== '' && value !== null;
}
