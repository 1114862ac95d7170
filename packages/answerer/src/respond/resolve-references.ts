/** Projects and jobs that a question calls by what they are about: `the fridge planner`, `那个测树龄的`. */
import { isLatin } from '../text.ts';
import { allSkills } from '../resume.ts';
import type { Voice } from '../words.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import type { Passage } from '../retrieve/passages.ts';
import { compoundEndsOf, normalize, sentencesOf, tokensOf } from '../tokenize/tokens.ts';
import type { Entity } from '../understand/find-entities.ts';
import { humanLanguagesIn } from '../understand/languages-and-years.ts';
import { TOLD, isOneOf } from '../understand/intents.ts';
import type { TurnContext } from './turn-context.ts';

type Naming = (text: string, leans: boolean) => readonly Entity[];

interface Matter {
  readonly kind: 'project' | 'company';
  readonly id: string;
  /** What it is known by: its title, or its company and place, and what it is in a sentence. */
  readonly called: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** A word by which it is called, and one of its text; a single character says less. */
const OF_CALLED = 1.5;
const OF_TEXT = 1;
const OF_CHARACTER = 0.5;
/** One that no example has. */
const OF_RARE = 1.5;
const LEAST = 1.4;
/** Of what is plainly called something. */
const MIN_CALLED = 0.7;
const LEAD = 0.7;
/** Where words are whole, fewer of them say as much. */
const OF_LATIN = 1.5;

const NAMING = new WeakMap<Retriever, Naming>();

/** What a question is about, and what it asks of that besides its name. */
export function resolveReferences(turn: TurnContext): TurnContext {
  const meant = withDesignTools(referred(turn));
  return withoutNames(meant, meant !== turn);
}

/** `Do you design as well?` asks for the tools of that, where some are listed. */
function withDesignTools(turn: TurnContext): TurnContext {
  const { question, data, resume } = turn;
  if (question.names.some(({ kind }) => kind !== 'owner') || !data.rules.signs.design.test(question.text)) return turn;
  const tools = allSkills(resume.skills).filter(({ name }) => DESIGN_TOOL.test(name));
  if (tools.length === 0) return turn;
  const names = tools.map(({ name: id }) => ({ kind: 'technology', id, isListed: true, start: 0, end: 0 }) as const);
  return { ...turn, question: { ...question, names, intents: [{ intent: 'techKnow', p: 0.9 }] } };
}

const DESIGN_TOOL = /figma|sketch|photoshop|illustrator|\bxd\b|affinity|framer|penpot/i;

/** The turn of a question with the name of the one project or job that it is about, where no other may be meant. */
function referred(turn: TurnContext): TurnContext {
  const { question, before, retriever, data } = turn;
  if (question.names.some(({ kind }) => kind !== 'owner' && kind !== 'place')) return turn;
  const openOnes = openlyNamed(turn);
  if (openOnes) {
    // What was read as a question about all projects is one about this.
    const isOfAll = question.intents[0]?.intent === 'projects';
    const isOfTools = question.aspects.has('built') || data.rules.signs.used.test(question.text);
    const intent = isOfTools && !question.aspects.has('person') ? 'projectTech' : 'projectAbout';
    const intents = isOfAll ? [{ intent, p: 0.9 }] : question.intents;
    return { ...turn, question: { ...question, intents, names: [...question.names, openOnes] } };
  }
  const [first] = question.intents;
  const isThing = isCalled(question.text, data);
  const isOther = first && !isOneOf(TOLD, first.intent) && !OF_MATTERS.has(first.intent);
  if (isOther && first.p > (isThing ? SURE : GUESS)) return turn;
  // Whoever says `it` means what is talked about already.
  if (before.intent !== undefined && data.rules.signs.it.test(question.text)) return turn;
  // `In Japanese?` is asked of more than one.
  if (!isThing && humanLanguagesIn(question.text, data).length > 0) return turn;
  // The present job, and the licence of a project, are known by that.
  if (first?.intent === 'license' || data.rules.signs.now.test(question.text)) return turn;
  const isTalkedOf = before.subject.projects?.length === 1 || before.subject.job !== undefined;
  // `And the translation one?` is another one.
  if (question.leans && isTalkedOf && !isAnother(question.text, data)) return turn;
  const namesIn = NAMING.get(retriever) ?? createNaming(turn);
  NAMING.set(retriever, namesIn);
  const names = namesIn(question.text, question.leans && before.intent !== undefined);
  const [name] = names;
  if (!name) return turn;
  const [best] = retriever.find({ text: question.text, intents: question.intents, aspects: question.aspects });
  const isOfName = best && (best.passage.project === name.id || best.passage.job === name.id);
  // What sums up all jobs tells nothing of one.
  const isOfJobs = isThing || best === undefined || best.p < SURER_STILL || OF_ONE_JOB.has(first?.intent ?? '');
  const isSummary = isOfJobs && best?.passage.section === 'about' && name.kind === 'company';
  const isTold = best && !isOfName && !isSummary && best.p > (isThing ? SURER : SURE);
  if (isTold) return turn;
  // It is asked of what was asked before.
  const isOn = name.kind === 'project' && question.isShort && isAnother(question.text, data);
  const intents = isOn ? [{ intent: 'projectAbout', p: SURE }] : question.intents;
  return { ...turn, question: { ...question, intents, names: [...question.names, ...names] } };
}

/** `The open source project`, where one title alone begins so. */
function openlyNamed({ question, resume, data }: TurnContext): Entity | undefined {
  const found = data.rules.references.openOne.exec(question.text);
  const [project, ...others] = resume.projects.filter(({ title }) => OPENLY.test(title));
  if (!found || !project || others.length > 0) return undefined;
  return { kind: 'project', id: project.id, isListed: true, start: found.index, end: found.index + found[0].length };
}

const OPENLY = /^(open[- ]source|开源|オープンソース)/i;

/** The turn of a question whose projects' names choose no sentence among those of a project. */
function withoutNames(turn: TurnContext, isReferred: boolean): TurnContext {
  const { question, data } = turn;
  const names = question.names.filter(({ kind }) => kind === 'project');
  if (names.length === 0) return turn;
  const bare = names
    .filter(({ start, end }) => end > start)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, question.text);
  const unnamed = isReferred ? bare.replaceAll(data.rules.references.called, ' ') : bare;
  // What is known by the very words that ask is asked by them.
  if (isReferred && tokensOf(unnamed, data).length === 0) return turn;
  return { ...turn, question: { ...question, unnamed } };
}

