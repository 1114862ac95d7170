/** The messages, and what belongs to their place: the suggested questions, the way back down. */
import { Icon } from '#components/images.tsx';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useChat } from './chat-context.ts';
import { Message } from './message.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import styles from './message-list.module.css';

interface MessageListProps {
  /** The visitor wants to paste a job advertisement. */
  readonly onAdvertisement: () => void;
}

export function MessageList({ onAdvertisement }: MessageListProps) {
  const { session, words } = useChat();
  const { log, away, toNewest } = useStickToBottom(session.openReply);
  return (
    <div className={styles['frame']}>
      <div
        ref={log}
        role="log"
        data-chat="log"
        aria-label={words.log}
        // Silent: the finished answer is announced elsewhere, once.
        aria-live="off"
        aria-busy={session.openReply !== undefined}
        // What scrolls must scroll with the keyboard, in every browser.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['log']}
      >
        <ol className={styles['messages']}>
          {session.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
        {session.sentCount === 0 && <Suggestions onAdvertisement={onAdvertisement} />}
      </div>
      {away && (
        <button
          type="button"
          data-chat="newest"
          aria-label={words.jump}
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

function Suggestions({ onAdvertisement }: MessageListProps) {
  const { content } = useTexts();
  const { store, words } = useChat();
  const questions = content.suggestions.map((label) => ({ label, choose: () => store.suggest(label) }));
  const advertisement = { label: words.advertisement, choose: onAdvertisement };
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
