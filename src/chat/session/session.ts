/** How a chat session moves on: one event in, the next session and its effects out (SPEC.md). */
import { MAX_MESSAGE_LENGTH, type ChatLimits } from '#shared/limits.ts';
import { isBlank } from '#shared/text.ts';
import { answerHereOf, conversationOf, FEW_LEFT, isTimeUp, refusalOf, retryOf } from './selectors.ts';
import type { Effect, Failure, Message, Notice, ReplyMessage, Session, SessionEvent, Step } from './types.ts';

export const WELCOME_ID = '1';
/** From the send to the warning (4.1), ms. */
export const WARNING_DELAY_MS = 1_000;
/** How long a provider's rate limit closes the chat, ms. */
export const BLOCK_MS = 60_000;

export function startSession(startedAt: number): Session {
  return {
    messages: [{ id: WELCOME_ID, kind: 'welcome', timestamp: startedAt }],
    input: '',
    openReply: undefined,
    sentCount: 0,
    lastSentAt: undefined,
    startedAt,
    blocked: 'no',
    withoutKey: false,
    answersHere: false,
  };
}

export function step(session: Session, event: SessionEvent, limits: ChatLimits): Step {
  switch (event.kind) {
    case 'inputChanged':
      return { session: { ...session, input: event.input }, effects: [] };
    case 'inputSubmitted':
      return submit(session, event.at, limits);
    case 'suggestionChosen':
      return send(session, event.text, event.at, limits);
    case 'retryChosen':
      return retry(session, event.at, limits);
    case 'answerHereChosen':
      return answerHere(session, event.at, limits);
    case 'stopChosen':
      return stop(session);
    case 'textArrived':
      return unchangedUnlessOpen(session, event.replyId, (reply) =>
        replaceOpenReply(session, { ...reply, content: (reply.content + event.text).trimStart() }),
      );
    case 'replyFinished':
      return unchangedUnlessOpen(session, event.replyId, (reply) => finish(session, reply, event));
    case 'replyFailed':
      return unchangedUnlessOpen(session, event.replyId, (reply) => fail(session, reply, event.failure, event.at));
    case 'timerFired':
      return event.timer === 'warning' ? warn(session, event.at, limits) : unblock(session);
    default:
      return event satisfies never;
  }
}

function unchanged(session: Session): Step {
  return { session, effects: [] };
}

/** The time in milliseconds, made unique: ids grow from message to message. */
function nextId(messages: readonly Message[], at: number): string {
  return String(Math.max(at, Number(messages.at(-1)?.id ?? 0) + 1));
}

function append(session: Session, message: Message): Session {
  return { ...session, messages: [...session.messages, message] };
}

function appendNotice(session: Session, at: number, notice: Notice): Session {
  return append(session, { id: nextId(session.messages, at), timestamp: at, kind: 'notice', notice });
}

function submit(session: Session, at: number, limits: ChatLimits): Step {
  const next = send(session, session.input, at, limits);
  const sent = next.session.sentCount > session.sentCount;
  return sent ? { ...next, session: { ...next.session, input: '' } } : next;
}

function send(session: Session, text: string, at: number, limits: ChatLimits): Step {
  const content = text.trim();
  const silent = isBlank(content) || session.openReply !== undefined || session.blocked !== 'no';
  if (silent || content.length > MAX_MESSAGE_LENGTH) return unchanged(session);
  const refusal = refusalOf(session, limits, at);
  if (refusal) return unchanged(appendNotice(session, at, { kind: 'refusal', refusal }));

  const asked = append(session, { id: nextId(session.messages, at), timestamp: at, kind: 'human', content });
  const counted = { ...asked, sentCount: session.sentCount + 1, lastSentAt: at };
  const opened = openReply(counted, nextId(asked.messages, at), at);
  const warns = limits.maxMessagesPerSession - opened.session.sentCount === FEW_LEFT;
  const warning: Effect = { kind: 'startTimer', timer: 'warning', delayMs: WARNING_DELAY_MS };
  return warns ? { ...opened, effects: [...opened.effects, warning] } : opened;
}

/** Opens an empty reply to the newest human message. */
function openReply(session: Session, replyId: string, at: number): Step {
  const reply: Message = { id: replyId, timestamp: at, kind: 'reply', content: '', state: 'open' };
  const from = session.answersHere ? 'page' : 'connection';
  return {
    session: { ...append(session, reply), openReply: replyId },
    effects: [{ kind: 'openStream', replyId, from, conversation: conversationOf(session.messages) }],
  };
}

