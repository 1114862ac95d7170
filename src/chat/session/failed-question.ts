/** The newest question where its reply failed: it can be asked again (SPEC.md 7) or answered from this page (SPEC.md 10). */
import type { Failure, Session } from './types.ts';

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
