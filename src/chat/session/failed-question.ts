/** The newest question where its reply failed: it can be asked again (SPEC.md 7) or answered from this page (SPEC.md 10). */
import type { Failure, Message, Session } from './types.ts';

interface FailedQuestion {
  readonly question: string;
  readonly failure: Failure;
  /** Of the error that stands below it. */
  readonly noticeId: string;
  /** The error stands in the place of the reply, not below a part of it. */
  readonly isWholeReply: boolean;
  /** Nothing of any reply to it has arrived. */
  readonly isUnanswered: boolean;
}

/** Undefined also while a reply is open or the session is blocked: then nothing can be done about it. */
export function failedQuestionOf({ messages, openReply, blocked }: Session): FailedQuestion | undefined {
  if (openReply !== undefined || blocked !== 'no') return undefined;
  const at = messages.findLastIndex(({ kind }) => kind === 'human');
  const question = messages[at];
  const outcomes = messages.slice(at + 1).flatMap(outcomeOf);
  const last = outcomes.at(-1);
  if (question?.kind !== 'human' || last?.kind !== 'failed') return undefined;
  const { noticeId, failure, isWholeReply } = last;
  const isUnanswered = outcomes.every(({ kind }) => kind === 'failed');
  return { question: question.content, failure, noticeId, isWholeReply, isUnanswered };
}

type Outcome =
  | { readonly kind: 'text' }
  | ({ readonly kind: 'failed' } & Pick<FailedQuestion, 'failure' | 'noticeId' | 'isWholeReply'>);

/** What a message says about how a question was answered: nothing, one thing. */
function outcomeOf(message: Message): Outcome[] {
  if (message.kind === 'human' || message.kind === 'welcome') return [];
  if (message.kind === 'reply') return [{ kind: 'text' }];
  const { notice, id } = message;
  if (notice.kind !== 'failure') return [];
  return [{ kind: 'failed', failure: notice.failure, noticeId: id, isWholeReply: !notice.partial }];
}
