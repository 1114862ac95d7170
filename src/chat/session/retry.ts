/** Whether the newest question can be asked again, and at what price (SPEC.md 7). */
import { failedQuestionOf } from './failed-question.ts';
import type { Session } from './types.ts';

interface Retry {
  readonly question: string;
  /** The error that offers it. */
  readonly noticeId: string;
  /** Nothing had arrived: asking again does not use up a message. */
  readonly free: boolean;
}

export function retryOf(session: Session): Retry | undefined {
  const failed = failedQuestionOf(session);
  if (!failed || (session.withoutKey && !session.answersHere)) return undefined;
  return { question: failed.question, noticeId: failed.noticeId, free: failed.isUnanswered };
}
