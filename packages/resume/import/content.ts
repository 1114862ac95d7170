/**
 * Makes the content (content/schema.ts) and its files from one or several JSON Résumés. What a résumé does not say is a placeholder
 * (content/placeholder.ts); nothing is shortened: what is too long is for the owner to shorten.
 */
import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { TODO } from '#content/placeholder.ts';
import type { KnownLanguage } from '#shared/known-languages.ts';
import type { Resume } from '../read/read-resume.ts';
import { personOf } from './person.ts';
import { asLine, pick, present, sourceOf, type InLanguages, type Source, type Text } from './source.ts';
import texts from './words.json' with { type: 'json' };
import { jobsOf, projectsOf, skillsOf } from './work.ts';

/** The parts of the content by name, each as its file exports it. */
export type Parts = Readonly<Record<string, unknown>>;

/** What most owners would say alike, so that an import need not ask for it: theirs to change. */
const USUAL: Readonly<Record<KnownLanguage, (typeof texts.usual)['en']>> = texts.usual;

/**
 * The content, and what was concluded, not read: for the owner to look at.
 * @param languages Of the site, the first is the fallback.
 */
export function contentFrom(resumes: InLanguages<Resume>, languages: readonly string[] = Object.keys(resumes)) {
  const source = sourceOf(resumes, languages);
  const { text, conclude, concluded } = source;
  const usual = (wordsOf: (own: (typeof texts.usual)['en']) => string | undefined) =>
    text(pick(USUAL, wordsOf), 'your words');
  // Every text says what to write in its place.
  const asked = JSON.parse(JSON.stringify(texts.asked), (_, what: unknown) =>
    typeof what === 'string' ? text({}, what) : what,
  ) as Record<'sharing' | 'hero' | 'contact' | 'card' | 'advantage', object> & Record<'lead' | 'note', Text>;
  const { lead, note, card } = asked;
  const title = pick(resumes, ({ basics: { name, label } }) => name && label && `${name} · ${label}`);
  const skills = skillsOf(source);
  const projects = projectsOf(source);
  const technologies = [
    ...skills.groups.flatMap((group) => group.skills.map(({ name }) => name)),
    ...projects.flatMap((project) => project.technologies),
  ];
  const person = personOf(source);
  conclude('hero.greeting, contact.mapNote and suggestions are the usual words');
  const parts: Parts = {
    person,
    sharing: {
      title: text(title, 'the page’s title: your name, what you are, and where'),
      ...asked.sharing,
      siteName: { reference: 'person.name' },
      llmsSummary: `${TODO}who you are and what this page holds, in English, for language models`,
    },
    hero: { greeting: usual(({ greeting }) => greeting), ...asked.hero },
    contact: { ...asked.contact, mapNote: usual(({ mapNote }) => mapNote) },
    suggestions: [0, 1, 2].map((index) => usual(({ suggestions }) => suggestions[index])),
    about: {
      lead: [lead, lead],
      paragraphs: paragraphsOf(source),
      notes: [note, note, note, note, note],
      cards: { experience: card, projects: card, contact: { ...card, line: { reference: 'person.hours' } } },
      advantages: ['technical', 'experience', 'learning'].map((id) => ({ id, ...asked.advantage })),
    },
    experience: jobsOf(source, [...new Set(technologies)]),
    skills,
    projects,
    hints: [],
  };
  return { parts, concluded };
}

/** The summary: paragraph by paragraph where each language has as many; else in two halves, between two sentences. */
function paragraphsOf({ field, resumes }: Source) {
  const whole = pick(resumes, ({ basics }) => basics.summary);
  const inParagraphs = pick(whole, (words) => words.split(/\n\s*\n/));
  const counts = new Set(present(inParagraphs).map(({ length }) => length));
  const areInStep = counts.size === 1 && !counts.has(1);
  const parts = areInStep ? inParagraphs : pick(whole, (words, language) => halves(asLine(words), language));
  const count = Math.max(2, ...present(parts).map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    field(parts, (own) => own[index], 'a paragraph about you: how you work, what you care about'),
  );
}

function halves(words: string, language: string): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)];
  const [middle] = sentences
    .slice(1)
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one * 2 - words.length) - Math.abs(other * 2 - words.length));
  return middle === undefined ? [words] : [words.slice(0, middle).trim(), words.slice(middle).trim()];
}

/**
 * The files by name; `{ reference: 'person.name' }` stands for a fact of another part.
 * @param root Of the repository, for its way of writing code.
 */
export async function filesOf(parts: Parts, languages: readonly string[], root: string): Promise<Map<string, string>> {
  const names = Object.keys(parts).toSorted();
  const index = names.map((name) => `export { ${name} } from './${name}.ts';`);
  const files = new Map([
    ['languages.ts', languagesSource(languages)],
    ['index.ts', ['/** What the owner says, part by part. */', ...index].join('\n')],
    ...Object.entries(parts).map(([name, part]) => [`${name}.ts`, partSource(name, part)] as const),
  ]);
  const style = JSON.parse(readFileSync(`${root}/.oxfmtrc.json`, 'utf8')) as FormatConfig;
  for (const [name, source] of files) files.set(name, (await format(name, source, style)).code);
  return files;
}

function languagesSource(languages: readonly string[]): string {
  return `/** The languages of the site, in the order in which they are offered. The first is for who speaks none of them. */
import type { KnownLanguage } from '#shared/known-languages.ts';

export const LANGUAGES = ${JSON.stringify(languages)} as const satisfies readonly [KnownLanguage, ...KnownLanguage[]];`;
}

function partSource(name: string, part: unknown): string {
  // No text of the part looks so: its quotation marks are escaped.
  const source = JSON.stringify(part).replace(/\{"reference":"([\w.]+)"\}/g, '$1');
  const others = JSON.stringify(part).matchAll(/\{"reference":"(\w+)/g);
  const imports = new Set([...others].map(([, other]) => `import { ${other} } from './${other}.ts';\n`));
  return `import type { Content } from '#content/schema.ts';
${[...imports].join('')}
export const ${name} = ${source} satisfies Content['${name}'];`;
}
