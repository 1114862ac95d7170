/** What the answerer knows of one language: written rules, and what it learned from the examples. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import type { Language } from '#contract/language.ts';
import type { AnswersMessages, FactsMessages } from '#messages/translation.ts';
import type { PlainSigns } from './languages/plain-signs.ts';
import type { TalkSigns } from './languages/talk-signs.ts';
import type { Asked } from './advertisement/practices.ts';
import type { Finder, Found } from './look/find.ts';
import type { expecting } from './say/as-expected.ts';
import type { ofOneJob } from './say/of-one-job.ts';
import type { SiteWords } from './say/of-site.ts';
import type { Situation } from './say/situation.ts';
import type { Learned, Weighing } from './understand/model.ts';

/** What kind of thing a question is after: what is found must hold it. */
export type Aspect =
  | 'amount'
  | 'speed'
  | 'time'
  | 'place'
  | 'person'
  | 'reason'
  | 'highest'
  | 'lowest'
  | 'manner'
  | 'achievements'
  | 'career'
  | 'without'
  | 'level'
  | 'built'
  | 'total'
  | 'weekday'
  | 'people'
  | 'before'
  | 'after'
  | 'earliest'
  | 'difference'
  | 'others';

/** Words that tell something about a question wherever they stand in it. */
export type Sign =
  /** Which of the owner's records: `a talk` is one, to talk to somebody is none. */
  | 'certificate'
  | 'talk'
  | 'writing'
  /** `The exact coordinates?` */
  | 'coordinates'
  /** `Is there a vCard?`, `Does the form send it?`: both stand beside the address. */
  | 'form'
  /** `What can I download?` of no project. */
  | 'files'
  /** `And the numbers on the chart?` are no levels of skills. */
  | 'chart'
  /** `Tell me about the third`, whatever was asked of the second. */
  | 'described'
  /** What somebody is called, and how it is read or written. */
  | 'written'
  /** `Which accounts?` asks for all of them. */
  | 'accounts'
  /** Every way to write is asked for. */
  | 'everyWay'
  | 'phone'
  | 'timeZone'
  | 'which'
  /** Which of the projects is asked for. */
  | 'ofProjects'
  /** `All of them, please` asks for the list. */
  | 'list'
  | 'skills'
  | 'code'
  /** `Where did you use it?` */
  | 'used'
  | 'knows'
  /** `How long was that?` */
  | 'lasts'
  /** `And the current one?` */
  | 'now'
  | 'earlier'
  /** Beside a figure: it is a level. */
  | 'score'
  | 'atLeast'
  | 'atMost'
  | 'above'
  | 'below'
  /** What a group of skills of that topic is called, wherever an owner has one. */
  | 'frontend'
  | 'backend'
  | 'tools'
  /** `Where do you work?` is no question of a town. */
  | 'atWork'
  /** `What do you do on Sundays?` asks for no office hours. */
  | 'doing'
  /** `And the company before?` is no question of a figure. */
  | 'employer'
  /** Beside names they ask nothing. */
  | 'fillers'
  /** What stands around a label that is asked for. */
  | 'aroundLabel';

export type Signs = Readonly<Record<Sign, RegExp>>;

/** How figures, durations and moments are written. */
export interface Measures extends Readonly<Record<'figure' | 'duration' | 'moment', RegExp>> {
  /** How many of what is asked, in a language that counts with words of their own; the word is the first group. */
  readonly counter?: RegExp;
}

/** Things that a page may tell in a sentence, with the words by which such a sentence is known. */
export type Tells = Readonly<Record<string, RegExp>>;

/** How the answerer speaks: in one language. */
export interface Voice {
  readonly language: Language;
  readonly messages: AnswersMessages;
  readonly facts: FactsMessages;
}