function retry(session: Session, at: number, limits: ChatLimits): Step {
  const possible = retryOf(session);
  if (!possible) return unchanged(session);
  if (!possible.free) return send(session, possible.question, at, limits);
  return askAgain(session, { ...session, lastSentAt: at, messages: without(session, possible.noticeId) }, at, limits);
}

/** Without a question that failed, what stands in the input is asked here. */
function answerHere(session: Session, at: number, limits: ChatLimits): Step {
  const offer = answerHereOf(session);
  const here = { ...session, answersHere: true };
  if (offer) {
    const messages = offer.takesItsPlace ? without(session, offer.noticeId) : session.messages;
    return askAgain(session, { ...here, messages }, at, limits);
  }
  const next = submit(here, at, limits);
  const sent = next.session.sentCount > session.sentCount;
  return sent ? next : { ...next, session: { ...next.session, answersHere: session.answersHere } };
}

function without({ messages }: Session, messageId: string): readonly Message[] {
  return messages.filter(({ id }) => id !== messageId);
}

/** Opens another reply to the newest question: it is not counted, and of the checks only the session's age applies. */
function askAgain(session: Session, next: Session, at: number, limits: ChatLimits): Step {
  if (!isTimeUp(session, limits, at)) return openReply(next, nextId(session.messages, at), at);
  const refusal = { kind: 'sessionTimeout', minutes: limits.maxSessionDuration } as const;
  return unchanged(appendNotice(session, at, { kind: 'refusal', refusal }));
}

function unchangedUnlessOpen(session: Session, replyId: string, move: (reply: ReplyMessage) => Step): Step {
  const reply = session.openReply === replyId ? openReplyOf(session) : undefined;
  return reply ? move(reply) : unchanged(session);
}

function openReplyOf(session: Session): ReplyMessage | undefined {
  const message = session.messages.find(({ id }) => id === session.openReply);
  return message?.kind === 'reply' ? message : undefined;
}

/** Puts another message in the place of the open reply: the reply itself, longer, or the error it became. */
function replaceOpenReply(session: Session, replacement: Message): Step {
  const messages = session.messages.map((message) => (message.id === session.openReply ? replacement : message));
  return unchanged({ ...session, messages });
}

function stop(session: Session): Step {
  const reply = openReplyOf(session);
  if (!reply) return unchanged(session);
  const stopped = replaceOpenReply(session, { ...reply, state: 'stopped' }).session;
  return { session: { ...stopped, openReply: undefined }, effects: [{ kind: 'closeStream', replyId: reply.id }] };
}

type ReplyFinished = Extract<SessionEvent, { kind: 'replyFinished' }>;

function finish(session: Session, reply: ReplyMessage, { at, shortened }: ReplyFinished): Step {
  if (isBlank(reply.content)) return fail(session, reply, { kind: 'brokeOff' }, at);
  const { session: finished } = replaceOpenReply(session, {
    ...reply,
    state: 'finished',
    ...(shortened && { shortened }),
  });
  return unchanged({ ...finished, openReply: undefined });
}

function fail(session: Session, reply: ReplyMessage, failure: Failure, at: number): Step {
  const partial = !isBlank(reply.content);
  const notice: Notice = { kind: 'failure', failure, partial };
  const failed = partial
    ? appendNotice(replaceOpenReply(session, { ...reply, state: 'cut' }).session, at, notice)
    : replaceOpenReply(session, { id: reply.id, timestamp: at, kind: 'notice', notice }).session;
  return block(
    {
      ...failed,
      openReply: undefined,
      withoutKey: session.withoutKey || failure.kind === 'noApiKey',
      answersHere: session.answersHere && failure.kind !== 'notLoaded',
    },
    failure,
  );
}

function block(session: Session, failure: Failure): Step {
  if (failure.kind === 'quotaExceeded') return unchanged({ ...session, blocked: 'forGood' });
  if (failure.kind !== 'apiRateLimit') return unchanged(session);
  const delayMs = Math.min((failure.retryAfterSeconds ?? Infinity) * 1_000, BLOCK_MS);
  return {
    session: { ...session, blocked: 'forAWhile' },
    effects: [{ kind: 'startTimer', timer: 'block', delayMs }],
  };
}

function unblock(session: Session): Step {
  return unchanged(session.blocked === 'forAWhile' ? { ...session, blocked: 'no' } : session);
}

function warn(session: Session, at: number, limits: ChatLimits): Step {
  const remaining = limits.maxMessagesPerSession - session.sentCount;
  return unchanged(appendNotice(session, at, { kind: 'warning', remaining }));
}
