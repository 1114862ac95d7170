/** The input with its button, and above it what is used, what is left, and why nothing can be sent just now. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fill, isBlank } from '#shared/text.ts';
import { MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import { isOnOwnMachine } from '#shared/urls.ts';
import { useChat } from '#chat/chat-context.ts';
import { InlineMarkdown } from '#chat/markdown/markdown.tsx';
import { isComposing } from '#chat/panel-close.ts';
import {
  answerHereOf,
  charactersLeft,
  FEW_LEFT,
  isTimeUp,
  messagesLeft,
  secondsUntilSend,
  sessionMinutes,
} from '#chat/session/selectors.ts';
import { AnswerHereButton } from './message.tsx';
import styles from './composer.module.css';

/** It sends, and while an answer comes it stops. */
export function Composer() {
  const { store, session, network, isInvited, words } = useChat();
  const input = useRef<HTMLTextAreaElement>(null);
  // Without a network the text waits where it is: sent now it would only be lost, unless this page answers it.
  const waits = network === 'offline' && !session.answersHere;
  const loading = session.openReply !== undefined;
  const canSend = !isBlank(session.input) && !loading && session.blocked === 'no' && !waits;
  const wantsAdvertisement = isInvited && session.sentCount === 0;
  const placeholder = wantsAdvertisement ? words.advertisementHere : words.placeholder;
  useLayoutEffect(() => growWithText(input.current));

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!waits) store.submit();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) submit(event);
  };

  return (
    <form className={styles['composer']} onSubmit={submit}>
      <textarea
        ref={input}
        dir="auto"
        rows={wantsAdvertisement ? 3 : 1}
        className={styles['input']}
        aria-label={placeholder}
        placeholder={placeholder}
        enterKeyHint="send"
        autoComplete="off"
        disabled={loading}
        value={session.input}
        onChange={({ target }) => store.changeInput(target.value)}
        onKeyDown={submitOnEnter}
      />
      <button
        type="submit"
        data-chat="send"
        aria-label={words.sendMessage}
        className={`icon-button ${styles['send']}`}
        disabled={!canSend}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 16V4.5M5 9.5l5-5 5 5" />
        </svg>
      </button>
      {loading && (
        <button
          type="button"
          data-chat="stop"
          aria-label={words.stop}
          className={`icon-button ${styles['stop']}`}
          onClick={store.stop}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect x="5.5" y="5.5" width="9" height="9" rx="1" fill="currentColor" />
          </svg>
        </button>
      )}
    </form>
  );
}

/** For browsers that do not know `field-sizing`. */
function growWithText(input: HTMLTextAreaElement | null): void {
  if (!input || CSS.supports('field-sizing', 'content')) return;
  input.style.height = '';
  input.style.height = `${input.scrollHeight}px`;
}

export function ComposerStatus() {
  /** ms since 1970, at most a second old. */
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles['status']}>
      <SessionEnd now={now} />
      <CharacterCount />
      <Network />
      <UsageMeter now={now} />
      <ApiKeyHint />
    </div>
  );
}

/** Nothing can be sent any more, or for a while: the way on is the contact section. */
function SessionEnd({ now }: { readonly now: number }) {
  const { session, limits, words } = useChat();
  const timeUp = isTimeUp(session, limits, now);
  const isEnded = session.openReply === undefined && (timeUp || messagesLeft(session, limits) === 0);
  const text = timeUp
    ? fill(words.timeUp, { minutes: limits.maxSessionDuration })
    : fill(words.usedUp, { max: limits.maxMessagesPerSession });
  return (
    <>
      {session.blocked !== 'no' && (
        <p role="alert" className={styles['notice']}>
          <span data-chat="blocked" className={styles['red']}>
            {words.blocked}
          </span>
          <br />
          <InlineMarkdown text={words.blockedContact} />
        </p>
      )}
      {isEnded && (
        <p role="alert" className={styles['notice']}>
          <InlineMarkdown text={text} />
        </p>
      )}
    </>
  );
}

/** Near the end of a message and beyond it. That the end is near is announced once, not with every letter. */
function CharacterCount() {
  const { session, words, announce } = useChat();
  const left = charactersLeft(session) ?? Infinity;
  const { one, other } = words.charactersLeft;
  const text = fill(left === 1 ? one : other, { count: left });
  const isNear = left >= 0 && left < Infinity;
  const announceText = useEffectEvent(() => announce(text));
  useEffect(() => {
    if (isNear) announceText();
  }, [isNear]);
  if (isNear) return <p className={styles['notice']}>{text}</p>;
  if (left > 0) return null;
  return (
    <p role="alert" className={`${styles['notice']} ${styles['red']}`}>
      {fill(words.tooLong, { count: MAX_MESSAGE_LENGTH - left, max: MAX_MESSAGE_LENGTH })}
    </p>
  );
}

/** Without a network a text waits, unless this page answers it. */
function Network() {
  const { session, network, words } = useChat();
  const { input, openReply, blocked, answersHere } = session;
  if (network === 'online' || (network === 'offline' && answersHere)) return null;
  const isOffered = !isBlank(input) && openReply === undefined && blocked === 'no' && !answerHereOf(session);
  return (
    <div className={styles['notice']}>
      <p role="status">{network === 'offline' ? words.offline : words.online}</p>
      {network === 'offline' && isOffered && <AnswerHereButton />}
    </div>
  );
}

function UsageMeter({ now }: { readonly now: number }) {
  const { session, limits, words } = useChat();
  const left = messagesLeft(session, limits);
  const isCounted = session.openReply === undefined && session.blocked === 'no' && left > 0;
  const seconds = isCounted ? secondsUntilSend(session, limits, now) : 0;
  return (
    <p className={styles['used']}>
      <span data-chat="counter">
        {fill(words.messageCount, { current: session.sentCount, max: limits.maxMessagesPerSession })}
      </span>
      <span data-chat="duration">{fill(words.sessionDuration, { minutes: sessionMinutes(session, now) })}</span>
      {left > 0 && left <= FEW_LEFT && (
        <span>{fill(left === 1 ? words.left.one : words.left.other, { count: left })}</span>
      )}
      {seconds > 0 && <span className={styles['countdown']}>{fill(words.countdown, { seconds })}</span>}
    </p>
  );
}

/** Who looks at the page on their own machine can mend a missing key, so it is named there; to others it matters who answers. */
function ApiKeyHint() {
  const { session, connection, words } = useChat();
  const isBuiltIn = connection?.kind === 'relay' && connection.answers === 'page';
  const answersFromPage = isBuiltIn || session.answersHere;
  const namesKey = connection?.kind === 'none' || (isBuiltIn && isOnOwnMachine(location.href));
  if (!answersFromPage && !namesKey) return null;
  const fromPage = namesKey ? words.hintBuiltIn : words.hintHere;
  return (
    <p data-chat="hint" className={namesKey ? styles['red'] : undefined}>
      {answersFromPage ? fromPage : words.configureApiKey}
    </p>
  );
}
