/**
 * Answers a conversation from the page's own text: splits the message, understands each part, looks, says, joins.
 * Every sentence comes from the content or the messages; nothing is put together from a visitor's words.
 */
import type { ConversationMessage } from '#contract/chat.ts';
import { isLatin } from '#contract/known-languages.ts';
import type { Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import { fill } from '#contract/text.ts';
import { advertisementReply, isAdvertisement } from './advertisement/advertisement.ts';
import { joined } from './join/join.ts';
import type { LanguageData } from './language-data.ts';
import type { SayAsExpected } from './say/as-expected.ts';
import { createFinder, type Finder } from './look/find.ts';
import { contextAfter } from './say/context-after.ts';
import { weighed } from './say/in-context.ts';
import { sayPart } from './say/part.ts';
import type { Said } from './say/said.ts';
import { createSpeller } from './split/spelling.ts';
import { languageOfMessage, type Telling } from './split/language-of-message.ts';
import { normalized } from './split/normalised.ts';
import { MOST_PARTS, partsOf } from './split/parts.ts';
import { understand, type Ask } from './understand/ask.ts';
import { asideOf } from './understand/asides.ts';
import { inOtherLanguage, NOTHING_BEFORE, type Context } from './understand/context.ts';
import { namesOf } from './understand/content-names.ts';
import { createModel, type Model } from './understand/model.ts';
import { createNameFinder, markedText, type NameFinder } from './understand/names.ts';
import { technologies } from './understand/technologies.ts';
import { isOneOf, SOCIAL } from './understand/topics.ts';

export interface ReplyPart {
  readonly topic: string;
  /** Whether the page tells it. */
  readonly found: boolean;
}

export interface Reply {
  /** In Markdown. */
  readonly text: string;
  readonly parts: readonly ReplyPart[];
}

/** Answers the last message of a conversation, in its own language; `ofPage` decides where it has none. */
export type Answerer = (conversation: readonly ConversationMessage[], ofPage: Language) => Reply;

/** Of the turns before, so many are read. */
const MOST_TURNS = 5;

/** The languages whose data an answer to a conversation needs: its questions', and the page's, in which names are asked. */
export function languagesOf(
  conversation: readonly ConversationMessage[],
  ofPage: Language,
  telling: Telling,
): ReadonlySet<Language> {
  const asked = languagesAsked(lastAsked(conversation), ofPage, telling);
  return new Set(asked.some(isLatin) || asked.length === 0 ? [ofPage, ...asked] : asked);
}

function lastAsked(conversation: readonly ConversationMessage[]): ConversationMessage[] {
  return conversation.filter(({ role }) => role === 'user').slice(-MOST_TURNS - 1);
}

/** What may be in one of two languages is in that of both which was last used, else in the page's. */
function languagesAsked(asked: readonly ConversationMessage[], ofPage: Language, telling: Telling): Language[] {
  let tie = ofPage;
  return asked.map(({ content }) => {
    const language = languageOfMessage(content, tie, telling);
    if (!isLatin(language) || isLatin(tie)) tie = language;
    return language;
  });
}

interface Speaker {
  readonly data: LanguageData;
  readonly model: Model;
  readonly names: NameFinder;
  readonly finder: Finder;
  readonly sayAsExpected: SayAsExpected | undefined;
  /** Mends slips of the fingers. */
  readonly mended: (text: string) => string;
}

/**
 * @param telling by which words languages of one script are told apart; of no use where there is one of each
 */
export function createAnswerer(content: Content, languages: readonly LanguageData[], telling: Telling = {}): Answerer {
  const speakers = new Map<Language, Speaker>();
  const speakerOf = (language: Language): Speaker => {
    const known = speakers.get(language);
    if (known) return known;
    const data = languages.find((one) => one.language === language) ?? languages[0];
    if (!data) throw new Error('an answerer needs the data of at least one language');
    const model = createModel(data.learned, data.language, data.weighing?.());
    const finder = createFinder(content, data);
    // With or without its ending, but for `companys`.
    const isWord = (word: string) =>
      [word, word.replace(/((?<![^aeiou]y)s|ed|ing)$/, '')].some((one) => model.knows(one) || finder.words.has(one));
    const names = createNameFinder(
      namesOf(
        content,
        // Among other letters, a word in Latin ones is a name.
        (isLatin(data.language) ? technologies : technologies.replaceAll('=', ':')) + (data.rules.technologies ?? ''),
        data.rareTechnologies ?? '',
        (word) => data.rules.stopWords.has(word) || model.knows(word),
      ),
      isWord,
    );
    const expected = data.expecting?.(content, finder.passages, data, names);
    const expectedWords = expected?.words ?? new Set();
    const isKnown = (word: string) => isWord(word) || names.knows(word) || expectedWords.has(word);
    const mended = createSpeller(data, isKnown, new Set([...finder.words, ...expectedWords]));
    const speaker = { data, model, finder, names, sayAsExpected: expected?.say, mended };
    speakers.set(language, speaker);
    return speaker;
  };

  return (conversation, ofPage) => {
    const asked = lastAsked(conversation);
    let context = NOTHING_BEFORE;
    let reply: Reply = { text: speakerOf(ofPage).data.messages.unclear, parts: [{ topic: 'unclear', found: false }] };
    let before: Language | undefined;
    languagesAsked(asked, ofPage, telling).forEach((language, index) => {
      const message = asked[index]?.content ?? '';
      const isName = isLatin(language) && isNothingButNames(message, speakerOf(ofPage).names);
      const speaker = speakerOf(isName ? ofPage : language);
      const spoken = speaker.data.language;
      const known = before === undefined || before === spoken ? context : inOtherLanguage(context);
      ({ context, reply } = answerTurn({ content, speaker }, message, known));
      before = spoken;
    });
    return reply;
  };
}

/** `React?` is asked in the language of the page. */
function isNothingButNames(message: string, names: NameFinder): boolean {
  const text = normalized(message.slice(0, 200));
  return markedText(text, names.find(text)).replaceAll(/[\uE001-\uE005\s\p{P}\p{S}]/gu, '') === '';
}

interface Room {
  readonly content: Content;
  readonly speaker: Speaker;
}

function answerTurn(room: Room, message: string, before: Context): { reply: Reply; context: Context } {
  const { content, speaker } = room;
  const { data, model, names, finder, sayAsExpected } = speaker;
  const text = speaker.mended(normalized(message));
  if (isAdvertisement(text, names, data.rules)) {
    const reply = advertisementReply({ content, data, names, finder }, text);
    return { reply, context: { ...before, topic: 'advertisement' } };
  }
  const aside = asideOf(text, data);
  if (aside !== undefined) {
    const said = fill(data.messages[aside], { name: content.person.name[data.language] });
    return { reply: { text: said, parts: [{ topic: aside, found: true }] }, context: before };
  }
  const known = new Map<string, Ask>();
  const understood = (part: string, around = '') => {
    const key = `${part}\n${around}`;
    const ask = known.get(key) ?? understand(part, names, model, data, around);
    known.set(key, ask);
    return ask;
  };
  // Of a project that is talked about, halves of a sentence ask further.
  const ofTalk = (ask: Ask) => (before.subject.projects?.length === 1 ? weighed(ask, before.topic) : ask);
  const parts = partsOf(
    text,
    data.rules,
    (one, other, whole) =>
      asksBoth(ofTalk(understood(one)), ofTalk(understood(other)), data) &&
      !asksElse(understood(whole), [understood(one), understood(other)]),
  );
  const asks = worthAnswering(parts, understood, data);
  if (asks.length === 0)
    return {
      reply: { text: data.messages.unclear, parts: [{ topic: 'unclear', found: false }] },
      context: before,
    };
  const said: Said[] = [];
  let context = before;
  for (const ask of asks.slice(0, MOST_PARTS)) {
    const part = sayPart({ content, data, finder, sayAsExpected, ask, before: context });
    said.push(part);
    context = contextAfter(context, ask, part);
  }
  const kept = withoutSmallTalk(said);
  return {
    reply: { text: joined(kept, data), parts: kept.flatMap(partsIn) },
    context,
  };
}

/** Both halves of a sentence ask something of their own. */
function asksBoth(one: Ask, other: Ask, { rules }: LanguageData): boolean {
  const [first] = one.topics;
  const [second] = other.topics;
  if (!first || !second || first.topic === second.topic) return false;
  const isOwn = (ask: Ask, p: number) => p > (rules.asks.test(ask.text) ? 0.4 : 0.6);
  if (SMALL_TALK.has(first.topic) && first.p > 0.8 && rules.asks.test(other.text)) return true;
  if (isOneOf(SOCIAL, first.topic) || isOneOf(SOCIAL, second.topic)) return first.p > 0.8 && second.p > 0.6;
  return isOwn(one, first.p) && isOwn(other, second.p);
}

/** A sentence that surely asks what neither of its halves does was cut in the wrong place. */
function asksElse({ topics: [first] }: Ask, halves: readonly Ask[]): boolean {
  return first !== undefined && first.p > SURE_WHOLE && halves.every(({ topics }) => topics[0]?.topic !== first.topic);
}

const SURE_WHOLE = 0.85;

/** Questions; what only leads up to one, or explains it, stays beside it as a place to look. */
function worthAnswering(
  parts: readonly string[],
  understood: (part: string, around?: string) => Ask,
  { rules }: LanguageData,
): Ask[] {
  const asks = parts.map((part) => understood(part));
  // `Ok, thanks.` leads up to nothing; half a sentence of it may.
  const isSmallTalk = ({ text, topics: [first] }: Ask) =>
    first !== undefined && SMALL_TALK.has(first.topic) && first.p > SMALL_TALK_SURE && /[.!?。！？]$/.test(text);
  const isQuestion = (ask: Ask) =>
    rules.asks.test(ask.text) ||
    (ask.text.length < SHORT_REQUEST && ask.names.some(({ kind }) => kind === 'technology')) ||
    ((ask.topics[0]?.p ?? 0) > 0.75 && isToldOutright(ask)) ||
    ((ask.topics[0]?.p ?? 0) > 0.6 && ask.text.length < SHORT_REQUEST && isWish(ask));
  if (!asks.some(isQuestion) || asks.every(isQuestion)) return asks;
  return asks.flatMap((ask, index) => {
    if (!isQuestion(ask)) return [];
    const previous = asks[index - 1];
    const next = asks[index + 1];
    const around = [previous, next]
      .flatMap((one) => (one && !isQuestion(one) && !isSmallTalk(one) ? one.text : []))
      .join(' ');
    if (around === '') return [ask];
    // `Our labels never fit. Did you solve that?` asks for what stands before.
    return [ask.leans ? understood(`${around} ${ask.text}`) : understood(ask.text, around)];
  });
}

/** From here on a sentence is small talk: it leads up to nothing. */
const SMALL_TALK_SURE = 0.4;

/** In UTF-16 units: what is no longer and names a matter asks for it. */
const SHORT_REQUEST = 24;

function isWish({ topics }: Ask): boolean {
  const topic = topics[0]?.topic ?? '';
  return !isOneOf(SOCIAL, topic) && topic !== 'world' && topic !== 'detail' && topic !== 'why';
}

function isToldOutright({ topics }: Ask): boolean {
  return ['hire', 'techKnow', 'contact', 'insult'].includes(topics[0]?.topic ?? '');
}

function partsIn({ topic, found, lacks }: Said): ReplyPart[] {
  return lacks && found
    ? [
        { topic, found },
        { topic, found: false },
      ]
    : [{ topic, found }];
}

const SMALL_TALK: ReadonlySet<string> = new Set(['greeting', 'thanks', 'ack', 'farewell', 'complaint']);

/** A greeting before a question is no part of the answer; `A bot? Or a person?` asks for no use of AI, and no more. */
function withoutSmallTalk(said: readonly Said[]): readonly Said[] {
  const isIdentity = said.some(({ topic }) => topic === 'identity');
  const rest = said.filter(
    ({ topic, found }) => !SMALL_TALK.has(topic) && !(isIdentity && (topic === 'aiUse' || !found)),
  );
  return rest.length > 0 ? rest : said.slice(-1);
}