function isAnother(text: string, { rules }: Voice): boolean {
  return rules.references.another.test(text);
}

function isCalled(text: string, { rules }: Voice): boolean {
  return text.search(rules.references.called) >= 0;
}

/** The names in a text of the one thing that alone has words of it. */
function createNaming({ resume, retriever: { passages }, data, classifier }: TurnContext): Naming {
  const { language } = data;
  const textOf = (isOf: (passage: Passage) => boolean) =>
    passages
      .filter(isOf)
      .map(({ text, heading, around = '' }) => `${heading} ${around} ${text}`)
      .join('\n');
  const wordsOf = (text: string) => new Set([...wordsIn(normalize(text), data), ...compoundEndsOf(normalize(text))]);
  const matters: Matter[] = [
    ...resume.projects.map(({ id, title, summary }) => ({
      kind: 'project' as const,
      id,
      called: wordsOf(`${title} ${summary}`),
      all: wordsOf(textOf(({ project }) => project === id)),
    })),
    ...resume.experience.map(({ id, company, position, place, description }) => ({
      kind: 'company' as const,
      id,
      called: wordsOf([company, position, place, ...sentencesOf(description).slice(0, 1)].join('\n')),
      all: wordsOf(textOf(({ job }) => job === id)),
    })),
  ];
  const isOnlyOf = (matter: Matter, word: string) =>
    matter.all.has(word) && matters.every((other) => other === matter || !other.all.has(word));

  /** Stems of words that no example has: they are of this page. */
  const rareIn = (text: string) =>
    new Set(
      (text.match(/\p{Script=Latin}{3,}/gu) ?? [])
        .filter((word) => !classifier.knows(word))
        .flatMap((word) => tokensOf(word, data)),
    );

  return (text, leans) => {
    const words = [...wordsIn(text, data)];
    const rare = rareIn(text);
    const [best, second] = matters
      .map((matter) =>
        knownBy(
          matter,
          words.filter((word) => isOnlyOf(matter, word)),
          rare,
        ),
      )
      .toSorted((one, other) => other.score - one.score);
    const isPlain = isAnother(text, data);
    if (!best || !(isPlain || (leans ? best.isByWord : best.isTelling))) return [];
    const usual = (isCalled(text, data) ? MIN_CALLED : LEAST) * (isLatin(language) ? OF_LATIN : 1);
    const least = isPlain ? OF_TEXT : usual;
    if (best.score < least || (second && second.score > best.score * LEAD)) return [];
    const { kind, id } = best.matter;
    const spans = spansOf(text, best.words, data);
    return spans.map(({ start, end }) => ({ kind, id, isListed: true, start, end }));
  };
}

