/** What follows from a session: limits, what can be done about a failed question, what is sent to the model. */
import type { ConversationMessage } from '#shared/chat.ts';
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, MAX_REQUEST_BYTES, type ChatLimits } from '#shared/limits.ts';
import { isBlank } from '#shared/text.ts';
import type { Failure, Message, Refusal, Session } from './types.ts';

const MINUTE_MS = 60_000;

/** From so many messages left on, the visitor is told how many (SPEC.md 4.1). */
export const FEW_LEFT = 2;

/** Whole minutes since the session began. */
export function sessionMinutes(session: Session, now: number): number {
  return Math.max(0, Math.floor((now - session.startedAt) / MINUTE_MS));
}

/** Seconds until the next send is possible, rounded up; 0 when it is. */
export function secondsUntilSend(session: Session, limits: ChatLimits, now: number): number {
  if (session.lastSentAt === undefined) return 0;
  const gap = now - session.lastSentAt;
  return gap < 0 ? 0 : Math.max(0, Math.ceil((limits.rateLimitMs - gap) / 1000));
}

/** So many characters before the end of a message the visitor is told how many are left. */
const NEAR_THE_END = 400;

/** Characters left in a message; negative beyond its end, undefined while there are plenty. */
export function charactersLeft({ input }: Session): number | undefined {
  const left = MAX_MESSAGE_LENGTH - input.trim().length;
  return left <= NEAR_THE_END ? left : undefined;
}

export function messagesLeft(session: Session, limits: ChatLimits): number {
  return Math.max(0, limits.maxMessagesPerSession - session.sentCount);
}

export function isTimeUp(session: Session, limits: ChatLimits, now: number): boolean {
  return now - session.startedAt > limits.maxSessionDuration * MINUTE_MS;
}

/** The three checks before a send, in the order of SPEC.md 3: the first that fails. */
export function refusalOf(session: Session, limits: ChatLimits, now: number): Refusal | undefined {
  if (isTimeUp(session, limits, now)) return { kind: 'sessionTimeout', minutes: limits.maxSessionDuration };
  if (messagesLeft(session, limits) === 0) return { kind: 'messageLimit', count: limits.maxMessagesPerSession };
  const seconds = secondsUntilSend(session, limits, now);
  return seconds > 0 ? { kind: 'rateLimit', seconds } : undefined;
}

const BLOCKING: ReadonlySet<Failure['kind']> = new Set(['apiRateLimit', 'quotaExceeded']);

/** Undefined also while a reply is open or the session is blocked: then nothing can be done about it. */
function failedQuestionOf({ messages, openReply, blocked }: Session) {
  if (openReply !== undefined || blocked !== 'no') return undefined;
  const at = messages.findLastIndex(({ kind }) => kind === 'human');
  const question = messages[at];
  const outcomes = messages
    .slice(at + 1)
    .filter((message) => message.kind === 'reply' || (message.kind === 'notice' && message.notice.kind === 'failure'));
  const last = outcomes.at(-1);
  if (question?.kind !== 'human' || last?.kind !== 'notice' || last.notice.kind !== 'failure') return undefined;
  return {
    question: question.content,
    failure: last.notice.failure,
    /** Of the error that stands below the question. */
    noticeId: last.id,
    /** The error stands in the place of the reply, not below a part of it. */
    isWholeReply: !last.notice.partial,
    /** Nothing of any reply to it has arrived. */
    isUnanswered: outcomes.every(({ kind }) => kind === 'notice'),
  };
}

/** Whether the newest question can be asked again, by which notice, and whether that is free: nothing had arrived. */
export function retryOf(session: Session) {
  const failed = failedQuestionOf(session);
  if (!failed || (session.withoutKey && !session.answersHere)) return undefined;
  return { question: failed.question, noticeId: failed.noticeId, free: failed.isUnanswered };
}

/** Whether this page can answer the newest question instead, by which notice, and whether the answer takes the notice's place. */
export function answerHereOf(session: Session) {
  const failed = failedQuestionOf(session);
  if (!failed || session.answersHere || BLOCKING.has(failed.failure.kind)) return undefined;
  return { noticeId: failed.noticeId, takesItsPlace: failed.isWholeReply };
}

/**
 * The conversation that ends with the newest human message.
 * Roles alternate strictly, `user` first and last; empty when nobody has asked anything.
 */
export function conversationOf(messages: readonly Message[]): ConversationMessage[] {
  const conversation: ConversationMessage[] = [];
  let question: string | undefined;
  let answer = '';
  for (const message of messages) {
    if (message.kind === 'human') {
      if (question !== undefined && answer !== '')
        conversation.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
      question = message.content;
      answer = '';
    } else if (message.kind === 'reply' && !isBlank(message.content)) {
      answer = message.content;
    }
  }
  if (question !== undefined) conversation.push({ role: 'user', content: question });
  return withinRequest(conversation.map(wellFormed));
}

/** A provider cannot be sent half a character, and a reply may end in the middle of one. */
function wellFormed({ role, content }: ConversationMessage): ConversationMessage {
  return { role, content: content.replaceAll(/\p{Surrogate}/gu, '\uFFFD') };
}

/** Beside the messages a request holds little else, bytes. */
const ENVELOPE_BYTES = 256;

/** Without the oldest exchanges, where there are more than one request may hold. */
function withinRequest(conversation: ConversationMessage[]): ConversationMessage[] {
  // In UTF-8: what an address writes as `%E4` is one.
  const bytes = () => encodeURI(JSON.stringify(conversation)).replaceAll(/%../g, '_').length;
  const tooMuch = () => conversation.length > MAX_MESSAGES || bytes() > MAX_REQUEST_BYTES - ENVELOPE_BYTES;
  while (conversation.length > 1 && tooMuch()) conversation.splice(0, 2);
  return conversation;
}