export interface LanguageData extends Voice {
  readonly learned: Learned;
  /** More of it, where there is room for more than in a page. */
  readonly weighing?: () => Weighing;
  readonly rules: LanguageRules;
  /** The owner's, one text a passage, where the build has sorted them; else the content has them. */
  readonly hints?: readonly string[];
  /** What is plainly asked: the server's alone. */
  readonly plain?: PlainSigns;
  /** What is said of the page itself: the server's alone. */
  readonly site?: SiteWords;
  /** Answers what the owner expects to be asked, and what goes before that: the server's alone, for these questions weigh more than a page has room for. */
  readonly expecting?: typeof expecting;
  /** What a question asks on from what was said: the server's alone. */
  readonly talk?: TalkSigns;
  /** The sentences that may stand where a topic is asked: the server's alone. */
  readonly fitting?: (situation: Situation, topic: string, found: readonly Found[]) => Found[];
  /** Knows what a question means besides its words: what it describes, and what it asks on from: the server's alone. */
  readonly meaning?: (situation: Situation) => Situation;
  /** Technologies that are seldom asked for: the server's alone. */
  readonly rareTechnologies?: string;
  /** What the page tells of the work that an advertisement asks for: the server's alone. */
  readonly quotePractices?: (finder: Finder, advertisement: string, asked: Asked) => string[];
  /** Answers from its own sentences what is asked of one of several jobs: the server's alone. */
  readonly ofOneJob?: typeof ofOneJob;
}

/** The same of a language that a site may have. */
export interface KnownLanguageData extends Omit<LanguageData, 'language'> {
  readonly language: KnownLanguage;
}

/** What leaves a conversation as it was. */
export type Aside = 'ack' | 'thanks' | 'greeting' | 'insult' | 'injection';

export interface LanguageRules {
  /** Words that say nothing about what is asked. */
  readonly stopWords: ReadonlySet<string>;
  /** Phrases in a text without spaces that say nothing about what is asked; undefined where words have spaces. */
  readonly stopPhrases?: RegExp;
  readonly aspects: Readonly<Record<Aspect, RegExp>>;
  /** Beginnings and words that lean on what was said before. */
  readonly leans: RegExp;
  /** A message of so many words, or characters where words have no spaces, may lean on what was before. */
  readonly short: number;
  /** Where a message may part inside a sentence: kept only if both sides ask something. */
  readonly joints: RegExp;
  /** What a message that asks something has. */
  readonly asks: RegExp;
  /** Messages that are nothing else. */
  readonly asides?: Readonly<Partial<Record<Aside, RegExp>>>;
  /** `first`, `second`, `third` …; the last stands for the last one. */
  readonly ordinals: readonly RegExp[];
  /** Spoken languages by their tag, as a visitor names them besides their usual names. */
  readonly spoken: Readonly<Partial<Record<string, RegExp>>>;
  /** Slips that no edit of one letter mends, and what is meant. */
  readonly slips: readonly (readonly [slip: RegExp, meant: string | ((slip: string) => string)])[];
  /** Words that visitors misspell, besides those that speak for a topic. */
  readonly oftenMisspelt: readonly string[];
  /** What technologies are called in its own script, as in `understand/technologies.ts`; beginning with a line break. */
  readonly technologies?: string;
  /** Words for matters that few pages tell: an answer to a question that has one holds it too. */
  readonly specifics: RegExp;
  /** What a question is plainly after, and the words that an answer then holds: without them it is none. */
  readonly needs: readonly (readonly [asked: RegExp, told: RegExp])[];
  readonly tells: Tells;
  /** Words of one meaning: what a visitor says and what a page says. */
  readonly concepts: readonly (readonly string[])[];
  /** What a job advertisement is known by. */
  readonly advertisement: RegExp;
  /** The terms that one may name. */
  readonly terms: Readonly<Record<'salary' | 'remote' | 'start' | 'visa' | 'education' | 'lead', RegExp>>;
  readonly measures: Measures;
  readonly signs: Signs;
  /** Ends of compounds by which a visitor calls the whole. */
  readonly endsOf?: (text: string) => readonly string[];
  /** A word without its ending; as in English where absent. */
  readonly stemOf?: (word: string) => string;
}
