/** Whether the newest question can be answered from this page instead (SPEC.md 10). */
import { failedQuestionOf } from './failed-question.ts';
import type { Failure, Session } from './types.ts';

interface AnswerHereOffer {
  /** The error that offers it. */
  readonly noticeId: string;
  /** The answer takes the place of that error. */
  readonly takesItsPlace: boolean;
}

const BLOCKING: ReadonlySet<Failure['kind']> = new Set(['apiRateLimit', 'quotaExceeded']);

export function answerHereOf(session: Session): AnswerHereOffer | undefined {
  const failed = failedQuestionOf(session);
  if (!failed || session.answersHere || BLOCKING.has(failed.failure.kind)) return undefined;
  return { noticeId: failed.noticeId, takesItsPlace: failed.isWholeReply };
}