function knownBy(matter: Matter, words: readonly string[], rare: ReadonlySet<string>) {
  const weightOf = (word: string) =>
    (matter.called.has(word) ? OF_CALLED : OF_TEXT) * (isCharacter(word) ? OF_CHARACTER : rare.has(word) ? OF_RARE : 1);
  const called = words.filter((word) => matter.called.has(word));
  return {
    matter,
    words,
    score: words.reduce((sum, word) => sum + weightOf(word), 0),
    isTelling: called.length > 0 || words.filter((word) => !isCharacter(word)).length > 1,
    isByWord: called.some((word) => !isCharacter(word)),
  };
}

function isCharacter(word: string): boolean {
  return /^\p{Script=Han}$/u.test(word);
}

/** Those that are searched for, and in a language without spaces the single characters. */
function wordsIn(text: string, data: Voice): ReadonlySet<string> {
  const { stopPhrases } = data.rules;
  const plain = text.replaceAll(data.rules.references.kinds, ' ');
  return new Set([
    ...tokensOf(plain, data).filter((token) => !token.startsWith('=')),
    ...(stopPhrases ? (plain.replaceAll(stopPhrases, ' ').match(/\p{Script=Han}/gu) ?? []) : []),
  ]);
}

/** Where a text has one of the words, those that touch as one; a single one at its beginning where it has none. */
function spansOf(text: string, words: readonly string[], data: Voice): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  // Where words are whole, what is looked for are their stems.
  const written = isLatin(data.language)
    ? (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => tokensOf(word, data).some((stem) => words.includes(stem)))
    : words;
  const found = written.flatMap((word) => {
    const start = text.indexOf(word);
    return start < 0 ? [] : [{ start, end: start + word.length }];
  });
  for (const span of found.toSorted((one, other) => one.start - other.start)) {
    const last = spans.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans.length > 0 ? spans : [{ start: 0, end: 0 }];
}

/** From here on an intent is no guess, nor is a sentence of something else. */
const SURE = 0.5;
/** Of what is plainly called something. */
const SURER = 0.7;
/** From here on a sentence that sums up tells what is asked. */
const SURER_STILL = 0.8;

/** Of what is not called anything, an intent is none from here on. */
const GUESS = 0.35;

/** What is asked of a project or a job. */
const OF_MATTERS: ReadonlySet<string> = new Set(
  (
    'world projectAbout projectTech projectLink projects codeHost workTechnologies currentWork employer previousJob ' +
    'jobSince companyFacts location why personal'
  ).split(' '),
);

const OF_ONE_JOB: ReadonlySet<string> = new Set(
  'currentWork employer previousJob jobSince workTechnologies companyFacts'.split(' '),
);
