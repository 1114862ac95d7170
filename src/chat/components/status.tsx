/** Between messages and input: what is used, what is left, and why nothing can be sent just now. */
import { fill, isBlank } from '#contract/text.ts';
import { useEffect, useEffectEvent } from 'react';
import { MAX_MESSAGE_LENGTH, type ChatLimits } from '#contract/limits.ts';
import { answerHereOf } from '#chat/session/answer-here.ts';
import {
  charactersLeft,
  FEW_LEFT,
  isTimeUp,
  messagesLeft,
  secondsUntilSend,
  sessionMinutes,
} from '#chat/session/checks.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import { useChatMessages } from './chat-messages.ts';
import { AnswerHereButton } from './answer-here-button.tsx';
import { LineWithLinks } from './line-with-links.tsx';
import type { SessionRunner } from './session-runner.ts';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';
import styles from './status.module.css';

interface StatusProps {
  readonly runner: SessionRunner;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
  readonly announce: (text: string) => void;
}

export function Status({ runner, session, connection, limits, announce }: StatusProps) {
  const now = useNow();
  return (
    <div className={styles['status']}>
      <Blocked session={session} />
      <Over session={session} limits={limits} now={now} />
      <Length session={session} announce={announce} />
      <Network runner={runner} session={session} />
      <Used session={session} limits={limits} now={now} />
      <Hint session={session} connection={connection} />
    </div>
  );
}

function Blocked({ session }: Pick<StatusProps, 'session'>) {
  const chat = useChatMessages();
  if (session.blocked === 'no') return null;
  return (
    <p role="alert" className={styles['notice']}>
      <span data-chat="blocked" className={styles['red']}>
        {chat.blocked}
      </span>
      <br />
      <LineWithLinks text={chat.blockedContact} />
    </p>
  );
}

type Timed = Pick<StatusProps, 'session' | 'limits'> & { readonly now: number };

/** The session has nothing left to give: the way on is the contact section. */
function Over({ session, limits, now }: Timed) {
  const chat = useChatMessages();
  if (session.openReply !== undefined) return null;
  const timeUp = isTimeUp(session, limits, now);
  if (!timeUp && messagesLeft(session, limits) > 0) return null;
  const text = timeUp
    ? fill(chat.timeUp, { minutes: limits.maxSessionDuration })
    : fill(chat.usedUp, { max: limits.maxMessagesPerSession });
  return (
    <p role="alert" className={styles['notice']}>
      <LineWithLinks text={text} />
    </p>
  );
}

/** Near the end of a message and beyond it. That the end is near is announced once, not with every letter. */
function Length({ session, announce }: Pick<StatusProps, 'session' | 'announce'>) {
  const chat = useChatMessages();
  const left = charactersLeft(session) ?? Infinity;
  const { one, other } = chat.charactersLeft;
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
      {fill(chat.tooLong, { count: MAX_MESSAGE_LENGTH - left, max: MAX_MESSAGE_LENGTH })}
    </p>
  );
}

interface NetworkProps {
  readonly runner: SessionRunner;
  readonly session: Session;
}

/** Without a network a text waits, unless this page answers it. */
function Network({ runner, session }: NetworkProps) {
  const chat = useChatMessages();
  const network = useOnline();
  if (network === 'online' || (network === 'offline' && session.answersHere)) return null;
  const { input, openReply, blocked } = session;
  const isOffered = !isBlank(input) && openReply === undefined && blocked === 'no' && !answerHereOf(session);
  return (
    <div className={styles['notice']}>
      <p role="status">{network === 'offline' ? chat.offline : chat.online}</p>
      {network === 'offline' && isOffered && <AnswerHereButton onClick={runner.answerHere} />}
    </div>
  );
}

function Used({ session, limits, now }: Timed) {
  const chat = useChatMessages();
  const left = messagesLeft(session, limits);
  const otherwisePossible = session.openReply === undefined && session.blocked === 'no' && left > 0;
  const seconds = otherwisePossible ? secondsUntilSend(session, limits, now) : 0;
  return (
    <p className={styles['used']}>
      <span data-chat="counter">
        {fill(chat.messageCount, { current: session.sentCount, max: limits.maxMessagesPerSession })}
      </span>
      <span data-chat="duration">{fill(chat.sessionDuration, { minutes: sessionMinutes(session, now) })}</span>
      {left > 0 && left <= FEW_LEFT && (
        <span>{fill(left === 1 ? chat.left.one : chat.left.other, { count: left })}</span>
      )}
      {seconds > 0 && <span className={styles['countdown']}>{fill(chat.countdown, { seconds })}</span>}
    </p>
  );
}

function Hint({ session: { answersHere }, connection }: Pick<StatusProps, 'session' | 'connection'>) {
  const chat = useChatMessages();
  const isBuiltIn = connection?.kind === 'relay' && connection.answers === 'page';
  const isKeyMissing = connection?.kind === 'none' || isBuiltIn;
  if (!isKeyMissing && !answersHere) return null;
  const { configureApiKey, hintBuiltIn, hintHere } = chat;
  const fromPage = isKeyMissing ? hintBuiltIn : hintHere;
  return (
    <p data-chat="hint" className={isKeyMissing ? styles['red'] : undefined}>
      {answersHere || isBuiltIn ? fromPage : configureApiKey}
    </p>
  );
}
