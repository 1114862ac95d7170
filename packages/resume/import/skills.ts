/** Skills: a group of several, as most résumés have them, or one after the other with its group as its only keyword. */
import { TODO } from '#content/placeholder.ts';
import { idsOf } from './ids.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, pick, present, type InLanguages, type Source } from './source.ts';

type Entry = Resume['skills'][number];

interface Skill {
  readonly name: string;
  readonly level?: number;
}

interface Group {
  readonly name: InLanguages<string>;
  readonly skills: readonly Skill[];
}

export function skillsOf({ rows, text, conclude }: Source) {
  const entries = rows(
    ({ skills }) => skills.filter(({ name, keywords }) => name !== undefined || keywords.length > 0),
    ({ name }) => name,
  );
  for (const line of otherNames(entries)) conclude(line);
  const first = entries.flatMap((row) => present(row).slice(0, 1));
  const groups = isEachInItsGroup(first) ? byKeyword(entries) : byName(entries);
  const what = 'a group of skills, such as “Front end”';
  const all = groups.length > 0 ? groups : [{ name: {}, skills: [{ name: `${TODO}a skill` }] }];
  const ids = idsOf(
    'group',
    all.map(({ name }) => present(name)),
  );
  return {
    note: text({}, 'an honest word about your skills'),
    groups: all.map(({ name, skills }, index) => ({ id: ids[index] ?? '', name: text(name, what), skills })),
  };
}

/** A skill has one name in all languages: the first one's. */
function otherNames(rows: readonly InLanguages<Entry>[]): string[] {
  return rows.flatMap((row) => {
    const [first, ...others] = present(row).map(({ keywords }) => keywords);
    const unused = others.flat().filter((keyword) => !first?.includes(keyword));
    return unused.length > 0
      ? [`skills: ${unused.join(', ')} are called as in the first language, since a skill has one name`]
      : [];
  });
}

/** Every skill has one keyword, and some share it: so the site writes them itself. */
function isEachInItsGroup(entries: readonly Entry[]): boolean {
  const keywords = entries.map((entry) => entry.keywords);
  return (
    entries.length > 1 &&
    keywords.every(({ length }) => length === 1) &&
    new Set(keywords.map(([keyword]) => keyword)).size < entries.length
  );
}

function byKeyword(rows: readonly InLanguages<Entry>[]): Group[] {
  const groups = new Map<string, { name: InLanguages<string>; skills: Skill[] }>();
  for (const row of rows) {
    const [first] = present(row);
    const key = first?.keywords[0] ?? '';
    const group = groups.get(key) ?? { name: pick(row, ({ keywords }) => keywords[0]), skills: [] };
    group.skills.push(...(first?.name === undefined ? [] : [skill(first.name, first.level)]));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Entries without keywords are skills themselves, in a group that nobody has named. */
function byName(rows: readonly InLanguages<Entry>[]): Group[] {
  const single = rows.filter((row) => present(row).every(({ keywords }) => keywords.length === 0));
  const groups = rows
    .filter((row) => !single.includes(row))
    .map((row) => ({
      name: pick(row, ({ name }) => name),
      skills: [...new Set(present(row)[0]?.keywords.map(asLine))].map((name) => skill(name)),
    }))
    .filter(({ skills }) => skills.length > 0);
  const loose = single
    .flatMap((row) => present(row).slice(0, 1))
    .flatMap(({ name, level }) => (name ? [skill(name, level)] : []));
  return loose.length > 0 ? [...groups, { name: {}, skills: loose }] : groups;
}

function skill(name: string, level?: number): Skill {
  return { name: asLine(name), ...(level !== undefined && { level }) };
}
