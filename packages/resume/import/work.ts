/** Jobs, projects and skills, each with an id that is made from its names (content/rules.ts says what an id is). */
import slugify from '@sindresorhus/slugify';
import { STAND_INS, TODO } from '#content/placeholder.ts';
import { asLine, filled, firstOf, labelled, pick, present, sideBySide } from './source.ts';
import type { Entry, InLanguages, Source } from './source.ts';

type Job = Entry<'work'>;
type Project = Entry<'projects'>;
type SkillEntry = Entry<'skills'>;

/** With room for a number behind it (content/rules.ts). */
const MAX_ID_LENGTH = 36;
const MAX_TECHNOLOGIES = 12;
/** As long as a summary may be in Latin letters; in Chinese and Japanese half of it is enough to tell a story. */
const MAX_SUMMARY_LENGTH = { latin: 200, cjk: 90 };
const CJK = /[\p{Script=Han}\p{Script=Kana}]/u;
const CODE_HOSTS = /^https?:\/\/(?:www\.)?(?:git(?:hub|lab|ee)\.|codeberg\.org|bitbucket\.org|(?:git\.)?sr\.ht)/;

/** One id an entry, from the first of its names that Latin letters can write; else its kind and number. */
export function idsOf<Item>(
  kind: string,
  entries: readonly Item[],
  namesOf: (entry: Item) => InLanguages<string>,
): string[] {
  const ids: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const slugs = present(namesOf(entry)).map((name) =>
      slugify(name, { decamelize: false, customReplacements: [['&', ' ']] }),
    );
    const slug = slugs.find(({ length }) => length > 1) ?? String(index + 1);
    const id = (/^[a-z]/.test(slug) ? slug : `${kind}-${slug}`).slice(0, MAX_ID_LENGTH).replace(/-$/, '');
    let free = id;
    for (let number = 2; ids.includes(free); number += 1) free = `${id}-${number}`;
    ids.push(free);
  }
  return ids;
}

/** Newest first. @param known Technologies that the résumé names elsewhere. */
export function jobsOf(source: Source, known: readonly string[]) {
  const rows = source.rows('work', ({ startDate, name }) => startDate ?? name);
  const all = filled(rows.toSorted((one, other) => begin(other).localeCompare(begin(one)))) ?? [{}];
  const ids = idsOf('job', all, (row) => pick(row, ({ name }) => name));
  return all.map((row, index) => jobOf(source, row, ids[index] ?? '', known));
}

/** A year alone is taken for its first or last month. */
function begin(row: InLanguages<Job>): string {
  const date = firstOf(row, ({ startDate }) => startDate) ?? String(STAND_INS['start']?.value);
  return date.length === 4 ? `${date}-01` : date;
}

function endOf(row: InLanguages<Job>): string | undefined {
  const unread = present(row).some(({ isEndUnread }) => isEndUnread) ? String(STAND_INS['end']?.value) : undefined;
  const date = firstOf(row, ({ endDate }) => endDate) ?? unread;
  return date?.length === 4 ? `${date}-12` : date;
}

function jobOf(source: Source, row: InLanguages<Job>, id: string, known: readonly string[]) {
  const { resumes, text, field, conclude } = source;
  const own = present(row);
  const place = pick(row, ({ location }, language) => location ?? resumes[language]?.basics.location.city);
  if (own.length > 0 && own.every(({ location }) => location === undefined) && present(place).length > 0)
    conclude(`experience, ${id}: the place is your own city, the résumé names none`);
  const year = own.flatMap(({ startDate, endDate }) => [startDate, endDate]).find((date) => date?.length === 4);
  if (year !== undefined)
    conclude(`experience, ${id}: ${year} is a year without a month, January or December stands for it`);
  const highlights = sideBySide(
    pick(row, (one) => one.highlights),
    () => undefined,
  );
  const listed = highlights.map((words) => firstOf(words, (one) => technologiesIn(one, known)));
  const keywords = own.find((one) => one.keywords.length > 0)?.keywords.map(asLine);
  const written = listed.find((list) => list !== undefined) ?? (keywords && [...new Set(keywords)]);
  const technologies = written ?? mentioned(own, known);
  if (written === undefined && technologies.length > 0)
    conclude(`experience, ${id}: the technologies are those of your skills and projects that its text names`);
  const achievements = highlights.filter((_, index) => listed[index] === undefined).map(achievementOf);
  const labels = idsOf('achievement', achievements, ({ label }) => label);
  return {
    id,
    company: field(row, ({ name }) => name, 'the company'),
    position: field(row, ({ position }) => position, 'what you were there'),
    place: text(place, 'the place'),
    start: begin(row),
    end: endOf(row),
    description: field(row, ({ summary }) => summary, 'what you did there, in two or three sentences'),
    achievements: filled(
      achievements.map(({ label, words }, index) => ({
        id: labels[index],
        label: present(label).length > 0 ? text(label, 'a word for it, such as “Speed”') : undefined,
        text: text(words, 'an achievement'),
      })),
    ),
    technologies: filled(technologies) ?? [`${TODO}a technology`],
  };
}

/** With a label where every language has one. */
function achievementOf(words: InLanguages<string>) {
  const parted = pick(words, labelled);
  return present(parted).length === present(words).length
    ? { label: pick(parted, ({ label }) => label), words: pick(parted, ({ text }) => text) }
    : { label: {}, words };
}

/** `Built with: React, Vite, Node.js`: a labelled list of which most stands elsewhere in the résumé. */
function technologiesIn(words: string, known: readonly string[]): string[] | undefined {
  const list = labelled(words)?.text.replace(/[.。]$/, '');
  const items = list?.split(/\s*[,、，]\s*/).map(asLine) ?? [];
  return items.filter((item) => known.includes(item)).length * 2 > items.length ? items : undefined;
}

