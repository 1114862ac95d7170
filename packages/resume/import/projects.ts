import { STAND_INS, TODO } from '#content/placeholder.ts';
import { idsOf } from './ids.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, firstOf, labelled, pick, present, type Source, type InLanguages } from './source.ts';

type Entry = Resume['projects'][number];

/** As long as a summary may be in Latin letters; in Chinese and Japanese half of it is enough to tell a story. */
const SUMMARY = { latin: 200, cjk: 90 };
const CODE_HOSTS = /^https?:\/\/(?:www\.)?(?:git(?:hub|lab|ee)\.|codeberg\.org|bitbucket\.org|(?:git\.)?sr\.ht)/;

export function projectsOf({ rows, field }: Source) {
  const entries = rows(
    ({ projects }) => projects,
    ({ url, startDate, name }) => url ?? startDate ?? name,
  );
  const all = entries.length > 0 ? entries : [{}];
  const ids = idsOf(
    'project',
    all.map((row) => present(pick<Entry, string>(row, ({ name }) => name))),
  );
  return all.map((row, index) => {
    const [first] = present(row);
    const told = pick(row, tell);
    const keywords = [...new Set(first?.keywords.map(asLine))];
    return {
      id: ids[index] ?? '',
      title: field(row, ({ name }) => name, 'the project’s title'),
      summary: field(told, ({ summary }) => summary, 'a line about the project for its tile'),
      description: field(told, ({ description }) => description, 'what it is, why you made it, what came of it'),
      technologies: keywords.length > 0 ? keywords : [`${TODO}a technology`],
      image: STAND_INS['image']?.value,
      ...addresses(row),
    };
  });
}

/** Of a description and highlights, which are sentences about it or, as the site writes them, its summary alone. */
function tell({ description, highlights: all }: Entry) {
  const highlights = all.filter((words) => codeIn(words) === undefined);
  const [only] = highlights;
  if (highlights.length === 1 && only !== undefined && description !== undefined && only.length < description.length)
    return { summary: only, description };
  if (highlights.length > 0) return { summary: description, description: sentences(highlights) };
  return isShort(description ?? '')
    ? { summary: description, description: undefined }
    : { summary: undefined, description };
}

function isShort(words: string): boolean {
  return words.length <= (/[\p{Script=Han}\p{Script=Kana}]/u.test(words) ? SUMMARY.cjk : SUMMARY.latin);
}

function sentences(highlights: readonly string[]): string {
  return highlights.reduce((told, words) => {
    const isCjk = /\p{Script=Han}|\p{Script=Kana}/u.test(words);
    const sentence = /[.!?。！？…]$/u.test(words) ? words : words + (isCjk ? '。' : '.');
    return told === '' || isCjk ? told + sentence : `${told} ${sentence}`;
  }, '');
}

/** The address of a project is that of its code where it is on a host of code. */
function addresses(row: InLanguages<Entry>) {
  const url = firstOf(row, (entry) => entry.url);
  const code = firstOf(row, (entry) => entry.code ?? entry.highlights.map(codeIn).find((one) => one !== undefined));
  if (url !== undefined && code === undefined && CODE_HOSTS.test(url)) return { link: undefined, github: url };
  return { link: url, github: code };
}

/** `Code: https://…` → the address. */
function codeIn(words: string): string | undefined {
  const text = labelled(words)?.text;
  return text !== undefined && /^https:\/\/\S+$/.test(text) ? text : undefined;
}
