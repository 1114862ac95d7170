/** Between messages and input: what is used, what is left, and why nothing can be sent just now. */
import { MAX_MESSAGE_LENGTH, type ChatLimits } from '#contract/chat.ts';
import { isTimeUp, messagesLeft, secondsUntilSend, sessionMinutes } from '#chat/session/status.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/stream/connection.ts';
import { chatMessages } from '#messages/chat.ts';
import { useLanguage } from '#site/language.tsx';
import { LineWithLinks } from './line-with-links.tsx';
import { useNow } from './use-now.ts';
import { useOnline } from './use-online.ts';
import styles from './status.module.css';

interface StatusProps {
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
}

/** From so many on, the messages left are shown (specification.md §4 warns at the same number). */
const FEW_LEFT = 2;

export function Status({ session, connection, limits }: StatusProps) {
  const now = useNow();
  return (
    <div className={styles['status']}>
      <Blocked session={session} />
      <Over session={session} limits={limits} now={now} />
      <TooLong length={session.input.trim().length} />
      <Network />
      <Used session={session} limits={limits} now={now} />
      <Hint connection={connection} />
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

function TooLong({ length }: { readonly length: number }) {
  const { say } = useLanguage();
  if (length <= MAX_MESSAGE_LENGTH) return null;
  return (
    <p role="alert" className={`${styles['notice']} ${styles['red']}`}>
      {say(chatMessages.tooLong, { count: length, max: MAX_MESSAGE_LENGTH })}
    </p>
  );
}

function Network() {
  const { say } = useLanguage();
  const network = useOnline();
  if (network === 'online') return null;
  return (
    <p role="status" className={styles['notice']}>
      {say(network === 'offline' ? chatMessages.offline : chatMessages.online)}
    </p>
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

function Hint({ connection }: Pick<StatusProps, 'connection'>) {
  const { say } = useLanguage();
  const builtIn = connection?.kind === 'relay' && connection.answers === 'page';
  if (connection?.kind !== 'none' && !builtIn) return null;
  return (
    <p data-chat="hint" className={`${styles['hint']} ${styles['red']}`}>
      {say(builtIn ? chatMessages.hintBuiltIn : chatMessages.configureApiKey)}
    </p>
  );
}
