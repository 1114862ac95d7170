/** The messages, and what belongs to their place: the suggested questions, the way back down. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#components/images.tsx';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useChat } from '#chat/chat-context.ts';
import { Message } from './message.tsx';
import styles from './message-list.module.css';

export function MessageList() {
  const { session, words } = useChat();
  const { log, away } = useStickToBottom(session.openReply);
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
        {session.sentCount === 0 && <Suggestions />}
      </div>
      {away && (
        <button
          type="button"
          data-chat="newest"
          aria-label={words.jump}
          className={`icon-button ${styles['newest']}`}
          onClick={() => {
            log.current?.scrollTo({ top: log.current.scrollHeight });
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

function Suggestions() {
  const { content } = useTexts();
  const { store, words, invite } = useChat();
  const questions = content.suggestions.map((label) => ({ label, choose: () => store.suggest(label) }));
  const advertisement = { label: words.advertisement, choose: invite };
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

/** How near the end counts as the end, px: zoom levels leave fractions. */
const END_TOLERANCE = 8;
/** What is left above the beginning of an answer, px. */
const GAP = 8;

/**
 * Keeps the newest text in view, unless the reader has scrolled up.
 * @param openReply the id of the answer that arrives: its beginning brings the newest text into view. A log that is opened
 * without one is read from where its last answer begins, or from its top
 */
function useStickToBottom(openReply: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  /** The reader has scrolled up and does not see the newest text. */
  const [away, setAway] = useState(false);

  useLayoutEffect(() => {
    const element = log.current;
    const answer = [...(element?.querySelectorAll('[data-message-type="human"] + li') ?? [])].at(-1);
    if (!element || !answer) return;
    element.scrollTop += answer.getBoundingClientRect().top - element.getBoundingClientRect().top - GAP;
  }, []);
  useLayoutEffect(() => {
    if (openReply !== undefined) following.current = true;
  }, [openReply]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    let topBefore = 0;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const atEnd = scrollHeight - scrollTop - clientHeight <= END_TOLERANCE;
      // Text that is added never lowers the scroll position.
      if (atEnd) following.current = true;
      else if (scrollTop < topBefore) following.current = false;
      topBefore = scrollTop;
      setAway(!following.current && !atEnd);
    };
    // It reports the first layout, too. What shrinks lowers the position: that is not the reader's doing.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
      topBefore = element.scrollTop;
      onScroll();
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    // It goes with the panel.
    element.addEventListener('scroll', onScroll);
    return () => observer.disconnect();
  }, []);

  return { log, away };
}
