/**
 * Answers a conversation from a résumé: tokenizes the message, understands each question of it, retrieves, responds.
 * Every sentence comes from the résumé or from the words given; nothing is put together from a visitor's words.
 */
import type { LanguageData } from './language-data.ts';
import { composeResponse } from './respond/compose-response.ts';
import { answerQuestion } from './respond/answer-question.ts';
import { rerankByContext } from './respond/context-reranking.ts';
import { advertisementReply } from './respond/job-advertisement.ts';
import {
  type DialogState,
  EMPTY_STATE,
  type ResponsePart,
  forOtherLanguage,
  nextState,
} from './respond/dialog-state.ts';
import type { Resume } from './resume.ts';
import { type Retriever, createRetriever } from './retrieve/retriever.ts';
import { type Language, fill, isLatin } from './text.ts';
import { type LanguageChoice, detectLanguage } from './tokenize/detect-language.ts';
import { MAX_PARTS, normalize, partsOf, tokensOf } from './tokenize/tokens.ts';
import { createSpeller } from './tokenize/spelling.ts';
import { type IntentClassifier, createClassifier } from './understand/classifier.ts';
import { entityNames } from './understand/entity-names.ts';
import { type EntityFinder, createEntityFinder, isNothingButNames } from './understand/find-entities.ts';
import { SOCIAL, isOneOf, smallTalkOf } from './understand/intents.ts';
import { isAdvertisement } from './understand/parse-advertisement.ts';
import { type ParsedQuestion, understand } from './understand/parse-question.ts';
import type { Voice, Words } from './words.ts';

export { readLanguage, type LanguageData } from './language-data.ts';
export type { CareerRecord, Resume } from './resume.ts';
export type { LanguageChoice } from './tokenize/detect-language.ts';
export type { Words } from './words.ts';

export interface ReplyPart {
  readonly intent: string;
  /** Whether the page tells it. */
  readonly found: boolean;
}

export interface Reply {
  /** In Markdown. */
  readonly text: string;
  readonly parts: readonly ReplyPart[];
}

export interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Answers the last message of a conversation, in its own language; `ofPage` decides where it has none. */
export type Answerer = (conversation: readonly Message[], ofPage: Language) => Reply;

/** All that answers in one language are made of. */
export interface AnswerSource {
  readonly resume: Resume;
  readonly words: Words;
  readonly data: LanguageData;
}

/** Of the turns before, so many are read. */
const MAX_TURNS = 5;

/** The languages whose source an answer to a conversation needs: its questions', and the page's, in which names are asked. */
export function languagesOf(
  conversation: readonly Message[],
  ofPage: Language,
  choice: LanguageChoice,
): ReadonlySet<Language> {
  const asked = languagesAsked(lastAsked(conversation), ofPage, choice);
  return new Set(asked.some(isLatin) || asked.length === 0 ? [ofPage, ...asked] : asked);
}

const lastAsked = (conversation: readonly Message[]): Message[] =>
  conversation.filter(({ role }) => role === 'user').slice(-MAX_TURNS - 1);

/** What may be in one of two languages is in that of both which was last used, else in the page's. */
function languagesAsked(asked: readonly Message[], ofPage: Language, choice: LanguageChoice): Language[] {
  let tie = ofPage;
  return asked.map(({ content }) => {
    const language = detectLanguage(content, tie, choice);
    if (!isLatin(language) || isLatin(tie)) tie = language;
    return language;
  });
}

interface Pipeline {
  readonly resume: Resume;
  readonly data: Voice;
  readonly classifier: IntentClassifier;
  readonly entities: EntityFinder;
  readonly retriever: Retriever;
  /** Mends slips of the fingers. */
  readonly mended: (text: string) => string;
}

/** @param choice of the site's languages, where not all of their sources are given */
export function createAnswerer(sources: readonly AnswerSource[], choice: LanguageChoice = choiceOf(sources)): Answerer {
  const pipelines = new Map<Language, Pipeline>();
  const pipelineOf = (language: Language): Pipeline => {
    const known = pipelines.get(language);
    if (known) return known;
    const source = sources.find(({ data }) => data.language === language) ?? sources[0];
    if (!source) throw new Error('an answerer needs the source of at least one language');
    const pipeline = createPipeline(source);
    pipelines.set(language, pipeline);
    return pipeline;
  };
  return (conversation, ofPage) => {
    const asked = lastAsked(conversation);
    let state = EMPTY_STATE;
    let reply = unclear(pipelineOf(ofPage));
    let before: Language | undefined;
    languagesAsked(asked, ofPage, choice).forEach((language, index) => {
      const message = asked[index]?.content ?? '';
      const isName = isLatin(language) && isNothingButNames(message, pipelineOf(ofPage).entities);
      const pipeline = pipelineOf(isName ? ofPage : language);
      const spoken = pipeline.data.language;
      const known = before === undefined || before === spoken ? state : forOtherLanguage(state);
      ({ state, reply } = answerTurn(pipeline, message, known));
      before = spoken;
    });
    return reply;
  };
}

