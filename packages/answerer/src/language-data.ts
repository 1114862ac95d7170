/** What the answerer knows of one language: written rules and learned weights, as JSON keeps them and as code uses them. */
import type german from '../languages/de/rules.json';
import type { Language } from './text.ts';

/** What kind of thing a question is after: what is found must hold it. */
export type Aspect = keyof typeof german.aspects;

/** Words that tell something about a question wherever they stand in it. */
export type Sign =
  /** Which of the owner's records: `a talk` is one, to talk to somebody is none. */
  | 'certificate'
  | 'talk'
  | 'writing'
  /** `The exact coordinates?` */
  | 'coordinates'
  /** `Does the form send it?`: it stands beside the address. */
  | 'form'
  /** `Is there a vCard?` */
  | 'card'
  /** The address alone is asked for. */
  | 'mail'
  /** The owner, their company or the site is meant, and no project. */
  | 'owner'
  /** Beside a percentage: what it stands for. */
  | 'means'
  /** Besides what was told. */
  | 'others'
  /** Of a degree: where. */
  | 'school'
  /** A whole message that asks to go on. */
  | 'more'
  /** What one does in a team. */
  | 'role'
  /** Whether the owner designs. */
  | 'design'
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
  /** `For all three?` */
  | 'every'
  /** What a company is, and not what the owner does there. */
  | 'ofCompany'
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
  /** In production, at work: where something is used, not how well it is known. */
  | 'inUse'
  /** Whether one may earn money with it. */
  | 'commercial'
  /** One's own language. */
  | 'native'
  /** Who answers here. */
  | 'thisChat'
  /** `Tell me more about it` asks for more than a line. */
  | 'inDetail'
  /** What a thing is called. */
  | 'called'
  /** What one does with a language that one speaks. */
  | 'talks'
  /** Beside a reason: what made somebody begin. */
  | 'made'
  /** What is talked about, by a word that stands for it. */
  | 'it'
  /** `How long was that?` */
  | 'lasts'
  /** `And the current one?` */
  | 'now'
  | 'earlier'
  /** Whether there was another employer. */
  | 'elsewhere'
  /** Beside a figure: it is a level. */
  | 'score'
  | 'atLeast'
  | 'atMost'
  | 'above'
  | 'below'
  /** What a group of skills of that intent is called, wherever an owner has one. */
  | 'frontend'
  | 'backend'
  | 'tools'
  /** `Where do you work?` is no question of a town. */
  | 'atWork'
  /** `What do you do on Sundays?` asks for no office hours. */
  | 'doing'
  /** Beside a list of technologies: somebody asks something of the owner. */
  | 'asksOwner'
  /** `And the company before?` is no question of a figure. */
  | 'employer'
  /** Beside names they question nothing. */
  | 'fillers'
  /** What stands around a label that is asked for. */
  | 'aroundLabel';

export type Signs = Readonly<Record<Sign, RegExp>>;

/** How figures, durations and moments are written. */
export interface Measures extends Readonly<Record<'figure' | 'duration' | 'moment' | 'span', RegExp>> {
  /** How many of what is asked, in a language that counts with words of their own; the word is the first group. */
  readonly counter?: RegExp;
}

/** Things that a page may tell in a sentence, with the words by which such a sentence is known. */
export type Tells = Readonly<Record<string, RegExp>>;

