/** One message: who, what, when, and what can be done with it. */
import { fill, isBlank } from '#contract/text.ts';
import { memo, useEffect, useState } from 'react';
import type { Message, NoticeMessage, ReplyMessage } from '#chat/session/types.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useTimeout } from '#hooks/use-timeout.ts';
import { useChatMessages } from './chat-messages.ts';
import { AnswerHereButton } from './answer-here-button.tsx';
import { AnswerText } from './answer-text.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { loadMarkdown } from './downloads.ts';
import { LineWithLinks } from './line-with-links.tsx';
import { noticeText } from './message-text.ts';
import styles from './message-item.module.css';

interface MessageItemProps {
  readonly message: Message;
  readonly modelAnswers: boolean;
  /** What asking again costs; undefined when this message does not offer it. */
  readonly retryPrice: 'free' | 'message' | undefined;
  readonly onRetry: () => void;
  readonly offersAnswerHere: boolean;
  readonly onAnswerHere: () => void;
  readonly announce: (text: string) => void;
}

/** Hours and minutes as a Chinese locale writes them, in every language of the page: a formatter would cost a slow phone 70 ms. */
const timeOf = (timestamp: number) => new Date(timestamp).toTimeString().slice(0, 5);

/** After so long without a word a waiting visitor is told that nothing has failed yet, ms. */
const QUIET_MS = 10_000;

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, announce } = props;
  const chat = useChatMessages();
  const answered = message.kind === 'reply' && message.state !== 'open';
  const type = message.kind === 'human' ? 'human' : 'ai';
  return (
    <li data-message-id={message.id} data-message-type={type} className={styles[type]}>
      <span className="visually-hidden">{chat.from[type]}</span>
      <MessageContent {...props} />
      <div className={styles['meta']}>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeOf(message.timestamp)}</time>
        {answered && !isBlank(message.content) && <CopyAnswer answer={message.content} announce={announce} />}
      </div>
    </li>
  );
});

function MessageContent({ message, modelAnswers, ...offers }: MessageItemProps) {
  switch (message.kind) {
    case 'human':
      return (
        <div dir="auto" className={styles['bubble']}>
          {message.content}
        </div>
      );
    case 'welcome':
      return <Welcome modelAnswers={modelAnswers} />;
    case 'reply':
      return <ReplyContent reply={message} />;
    case 'notice':
      return <NoticeContent notice={message.notice} {...offers} />;
    default:
      return message satisfies never;
  }
}

function Welcome({ modelAnswers }: { readonly modelAnswers: boolean }) {
  const { content } = useTexts();
  const chat = useChatMessages();
  return (
    <>
      <div className={styles['bubble']}>{fill(chat.welcome, { name: content.person.name })}</div>
      {modelAnswers && <p className={styles['note']}>{chat.modelNote}</p>}
    </>
  );
}

function ReplyContent({ reply }: { readonly reply: ReplyMessage }) {
  const chat = useChatMessages();
  const open = reply.state === 'open';
  const quiet = useQuiet(open, reply.content);
  useEffect(() => {
    // The first words need it; a failure shows when they come.
    loadMarkdown().catch(() => undefined);
  }, []);
  return (
    <>
      {!isBlank(reply.content) && (
        <div dir="auto" className={`${styles['bubble']} ${styles['answer']}`}>
          <AnswerText text={reply.content} growing={open} />
        </div>
      )}
      {open && isBlank(reply.content) && (
        <div className={styles['bubble']}>
          <span className={styles['typing']} data-chat="typing">
            <span className="visually-hidden">{chat.typing}</span>
            <i />
            <i />
            <i />
          </span>
        </div>
      )}
      {quiet && (
        <p role="status" className={styles['note']}>
          {chat.waiting}
        </p>
      )}
      {reply.state === 'stopped' && <p className={styles['note']}>{chat.stopped}</p>}
      {reply.shortened && (
        <p className={styles['note']} data-chat="cut">
          {chat.shortened[reply.shortened]}
        </p>
      )}
    </>
  );
}

/** True while an open reply has had no word for a while. */
function useQuiet(open: boolean, text: string): boolean {
  const [quietSince, setQuietSince] = useState<string>();
  useTimeout(setQuietSince, open ? QUIET_MS : undefined, text);
  return open && quietSince === text;
}

type Offers = Pick<MessageItemProps, 'retryPrice' | 'onRetry' | 'offersAnswerHere' | 'onAnswerHere'>;

interface NoticeContentProps extends Offers {
  readonly notice: NoticeMessage['notice'];
}

function NoticeContent({ notice, retryPrice, onRetry, offersAnswerHere, onAnswerHere }: NoticeContentProps) {
  const chat = useChatMessages();
  const tone = notice.kind === 'warning' ? '' : styles['error'];
  return (
    <>
      <div className={`${styles['bubble']} ${tone}`}>
        <LineWithLinks text={noticeText(notice, chat)} />
      </div>
      {retryPrice && (
        <p className={styles['offer']}>
          <button type="button" data-chat="retry" onClick={onRetry}>
            {chat.retry}
          </button>
          {retryPrice === 'free' && <span>{chat.retryFree}</span>}
        </p>
      )}
      {offersAnswerHere && (
        <p className={styles['offer']}>
          <AnswerHereButton onClick={onAnswerHere} />
        </p>
      )}
    </>
  );
}
