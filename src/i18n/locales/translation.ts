/**
 * What a folder of messages must hold, taken from the English one: the same texts, and in each the same values. What is
 * missing, or leaves a value out, does not compile, and the error names it.
 */
import type { Template } from '#shared/text.ts';
import type { answers } from './en/answers.ts';
import type { chat } from './en/chat.ts';
import type { documents, facts } from './en/index.ts';
import type { page } from './en/page.ts';
import type * as shared from './en/shared.ts';

/** The values that a text is given although a language may leave them out, because the sentence reads better without. */
export interface LeftOut {
  readonly answers: {
    readonly since: 'name';
    readonly profilesListed: 'name';
    readonly hours: 'name' | 'often';
    readonly replies: 'name' | 'often';
    readonly location: 'name';
    readonly employer: 'name';
    readonly employerPast: 'name';
    readonly writes: 'name';
    readonly skillLevel: 'name';
    readonly bestSkills: 'name';
    readonly lowestSkills: 'name';
    readonly technologies: 'name';
    readonly projectList: 'name';
    readonly ownerLanguage: 'name';
    readonly profile: 'name';
    readonly strengths: 'name';
    readonly ownerLanguages: 'name';
  };
  readonly facts: { readonly month: 'month' | 'monthName' };
}

export type PageTranslation = Translation<typeof page>;
export type ChatTranslation = Translation<typeof chat>;
export type AnswersTranslation = Translation<typeof answers, LeftOut['answers']>;
export type FactsTranslation = Translation<typeof facts, LeftOut['facts']>;
export type DocumentsTranslation = Translation<typeof documents>;

/** The same for who says them: a text with placeholders is a template, and becomes a string with all of its values. */
export type PageMessages = Said<typeof page>;
export type ChatMessages = Said<typeof chat>;
export type AnswersMessages = Said<typeof answers, LeftOut['answers']>;
export type FactsMessages = Said<typeof facts, LeftOut['facts']>;
export type DocumentsMessages = Said<typeof documents>;

/** All that is said in a language. */
export interface Messages {
  readonly page: PageMessages;
  readonly chat: ChatMessages;
  readonly answers: AnswersMessages;
  readonly facts: FactsMessages;
  readonly documents: DocumentsMessages;
  readonly shared: Said<typeof shared>;
}

/** A folder as it is written, before it is said. */
export interface MessagesTranslation {
  readonly page: PageTranslation;
  readonly chat: ChatTranslation;
  readonly answers: AnswersTranslation;
  readonly facts: FactsTranslation;
  readonly documents: DocumentsTranslation;
  readonly shared: Translation<typeof shared>;
}

type Translation<Part, Left = never> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? Holding<Exclude<PlaceholdersOf<Part[Name]>, LeftAt<Left, Name>>>
    : Translation<Part[Name], LeftAt<Left, Name>>;
};

type Said<Part, Left = never> = {
  readonly [Name in keyof Part]: Part[Name] extends string
    ? SaidText<PlaceholdersOf<Part[Name]> | Extract<LeftAt<Left, Name>, string>>
    : Said<Part[Name], LeftAt<Left, Name>>;
};

type SaidText<Names extends string> = [Names] extends [never] ? string : Template<Names>;

type LeftAt<Left, Name> = Name extends keyof Left ? Left[Name] : never;

type PlaceholdersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

/** A string with all of the placeholders, in any order: what would be given to a function for each of them. */
type Holding<Names extends string> = [Names] extends [never]
  ? string
  : (Names extends string ? (one: `${string}{${Names}}${string}`) => void : never) extends (all: infer All) => void
    ? All
    : never;
