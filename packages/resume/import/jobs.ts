import { STAND_INS, TODO } from '#content/placeholder.ts';
import { idsOf } from './ids.ts';
import type { Resume } from '../read/read-resume.ts';
import {
  asLine,
  firstOf,
  labelled,
  monthOf,
  pick,
  present,
  sideBySide,
  type InLanguages,
  type Source,
} from './source.ts';

type Entry = Resume['work'][number];

const MAX_TECHNOLOGIES = 12;

/** Newest first. @param known Technologies that the résumé names elsewhere. */
export function jobsOf(source: Source, known: readonly string[]) {
  const rows = source.rows(
    ({ work }) => work,
    ({ startDate, name }) => startDate ?? name,
  );
  const inOrder = rows.toSorted((one, other) => begin(other).localeCompare(begin(one)));
  const all = inOrder.length > 0 ? inOrder : [{}];
  const ids = idsOf(
    'job',
    all.map((row) => present(pick<Entry, string>(row, ({ name }) => name))),
  );
  return all.map((row, index) => jobOf(source, row, ids[index] ?? '', known));
}

function begin(row: InLanguages<Entry>): string {
  const date = firstOf(row, ({ startDate }) => startDate);
  return date === undefined ? String(STAND_INS['start']?.value) : monthOf(date, '01');
}

function jobOf(
  { resumes, text, field, conclude }: Source,
  row: InLanguages<Entry>,
  id: string,
  known: readonly string[],
) {
  const written = firstOf(row, ({ endDate }) => endDate);
  const isEndUnread = present(row).some((one) => one.isEndUnread);
  const end =
    written === undefined ? (isEndUnread ? String(STAND_INS['end']?.value) : undefined) : monthOf(written, '12');
  const city = pick(resumes, ({ basics }) => basics.location.city);
  const place = pick<Entry, string>(row, ({ location }, language) => location ?? city[language]);
  if (
    present(row).length > 0 &&
    present(row).every(({ location }) => location === undefined) &&
    present(place).length > 0
  )
    conclude(`experience, ${id}: the place is your own city, the résumé names none`);
  const years = present(row)
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((date) => date?.length === 4);
  if (years.length > 0)
    conclude(`experience, ${id}: ${years[0]} is a year without a month, January or December stands for it`);
  const { achievements, technologies } = highlightsOf(row, known);
  const found = technologies ?? mentioned(row, known);
  if (technologies === undefined && found.length > 0)
    conclude(`experience, ${id}: the technologies are those of your skills and projects that its text names`);
  const labels = idsOf(
    'achievement',
    achievements.map(({ label }) => present(label)),
  );
  return {
    id,
    company: field(row, ({ name }) => name, 'the company'),
    position: field(row, ({ position }) => position, 'what you were there'),
    place: text(place, 'the place'),
    start: begin(row),
    end,
    description: field(row, ({ summary }) => summary, 'what you did there, in two or three sentences'),
    achievements:
      achievements.length === 0
        ? undefined
        : achievements.map(({ label, words }, index) => ({
            id: labels[index],
            label: present(label).length > 0 ? text(label, 'a word for it, such as “Speed”') : undefined,
            text: text(words, 'an achievement'),
          })),
    technologies: found.length > 0 ? found : [`${TODO}a technology`],
  };
}

interface Highlights {
  readonly achievements: { readonly label: InLanguages<string>; readonly words: InLanguages<string> }[];
  /** Where one of them was a list of technologies. */
  readonly technologies: string[] | undefined;
}

function highlightsOf(row: InLanguages<Entry>, known: readonly string[]): Highlights {
  const rows = sideBySide(
    pick(row, ({ highlights }) => highlights),
    () => undefined,
  );
  const lists = rows.map((words) => present(words).map((one) => technologiesIn(one, known))[0]);
  return {
    achievements: rows
      .filter((_, index) => lists[index] === undefined)
      .map((words) => {
        const parted = pick(words, labelled);
        const isParted = present(parted).length > 0 && present(parted).length === present(words).length;
        return isParted
          ? { label: pick(parted, ({ label }) => label), words: pick(parted, ({ text }) => text) }
          : { label: {}, words };
      }),
    technologies: lists.find((list) => list !== undefined),
  };
}

/** `Built with: React, Vite, Node.js`: a labelled list of which most stands elsewhere in the résumé. */
function technologiesIn(words: string, known: readonly string[]): string[] | undefined {
  const items =
    labelled(words)
      ?.text.replace(/[.。]$/, '')
      .split(/\s*[,、，]\s*/)
      .map(asLine) ?? [];
  const familiar = items.filter((item) => known.includes(item));
  return items.length > 0 && familiar.length * 2 > items.length ? items : undefined;
}

/** Short names are words of their own too (Go, R): only longer ones are looked for. */
function mentioned(row: InLanguages<Entry>, known: readonly string[]): string[] {
  const words = present(row)
    .flatMap(({ summary = '', highlights }) => [summary, ...highlights])
    .join('\n');
  const isThere = (name: string) =>
    name.length > 2 && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(words);
  return known.filter((name) => !name.startsWith(TODO) && isThere(name)).slice(0, MAX_TECHNOLOGIES);
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