/** What leaves a conversation as it was. */
export type SmallTalk = 'notOfPage' | 'ack' | 'thanks' | 'greeting' | 'insult' | 'injection' | 'identity';

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
  /** Where a message may part inside a sentence: kept only if both sides question something. */
  readonly joints: RegExp;
  /** What a message that asks something has. */
  readonly asks: RegExp;
  /** Messages that are nothing else. */
  readonly asides?: Readonly<Partial<Record<SmallTalk, RegExp>>>;
  /** `first`, `second`, `third` …; the last stands for the last one. */
  readonly ordinals: readonly RegExp[];
  /** Spoken languages by their tag, as a visitor names them besides their usual names. */
  readonly spoken: Readonly<Partial<Record<string, RegExp>>>;
  /** Slips that no edit of one letter mends, and what is meant. */
  readonly slips: readonly (readonly [slip: RegExp, meant: string])[];
  /** Characters of another way of writing, each with the one that the examples have. */
  readonly characters?: ReadonlyMap<string, string>;
  /** Words that visitors misspell, besides those that speak for an intent. */
  readonly oftenMisspelt: readonly string[];
  /** What technologies are called in its own script, as in `languages/technologies.json`. */
  readonly technologies: readonly string[];
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
  readonly terms: Readonly<Record<'remote' | 'visa' | 'education' | 'higherDegree' | 'lead', RegExp>>;
  /**
   * Beginnings of headings: what is needed, what is only welcome, what is offered, what there is to do. Words inside a
   * clause: that it is only welcome, that one of several is enough, that something is not used, years, pay, that one of two
   * languages is enough, how many people are led, years of other work than that of the page, that one is to come somewhere,
   * what the company works with.
   */
  readonly advertisementParts: Readonly<Record<keyof typeof german.advertisementParts, RegExp>>;
  readonly measures: Measures;
  readonly signs: Signs;
  /** How something is called without its name; something else than what is talked about; what anything may be called; the one that is open source. */
  readonly references: Readonly<Record<'called' | 'another' | 'kinds' | 'openOne', RegExp>>;
  /** What a word may end in; as in English where absent. */
  readonly endings?: RegExp;
  /** The commonest words, by which languages of one script are told apart. */
  readonly commonWords?: RegExp;
  /** Kinds of work that an advertisement may ask for. */
  readonly practices: Readonly<Record<string, RegExp>>;
}

/** What training wrote: a feature's hash, and how much it speaks for each intent. One character a number, so that a transfer's compression sees their frequencies. */
export interface Weights {
  readonly intents: readonly string[];
  /** What one step of a weight is. */
  readonly step: number;
  readonly biases: readonly number[];
  /** How far each feature's hash is from the one before, in two digits. */
  readonly high: string;
  readonly low: string;
  /** How many weights each feature has. */
  readonly counts: string;
  /** Of each weight: its intent, and its steps. */
  readonly columns: string;
  readonly steps: string;
}

export interface LanguageData {
  readonly language: Language;
  readonly rules: LanguageRules;
  readonly weights: Weights;
  /** Words that speak for an intent: a line each, `intent: word, begin*`. */
  readonly keywords: readonly string[];
  /** Names of technologies, the rare ones only as they are written, and of services on which one may have an account. */
  readonly technologies: Readonly<Record<'common' | 'rare' | 'services', readonly string[]>>;
}

/** A language's files as they are read: patterns are strings between slashes. */
interface LanguageFiles {
  readonly rules: unknown;
  readonly weights: Weights;
  readonly technologies: LanguageData['technologies'];
}

export function readLanguage(language: Language, files: LanguageFiles): LanguageData {
  const {
    stopWords,
    oftenMisspelt,
    concepts,
    keywords,
    characters = '',
    ...patterns
  } = files.rules as Readonly<Record<string, string>> & { concepts: readonly string[]; keywords: readonly string[] };
  const rules = {
    ...(withPatterns(patterns) as LanguageRules),
    stopWords: new Set(stopWords?.split(' ')),
    oftenMisspelt: oftenMisspelt?.split(' ') ?? [],
    concepts: concepts.map((words) => words.split(' | ')),
    characters: new Map(characters.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)])),
  };
  return { ...files, language, rules, keywords };
}

function withPatterns(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(value) ?? [];
    return source === undefined ? value : new RegExp(source, flags);
  }
  if (Array.isArray(value)) return value.map(withPatterns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPatterns(one)]));
}
