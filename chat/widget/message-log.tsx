/** The messages, and what belongs to their place: the suggested questions, the way back down. */
import { retryOf } from '#chat/session/retry.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/stream/connection.ts';
import { chatMessages } from '#messages/chat.ts';
import { content } from '#site/content.ts';
import { useLanguage } from '#site/language.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Conversation } from './conversation.ts';
import { MessageItem } from './message-item.tsx';
import { useFollowNewest } from './use-follow-newest.ts';
import styles from './message-log.module.css';

interface MessageLogProps {
  readonly conversation: Conversation;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly announce: (text: string) => void;
}

export function MessageLog({ conversation, session, connection, announce }: MessageLogProps) {
  const { say } = useLanguage();
  const { log, away, toNewest } = useFollowNewest(session.sentCount);
  const retry = retryOf(session);
  const loading = session.openReply !== undefined;
  const modelAnswers =
    connection?.kind === 'direct' || (connection?.kind === 'relay' && connection.answers === 'model');

  return (
    <div className={styles['frame']}>
      <div
        ref={log}
        role="log"
        data-chat="log"
        aria-label={say(chatMessages.log)}
        // Silent: the finished answer is announced elsewhere, once.
        aria-live="off"
        aria-busy={loading}
        // What scrolls must scroll with the keyboard, in every browser.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['log']}
      >
        <ol className={styles['messages']}>
          {session.messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              modelAnswers={modelAnswers}
              retryPrice={message.id === retry?.noticeId ? (retry.free ? 'free' : 'message') : undefined}
              onRetry={conversation.retry}
              announce={announce}
            />
          ))}
        </ol>
        {session.sentCount === 0 && <Suggestions onChoose={conversation.suggest} />}
      </div>
      {away && (
        <button
          type="button"
          data-chat="newest"
          aria-label={say(chatMessages.jump)}
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

function Suggestions({ onChoose }: { readonly onChoose: (question: string) => void }) {
  const { say } = useLanguage();
  return (
    <ul className={styles['suggestions']}>
      {content.chat.suggestions.map((suggestion) => (
        <li key={suggestion.en}>
          <button type="button" data-chat="suggestion" onClick={() => onChoose(say(suggestion))}>
            {say(suggestion)}
          </button>
        </li>
      ))}
    </ul>
  );
}
