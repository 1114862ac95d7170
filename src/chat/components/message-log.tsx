/** The messages, and what belongs to their place: the suggested questions, the way back down. */
import { answerHereOf } from '#chat/session/answer-here.ts';
import { retryOf } from '#chat/session/retry.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { Icon } from '#components/icon.tsx';
import { useChatMessages } from './chat-messages.ts';
import type { SessionRunner } from './session-runner.ts';
import { MessageItem } from './message-item.tsx';
import { useFollowNewest } from './use-follow-newest.ts';
import styles from './message-log.module.css';

interface MessageLogProps {
  readonly runner: SessionRunner;
  readonly session: Session;
  readonly connection: Connection | undefined;
  /** Whether the messages are shown yet. */
  readonly filled: boolean;
  readonly announce: (text: string) => void;
  /** The visitor wants to paste a job advertisement. */
  readonly onAdvertisement: () => void;
}

export function MessageLog({ runner, session, connection, filled, announce, onAdvertisement }: MessageLogProps) {
  const chat = useChatMessages();
  const { log, away, toNewest } = useFollowNewest(filled ? session.sentCount : 0);
  const retry = retryOf(session);
  const answerHere = answerHereOf(session);
  const loading = session.openReply !== undefined;
  const modelAnswers =
    connection?.kind === 'direct' || (connection?.kind === 'relay' && connection.answers === 'model');

  return (
    <div className={styles['frame']}>
      <div
        ref={log}
        role="log"
        data-chat="log"
        aria-label={chat.log}
        // Silent: the finished answer is announced elsewhere, once.
        aria-live="off"
        aria-busy={loading}
        // What scrolls must scroll with the keyboard, in every browser.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['log']}
      >
        <ol className={styles['messages']}>
          {filled &&
            session.messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                modelAnswers={modelAnswers}
                retryPrice={message.id === retry?.noticeId ? (retry.free ? 'free' : 'message') : undefined}
                onRetry={runner.retry}
                offersAnswerHere={message.id === answerHere?.noticeId}
                onAnswerHere={runner.answerHere}
                announce={announce}
              />
            ))}
        </ol>
        {filled && session.sentCount === 0 && (
          <Suggestions onChoose={runner.suggest} onAdvertisement={onAdvertisement} />
        )}
      </div>
      {away && (
        <button
          type="button"
          data-chat="newest"
          aria-label={chat.jump}
          className={styles['newest']}
          onClick={() => {
            toNewest();
            // The button goes: the focus must not go with it.
            log.current?.focus({ preventScroll: true });
          }}
        >
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}

interface SuggestionsProps {
  readonly onChoose: (question: string) => void;
  readonly onAdvertisement: () => void;
}

function Suggestions({ onChoose, onAdvertisement }: SuggestionsProps) {
  const { content } = useTexts();
  const chat = useChatMessages();
  const questions = content.suggestions.map((suggestion) => {
    const label = suggestion;
    return { label, choose: () => onChoose(label) };
  });
  const advertisement = { label: chat.advertisement, choose: onAdvertisement };
  return (
    <ul className={styles['suggestions']}>
      {questions.toSpliced(-1, 0, advertisement).map(({ label, choose }) => (
        <li key={label}>
          <button type="button" data-chat="suggestion" onClick={choose}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