/** Short names are words of their own too (Go, R): only longer ones are looked for. */
function mentioned(row: readonly Job[], known: readonly string[]): string[] {
  const words = row.flatMap(({ summary = '', highlights }) => [summary, ...highlights]).join('\n');
  const isThere = (name: string) =>
    name.length > 2 &&
    new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(words);
  return known.filter((name) => !name.startsWith(TODO) && isThere(name)).slice(0, MAX_TECHNOLOGIES);
}

export function projectsOf({ rows, field }: Source) {
  const all = filled(rows('projects', ({ url, startDate, name }) => url ?? startDate ?? name)) ?? [{}];
  const ids = idsOf('project', all, (row) => pick(row, ({ name }) => name));
  return all.map((row, index) => {
    const texts = pick(row, projectTexts);
    const keywords = [...new Set(present(row)[0]?.keywords.map(asLine))];
    return {
      id: ids[index] ?? '',
      title: field(row, ({ name }) => name, 'the project’s title'),
      summary: field(texts, ({ summary }) => summary, 'a line about the project for its tile'),
      description: field(texts, ({ description }) => description, 'what it is, why you made it, what came of it'),
      technologies: filled(keywords) ?? [`${TODO}a technology`],
      image: STAND_INS['image']?.value,
      ...addressesOf(row),
    };
  });
}

/** Of a description and highlights, which are sentences about it or, as the site writes them, its summary alone. */
function projectTexts({ description, highlights }: Project) {
  const sentences = highlights.filter((words) => codeIn(words) === undefined);
  const [only = ''] = sentences;
  if (sentences.length === 1 && description !== undefined && only.length < description.length)
    return { summary: only, description };
  if (sentences.length > 0) return { summary: description, description: asSentences(sentences) };
  const isShort = (words: string) => words.length <= MAX_SUMMARY_LENGTH[CJK.test(words) ? 'cjk' : 'latin'];
  return isShort(description ?? '') ? { summary: description } : { description };
}

function asSentences(highlights: readonly string[]): string {
  const ended = (words: string) => (/[.!?。！？…]$/u.test(words) ? words : words + (CJK.test(words) ? '。' : '.'));
  return highlights.map(ended).join(CJK.test(highlights.join('')) ? '' : ' ');
}

/** The address of a project is that of its code where it is on a host of code. */
function addressesOf(row: InLanguages<Project>) {
  const url = firstOf(row, (entry) => entry.url);
  const code = firstOf(row, (entry) => entry.code ?? entry.highlights.map(codeIn).find((one) => one !== undefined));
  return url !== undefined && code === undefined && CODE_HOSTS.test(url)
    ? { github: url }
    : { link: url, github: code };
}

/** `Code: https://…` → the address. */
function codeIn(words: string): string | undefined {
  const text = labelled(words)?.text;
  return text !== undefined && /^https:\/\/\S+$/.test(text) ? text : undefined;
}

interface Group {
  readonly name: InLanguages<string>;
  readonly skills: { readonly name: string; readonly level?: number }[];
}

/**
 * Most résumés have groups with keywords; others, as the site itself, a skill an entry with its group as its only keyword.
 * Entries without keywords are skills in a group that nobody has named.
 */
export function skillsOf({ rows, text, conclude }: Source) {
  const entries = rows('skills', ({ name }) => name);
  const isEachInItsGroup = areInGroups(entries.flatMap((row) => present(row).slice(0, 1)));
  const nameOf = ({ name, keywords }: SkillEntry) => (isEachInItsGroup ? keywords[0] : name);
  const loose: Group = { name: {}, skills: [] };
  const groups = new Map<string | undefined, Group>();
  for (const row of entries) {
    const [first, ...others] = present(row);
    if (!first) continue;
    const { name = '', level, keywords } = first;
    const unused = others.flatMap((other) => other.keywords).filter((keyword) => !keywords.includes(keyword));
    if (unused.length > 0)
      conclude(`skills: ${unused.join(', ')} are called as in the first language, since a skill has one name`);
    const group = groups.get(nameOf(first)) ?? { name: pick(row, nameOf), skills: [] };
    if (keywords.length > 0) groups.set(nameOf(first), group);
    const isSkill = isEachInItsGroup || keywords.length === 0;
    const { skills } = keywords.length === 0 ? loose : group;
    for (const skill of isSkill ? [name] : keywords) {
      const own = { name: asLine(skill), ...(isSkill && level !== undefined && { level }) };
      if (own.name !== '' && !skills.some((one) => one.name === own.name)) skills.push(own);
    }
  }
  const all = [...groups.values(), loose].filter(({ skills }) => skills.length > 0);
  const shown = filled(all) ?? [{ name: {}, skills: [{ name: `${TODO}a skill` }] }];
  const ids = idsOf('group', shown, ({ name }) => name);
  const what = 'a group of skills, such as “Front end”';
  return {
    note: text({}, 'an honest word about your skills'),
    groups: shown.map(({ name, skills }, index) => ({ id: ids[index] ?? '', name: text(name, what), skills })),
  };
}

/** Every skill has one keyword, and some share it. */
function areInGroups(entries: readonly SkillEntry[]): boolean {
  const keywords = entries.map((entry) => entry.keywords);
  return (
    entries.length > 1 &&
    keywords.every(({ length }) => length === 1) &&
    new Set(keywords.map(([keyword]) => keyword)).size < entries.length
  );
}
