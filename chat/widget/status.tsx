/** Between messages and input: what is used, what is left, and why nothing can be sent just now. */
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
import type { Connection } from '#chat/stream/connection.ts';
import { chatMessages } from '#messages/chat.ts';
import { useLanguage } from '#ui/use-language.tsx';
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
  const { say } = useLanguage();
  if (session.blocked === 'no') return null;
  return (
    <p role="alert" className={styles['notice']}>
      <span data-chat="blocked" className={styles['red']}>
        {say(chatMessages.blocked)}
      </span>
      <br />
      <LineWithLinks text={say(chatMessages.blockedContact)} />
    </p>
  );
}

type Timed = Pick<StatusProps, 'session' | 'limits'> & { readonly now: number };

/** The session has nothing left to give: the way on is the contact section. */
function Over({ session, limits, now }: Timed) {
  const { say } = useLanguage();
  if (session.openReply !== undefined) return null;
  const timeUp = isTimeUp(session, limits, now);
  if (!timeUp && messagesLeft(session, limits) > 0) return null;
  const text = timeUp
    ? say(chatMessages.timeUp, { minutes: limits.maxSessionDuration })
    : say(chatMessages.usedUp, { max: limits.maxMessagesPerSession });
  return (
    <p role="alert" className={styles['notice']}>
      <LineWithLinks text={text} />
    </p>
  );
}

/** Near the end of a message and beyond it. That the end is near is announced once, not with every letter. */
function Length({ session, announce }: Pick<StatusProps, 'session' | 'announce'>) {
  const { say } = useLanguage();
  const left = charactersLeft(session) ?? Infinity;
  const { one, other } = chatMessages.charactersLeft;
  const text = say(left === 1 ? one : other, { count: left });
  const isNear = left >= 0 && left < Infinity;
  const announceText = useEffectEvent(() => announce(text));
  useEffect(() => {
    if (isNear) announceText();
  }, [isNear]);
  if (isNear) return <p className={styles['notice']}>{text}</p>;
  if (left > 0) return null;
  return (
    <p role="alert" className={`${styles['notice']} ${styles['red']}`}>
      {say(chatMessages.tooLong, { count: MAX_MESSAGE_LENGTH - left, max: MAX_MESSAGE_LENGTH })}
    </p>
  );
}

interface NetworkProps {
  readonly runner: SessionRunner;
  readonly session: Session;
}

/** Without a network a text waits, unless this page answers it. */
function Network({ runner, session }: NetworkProps) {
  const { say } = useLanguage();
  const network = useOnline();
  if (network === 'online' || (network === 'offline' && session.answersHere)) return null;
  const { input, openReply, blocked } = session;
  const isOffered = input.trim() !== '' && openReply === undefined && blocked === 'no' && !answerHereOf(session);
  return (
    <div className={styles['notice']}>
      <p role="status">{say(network === 'offline' ? chatMessages.offline : chatMessages.online)}</p>
      {network === 'offline' && isOffered && <AnswerHereButton onClick={runner.answerHere} />}
    </div>
  );
}

function Used({ session, limits, now }: Timed) {
  const { say } = useLanguage();
  const left = messagesLeft(session, limits);
  const otherwisePossible = session.openReply === undefined && session.blocked === 'no' && left > 0;
  const seconds = otherwisePossible ? secondsUntilSend(session, limits, now) : 0;
  return (
    <p className={styles['used']}>
      <span data-chat="counter">
        {say(chatMessages.messageCount, { current: session.sentCount, max: limits.maxMessagesPerSession })}
      </span>
      <span data-chat="duration">{say(chatMessages.sessionDuration, { minutes: sessionMinutes(session, now) })}</span>
      {left > 0 && left <= FEW_LEFT && (
        <span>{say(left === 1 ? chatMessages.left.one : chatMessages.left.other, { count: left })}</span>
      )}
      {seconds > 0 && <span className={styles['countdown']}>{say(chatMessages.countdown, { seconds })}</span>}
    </p>
  );
}

function Hint({ session: { answersHere }, connection }: Pick<StatusProps, 'session' | 'connection'>) {
  const { say } = useLanguage();
  const isBuiltIn = connection?.kind === 'relay' && connection.answers === 'page';
  const isKeyMissing = connection?.kind === 'none' || isBuiltIn;
  if (!isKeyMissing && !answersHere) return null;
  const { configureApiKey, hintBuiltIn, hintHere } = chatMessages;
  const fromPage = isKeyMissing ? hintBuiltIn : hintHere;
  return (
    <p data-chat="hint" className={isKeyMissing ? styles['red'] : undefined}>
      {say(answersHere || isBuiltIn ? fromPage : configureApiKey)}
    </p>
  );
}
