/** Projects and jobs that a question calls by what they are about: `the fridge planner`, `那个测树龄的`. */
import type { Content } from '#content/schema.ts';
import { isLatin, type KnownLanguage } from '#contract/known-languages.ts';
import type { Language } from '#contract/language.ts';
import type { LanguageData } from '../language-data.ts';
import type { Finder } from '../look/find.ts';
import type { Passage } from '../look/passages.ts';
import { sentencesOf } from '../look/sentences.ts';
import { tokensOf } from '../look/tokens.ts';
import { normalized } from '../split/normalised.ts';
import type { FoundName } from '../understand/names.ts';
import { spokenIn } from '../understand/spoken.ts';
import { isOneOf, TOLD } from '../understand/topics.ts';
import type { Situation } from './situation.ts';

type Naming = (text: string, leans: boolean) => readonly FoundName[];

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
const LEAST_CALLED = 0.7;
const LEAD = 0.7;
/** Where words are whole, fewer of them say as much. */
const OF_LATIN = 1.5;

const NAMING = new WeakMap<Finder, Naming>();

/** What a question is about, and what it asks of that besides its name. */
export function describing(situation: Situation): Situation {
  const meant = referred(situation);
  return withoutNames(meant, meant !== situation);
}

/** The situation of a question with the name of the one project or job that it is about, where no other may be meant. */
function referred(situation: Situation): Situation {
  const { ask, before, finder, content, data } = situation;
  if (ask.names.some(({ kind }) => kind !== 'owner' && kind !== 'place')) return situation;
  const openOnes = openlyNamed(situation);
  if (openOnes) {
    // What was read as a question about all projects is one about this.
    const isOfAll = ask.topics[0]?.topic === 'projects';
    const isOfTools = ask.aspects.has('built') || data.rules.signs.used.test(ask.text);
    const topic = isOfTools && !ask.aspects.has('person') ? 'projectTech' : 'projectAbout';
    const topics = isOfAll ? [{ topic, p: 0.9 }] : ask.topics;
    return { ...situation, ask: { ...ask, topics, names: [...ask.names, openOnes] } };
  }
  const [first] = ask.topics;
  const isThing = isCalled(ask.text, data.language);
  const isOther = first && !isOneOf(TOLD, first.topic) && !OF_MATTERS.has(first.topic);
  if (isOther && first.p > (isThing ? SURE : GUESS)) return situation;
  // Whoever says `it` means what is talked about already.
  if (before.topic !== undefined && data.talk?.it.test(ask.text)) return situation;
  // `In Japanese?` is asked of more than one.
  if (!isThing && spokenIn(ask.text, data).length > 0) return situation;
  // The present job, and the licence of a project, are known by that.
  if (first?.topic === 'license' || data.rules.signs.now.test(ask.text)) return situation;
  const isTalkedOf = before.subject.projects?.length === 1 || before.subject.job !== undefined;
  // `And the translation one?` is another one.
  if (ask.leans && isTalkedOf && !isAnother(ask.text, data.language)) return situation;
  const namesIn = NAMING.get(finder) ?? createNaming(content, finder.passages, data);
  NAMING.set(finder, namesIn);
  const names = namesIn(ask.text, ask.leans && before.topic !== undefined);
  const [name] = names;
  if (!name) return situation;
  const [best] = finder.find({ text: ask.text, topics: ask.topics, aspects: ask.aspects });
  const isOfName = best && (best.passage.project === name.id || best.passage.job === name.id);
  // What sums up all jobs tells nothing of one.
  const isOfJobs = isThing || best === undefined || best.p < SURER_STILL || OF_ONE_JOB.has(first?.topic ?? '');
  const isSummary = isOfJobs && best?.passage.section === 'about' && name.kind === 'company';
  const isTold = best && !isOfName && !isSummary && best.p > (isThing ? SURER : SURE);
  if (isTold) return situation;
  // It is asked of what was asked before.
  const isOn = name.kind === 'project' && ask.isShort && isAnother(ask.text, data.language);
  const topics = isOn ? [{ topic: 'projectAbout', p: SURE }] : ask.topics;
  return { ...situation, ask: { ...ask, topics, names: [...ask.names, ...names] } };
}

/** `The open source project`, where one title alone begins so. */
function openlyNamed({ ask, content, data }: Situation): FoundName | undefined {
  const found = OPEN_ONE[data.language]?.exec(ask.text);
  const [project, ...others] = content.projects.filter(({ title }) => OPENLY.test(title[data.language]));
  if (!found || !project || others.length > 0) return undefined;
  return { kind: 'project', id: project.id, isListed: true, start: found.index, end: found.index + found[0].length };
}

const OPENLY = /^(open[- ]source|开源|オープンソース)/i;
const OPEN_ONE: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  en: /\b(?:the|that|your|his|her) open[- ]source (?:\w+ )?(?:one|project|thing|app|tool)\b/,
  ja: /オープンソースの(?:プロジェクト|アプリ|ツール|やつ)/,
  zh: /(?:那个|这个)开源的?(?:项目|软件|工具)|开源的?项目(?=是?用|基于)/,
};