/** All languages that there are sources for. */
export function choiceOf(sources: readonly Pick<AnswerSource, 'data'>[]): LanguageChoice {
  const latin = sources.filter(({ data }) => isLatin(data.language));
  return {
    languages: sources.map(({ data }) => data.language),
    commonWords:
      latin.length < 2 ? {} : Object.fromEntries(latin.map(({ data }) => [data.language, data.rules.commonWords])),
  };
}

function createPipeline({ resume, words, data: own }: AnswerSource): Pipeline {
  const data: Voice = { ...own, messages: words.answers, facts: words.facts };
  const classifier = createClassifier(data);
  const retriever = createRetriever(resume, data);
  // With or without its ending, but for `companys`.
  const isWord = (word: string) =>
    [word, word.replace(/((?<![^aeiou]y)s|ed|ing)$/, '')].some(
      (one) => classifier.knows(one) || retriever.words.has(one),
    );
  const entities = createEntityFinder(
    entityNames(resume, data, (word) => data.rules.stopWords.has(word) || classifier.knows(word)),
    isWord,
  );
  const mended = createSpeller(data, (word) => isWord(word) || entities.knows(word), retriever.words);
  return { resume, data, classifier, retriever, entities, mended };
}

const unclear = ({ data }: Pipeline): Reply => ({
  text: fill(data.messages.unclear, {}),
  parts: [{ intent: 'unclear', found: false }],
});

function answerTurn(pipeline: Pipeline, message: string, before: DialogState): { reply: Reply; state: DialogState } {
  const { resume, data, classifier, entities, retriever } = pipeline;
  const text = pipeline.mended(normalize(message));
  if (isAdvertisement(text, entities, data.rules)) {
    const reply = advertisementReply(pipeline, text);
    return { reply, state: { ...before, intent: 'advertisement' } };
  }
  const smallTalk = smallTalkOf(text, data);
  if (smallTalk !== undefined) {
    const own = fill(data.messages[smallTalk], { name: resume.person.name });
    const said = own === before.said ? fill(data.messages.help, {}) : own;
    return { reply: { text: said, parts: [{ intent: smallTalk, found: true }] }, state: { ...before, said } };
  }
  const known = new Map<string, ParsedQuestion>();
  const understood = (part: string, around = '') => {
    const key = `${part}\n${around}`;
    const question = known.get(key) ?? understand(part, entities, classifier, data, around);
    known.set(key, question);
    return question;
  };
  // Of a project that is talked about, halves of a sentence ask further.
  const ofTalk = (question: ParsedQuestion) =>
    before.subject.projects?.length === 1 ? rerankByContext(question, before.intent) : question;
  const parts = partsOf(
    text,
    data.rules,
    (one, other, whole) =>
      isCompound(ofTalk(understood(one)), ofTalk(understood(other)), data) &&
      !splitChangesIntent(understood(whole), [understood(one), understood(other)]),
  );
  const questions = selectQuestions(parts, understood, data);
  if (questions.length === 0) return { reply: unclear(pipeline), state: before };
  const said: ResponsePart[] = [];
  let state = before;
  for (const question of questions.slice(0, MAX_PARTS)) {
    const part = answerQuestion({ resume, data, classifier, retriever, question, before: state });
    said.push(part);
    state = nextState(state, question, part);
  }
  const kept = withoutSmallTalk(said);
  const response = composeResponse(kept, resume, data);
  // How it was done is not told by the same sentence once more.
  const isManner = ({ text: asked, aspects }: ParsedQuestion) =>
    aspects.has('manner') && tokensOf(asked, data).length === 0;
  const isOfChat = kept.every(({ intent }) => intent === 'identity');
  const isAgain = response === before.said && (isOfChat || questions.every(isManner));
  const own = isAgain ? fill(data.messages[isOfChat ? 'help' : 'noMore'], {}) : response;
  return { reply: { text: own, parts: kept.flatMap(partsIn) }, state: { ...state, said: response } };
}

