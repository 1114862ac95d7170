/** Whether the newest question can be asked again, and at what price (SPEC.md 7). */
import type { Session } from './types.ts';

export interface Retry {
  readonly question: string;
  /** The error that offers it. */
  readonly noticeId: string;
  /** Nothing had arrived: asking again does not use up a message. */
  readonly free: boolean;
}

export function retryOf(session: Session): Retry | undefined {
  if (session.openReply !== undefined || session.blocked !== 'no') return undefined;
  for (const message of session.messages.toReversed()) {
    if (message.type === 'human') return undefined;
    if (message.kind !== 'notice' || message.notice.kind !== 'failure') continue;
    if (message.notice.failure.kind === 'noApiKey') return undefined;
    const question = session.messages.findLast((earlier) => earlier.type === 'human');
    return question && { question: question.content, noticeId: message.id, free: !message.notice.partial };
  }
  return undefined;
}