/** The situation of a question whose projects' names choose no sentence among those of a project. */
function withoutNames(situation: Situation, isReferred: boolean): Situation {
  const { ask, data } = situation;
  const names = ask.names.filter(({ kind }) => kind === 'project');
  if (names.length === 0) return situation;
  const bare = names
    .filter(({ start, end }) => end > start)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, ask.text);
  const unnamed = isReferred ? bare.replaceAll(CALLED[data.language] ?? /$^/g, ' ') : bare;
  return { ...situation, ask: { ...ask, unnamed } };
}

function isAnother(text: string, language: Language): boolean {
  return (ANOTHER[language] ?? /$^/).test(text);
}

function isCalled(text: string, language: Language): boolean {
  return text.search(CALLED[language] ?? /$^/) >= 0;
}

/** The names in a text of the one thing that alone has words of it. */
function createNaming(content: Content, passages: readonly Passage[], data: LanguageData): Naming {
  const { language } = data;
  const textOf = (isOf: (passage: Passage) => boolean) =>
    passages
      .filter(isOf)
      .map(({ text, heading, around = '' }) => `${heading} ${around} ${text}`)
      .join('\n');
  const wordsOf = (text: string) =>
    new Set([...wordsIn(normalized(text), data), ...(data.rules.endsOf?.(normalized(text)) ?? [])]);
  const matters: Matter[] = [
    ...content.projects.map(({ id, title, summary }) => ({
      kind: 'project' as const,
      id,
      called: wordsOf(`${title[language]} ${summary[language]}`),
      all: wordsOf(textOf(({ project }) => project === id)),
    })),
    ...content.experience.map(({ id, company, position, place, description }) => ({
      kind: 'company' as const,
      id,
      called: wordsOf(
        [
          ...[company, position, place].map((one) => one[language]),
          ...sentencesOf(description[language]).slice(0, 1),
        ].join('\n'),
      ),
      all: wordsOf(textOf(({ job }) => job === id)),
    })),
  ];
  const isOnlyOf = (matter: Matter, word: string) =>
    matter.all.has(word) && matters.every((other) => other === matter || !other.all.has(word));

  const weighing = data.weighing?.();
  /** Stems of words that no example has: they are of this page. */
  const rareIn = (text: string) =>
    new Set(
      (text.match(/\p{Script=Latin}{3,}/gu) ?? [])
        .filter((word) => weighing?.weightsOf(`w${word}`) === undefined)
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
    const isPlain = isAnother(text, language);
    if (!best || !(isPlain || (leans ? best.isByWord : best.isTelling))) return [];
    const usual = (isCalled(text, language) ? LEAST_CALLED : LEAST) * (isLatin(language) ? OF_LATIN : 1);
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
function wordsIn(text: string, data: LanguageData): ReadonlySet<string> {
  const { stopPhrases } = data.rules;
  const plain = text.replaceAll(KINDS[data.language] ?? /$^/g, ' ');
  return new Set([
    ...tokensOf(plain, data).filter((token) => !token.startsWith('=')),
    ...(stopPhrases ? (plain.replaceAll(stopPhrases, ' ').match(/\p{Script=Han}/gu) ?? []) : []),
  ]);
}

/** Where a text has one of the words, those that touch as one; a single one at its beginning where it has none. */
function spansOf(text: string, words: readonly string[], data: LanguageData): { start: number; end: number }[] {
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

/** From here on a topic is no guess, nor is a sentence of something else. */
const SURE = 0.5;
/** Of what is plainly called something. */
const SURER = 0.7;
/** From here on a sentence that sums up tells what is asked. */
const SURER_STILL = 0.8;

/** Of what is not called anything, a topic is none from here on. */
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

/** What a visitor says of something without calling it by its name. */
const CALLED: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  zh: /那[个款张块段]|(?<![些么啥]|几个)项目|工具|网页|网站|小?程序|软件|应用|app|地图|游戏/g,
  ja: /やつ|アプリ|ツール|の(?:サイト|表|地図|仕事|会社|とき|頃|ころ|件|プロジェクト|システム)/g,
  en: /\b(?:tool|app|thing|one|project|job|gig|system|map|company|firm|studio|agency|employer)\b/g,
};

/** Something else than what is talked about, called by a word of its own. */
const ANOTHER: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  en: /\bthe (?!(?:first|second|third|last|latest|other|same|next|previous|current|old|new|whole|main|best)\b)(?:[\w-]+ ){1,3}(?:one|project|tool|app)(?=[?.,!]|$| (?:is|was|does|did|has|uses?)\b)/,
  ja: /[\p{L}]{2,}(?<!その|この|あの|前|次|他|別|ほか)の(?:ほう|方|やつ)は/u,
};

/** What anything may be called. */
const KINDS: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  zh: /地方|项目|工具|网页|网站|程序|软件|应用|系统|公司|工作|产品|数据|语言|代码|开源|电话|多久|表单/g,
  ja: /アプリ|ツール|サイト|仕事|会社|プロジェクト|システム|製品|一覧|対応|データ|言語|英語|電話|番号|名前|コード|技術|フォーム/g,
  en: /\b(?:tools?|apps?|things?|projects?|sites?|pages?|jobs?|work|company|system|data|languages?|code|phone|names?|written|about|open|source|forms?)\b/g,
};