/** Both halves of a sentence question something of their own. */
function isCompound(one: ParsedQuestion, other: ParsedQuestion, data: LanguageData): boolean {
  const { rules, language } = data;
  const [first] = one.intents;
  const [second] = other.intents;
  // `What is it, and what does he do there?`
  const [isOf, isOfToo] = [one, other].map(({ marked }) => rules.signs.ofCompany.test(marked));
  if (!first || !second || one.isNames || (first.intent === second.intent && (isOfToo || !isOf))) return false;
  // `When, and where did you study?`
  const [short, bare] = isLatin(language) ? [6, 12] : [3, 6];
  const isBare = ({ text }: ParsedQuestion) =>
    text.length <= short ||
    (text.length <= bare && tokensOf(text.replace(rules.signs.ofProjects, ' '), data).length === 0);
  if (isBare(one) || isBare(other)) return false;
  const isOwn = (question: ParsedQuestion, p: number) => p > (rules.asks.test(question.text) ? 0.4 : 0.6);
  if (SMALL_TALK.has(first.intent) && first.p > 0.8 && rules.asks.test(other.text)) return true;
  if (isOneOf(SOCIAL, first.intent) || isOneOf(SOCIAL, second.intent)) return first.p > 0.8 && second.p > 0.6;
  return isOwn(one, first.p) && isOwn(other, second.p);
}

/** A sentence that surely asks what neither of its halves does was cut in the wrong place. */
function splitChangesIntent({ intents: [first] }: ParsedQuestion, halves: readonly ParsedQuestion[]): boolean {
  return (
    first !== undefined && first.p > SURE_WHOLE && halves.every(({ intents }) => intents[0]?.intent !== first.intent)
  );
}

const SURE_WHOLE = 0.85;

/** Questions; what only leads up to one, or explains it, stays beside it as a place to look. */
function selectQuestions(
  parts: readonly string[],
  understood: (part: string, around?: string) => ParsedQuestion,
  { rules }: LanguageData,
): ParsedQuestion[] {
  const asks = parts.map((part) => understood(part));
  // `Ok, thanks.` leads up to nothing; half a sentence of it may.
  const isSmallTalk = ({ text, intents: [first] }: ParsedQuestion) =>
    first !== undefined && SMALL_TALK.has(first.intent) && first.p > SMALL_TALK_SURE && /[.!?。！？]$/.test(text);
  const isQuestion = (question: ParsedQuestion) =>
    rules.asks.test(question.text) ||
    (question.text.length < SHORT_REQUEST && question.names.some(({ kind }) => kind === 'technology')) ||
    ((question.intents[0]?.p ?? 0) > 0.75 && isToldOutright(question)) ||
    ((question.intents[0]?.p ?? 0) > 0.6 && question.text.length < SHORT_REQUEST && isWish(question));
  if (!asks.some(isQuestion) || asks.every(isQuestion)) return asks;
  return asks.flatMap((question, index) => {
    if (!isQuestion(question)) return [];
    const previous = asks[index - 1];
    const next = asks[index + 1];
    const around = [previous, next]
      .flatMap((one) => (one && !isQuestion(one) && !isSmallTalk(one) ? one.text : []))
      .join(' ');
    if (around === '') return [question];
    // `Our labels never fit. Did you solve that?` asks for what stands before.
    return [
      question.leans && (rules.leans.test(question.text) || (question.intents[0]?.p ?? 0) < SURE_WHOLE)
        ? understood(`${around} ${question.text}`)
        : understood(question.text, around),
    ];
  });
}

/** From here on a sentence is small talk: it leads up to nothing. */
const SMALL_TALK_SURE = 0.4;
/** In UTF-16 units: what is no longer and names a matter asks for it. */
const SHORT_REQUEST = 24;

function isWish({ intents }: ParsedQuestion): boolean {
  const intent = intents[0]?.intent ?? '';
  return !isOneOf(SOCIAL, intent) && intent !== 'world' && intent !== 'detail' && intent !== 'why';
}

function isToldOutright({ intents }: ParsedQuestion): boolean {
  return ['hire', 'techKnow', 'contact', 'insult'].includes(intents[0]?.intent ?? '');
}

function partsIn({ intent, found, lacks }: ResponsePart): ReplyPart[] {
  const own = { intent, found };
  return lacks && found ? [own, { intent, found: false }] : [own];
}

const SMALL_TALK: ReadonlySet<string> = new Set(['greeting', 'thanks', 'ack', 'farewell', 'complaint', 'insult']);

/** A greeting before a question is no part of the answer; `A bot? Or a person?` asks for no use of AI, and no more. */
function withoutSmallTalk(said: readonly ResponsePart[]): readonly ResponsePart[] {
  const isIdentity = said.some(({ intent }) => intent === 'identity');
  const rest = said.filter(
    ({ intent, found }) => !SMALL_TALK.has(intent) && !(isIdentity && (intent === 'aiUse' || !found)),
  );
  return rest.length > 0 ? rest : said.slice(-1);
}
