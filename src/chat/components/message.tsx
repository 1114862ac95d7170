/** One message: who, what, when, and what can be done with it. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { answerHereOf } from '#chat/session/answer-here.ts';
import { retryOf } from '#chat/session/retry.ts';
import type { Message as ChatMessage, NoticeMessage, ReplyMessage } from '#chat/session/types.ts';
import { fill, isBlank } from '#shared/text.ts';
import { useCopy } from '#hooks/use-copy.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useTimeout } from '#hooks/use-timeout.ts';
import { useChat } from './chat-context.ts';
import { loadMarkdown } from './lazy.ts';
import { InlineLinks, noticeText } from './notice-text.tsx';
import styles from './message.module.css';

/** Hours and minutes as a Chinese locale writes them, in every language of the page: a formatter would cost a slow phone 70 ms. */
const timeOf = (timestamp: number) => new Date(timestamp).toTimeString().slice(0, 5);

/** After so long without a word a waiting visitor is told that nothing has failed yet, ms. */
const QUIET_MS = 10_000;

export function Message({ message }: { readonly message: ChatMessage }) {
  const { words } = useChat();
  const isAnswered = message.kind === 'reply' && message.state !== 'open' && !isBlank(message.content);
  const type = message.kind === 'human' ? 'human' : 'ai';
  return (
    <li data-message-id={message.id} data-message-type={type} className={styles[type]}>
      <span className="visually-hidden">{words.from[type]}</span>
      <MessageContent message={message} />
      <div className={styles['meta']}>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeOf(message.timestamp)}</time>
        {isAnswered && <CopyAnswer answer={message.content} />}
      </div>
    </li>
  );
}

function MessageContent({ message }: { readonly message: ChatMessage }) {
  switch (message.kind) {
    case 'human':
      return (
        <div dir="auto" className={styles['bubble']}>
          {message.content}
        </div>
      );
    case 'welcome':
      return <Welcome />;
    case 'reply':
      return <Reply reply={message} />;
    case 'notice':
      return <Notice message={message} />;
    default:
      return message satisfies never;
  }
}

function Welcome() {
  const { content } = useTexts();
  const { connection, words } = useChat();
  const isModel = connection?.kind === 'direct' || (connection?.kind === 'relay' && connection.answers === 'model');
  return (
    <>
      <div className={styles['bubble']}>{fill(words.welcome, { name: content.person.name })}</div>
      {isModel && <p className={styles['note']}>{words.modelNote}</p>}
    </>
  );
}

function Reply({ reply: { content, state, shortened } }: { readonly reply: ReplyMessage }) {
  const { words } = useChat();
  const isOpen = state === 'open';
  const isQuiet = useQuiet(isOpen, content);
  useEffect(() => {
    // The first words need it; a failure shows when they come.
    loadMarkdown().catch(() => undefined);
  }, []);
  return (
    <>
      {!isBlank(content) && (
        <div dir="auto" className={`${styles['bubble']} ${styles['answer']}`}>
          <Suspense fallback={content}>
            <Markdown text={content} growing={isOpen} />
          </Suspense>
        </div>
      )}
      {isOpen && isBlank(content) && (
        <div className={styles['bubble']}>
          <span className={styles['typing']} data-chat="typing">
            <span className="visually-hidden">{words.typing}</span>
            <i />
            <i />
            <i />
          </span>
        </div>
      )}
      {isQuiet && (
        <p role="status" className={styles['note']}>
          {words.waiting}
        </p>
      )}
      {state === 'stopped' && <p className={styles['note']}>{words.stopped}</p>}
      {shortened && (
        <p className={styles['note']} data-chat="cut">
          {words.shortened[shortened]}
        </p>
      )}
    </>
  );
}

interface MarkdownProps {
  readonly text: string;
  /** The text is still arriving. */
  readonly growing: boolean;
}

/** Downloaded with the first answer. What cannot be downloaded must not take the answer with it: its text stands bare. */
const Markdown = lazy(async (): Promise<{ default: (props: MarkdownProps) => ReactNode }> => {
  try {
    return { default: (await loadMarkdown()).Markdown };
  } catch {
    return { default: ({ text }) => text };
  }
});

/** The words of an answer without its marks, for reading aloud. */
export async function spokenAnswer(text: string): Promise<string> {
  try {
    return (await loadMarkdown()).plainMarkdown(text);
  } catch {
    return text;
  }
}

/** True while an open reply has had no word for a while. */
function useQuiet(open: boolean, text: string): boolean {
  const [quietSince, setQuietSince] = useState<string>();
  useTimeout(setQuietSince, open ? QUIET_MS : undefined, text);
  return open && quietSince === text;
}

function Notice({ message: { id, notice } }: { readonly message: NoticeMessage }) {
  const { store, session, words } = useChat();
  const retry = retryOf(session);
  return (
    <>
      <div className={`${styles['bubble']} ${notice.kind === 'warning' ? '' : styles['error']}`}>
        <InlineLinks text={noticeText(notice, words)} />
      </div>
      {retry?.noticeId === id && (
        <p className={styles['offer']}>
          <button type="button" data-chat="retry" onClick={store.retry}>
            {words.retry}
          </button>
          {retry.free && <span>{words.retryFree}</span>}
        </p>
      )}
      {answerHereOf(session)?.noticeId === id && (
        <p className={styles['offer']}>
          <AnswerHereButton />
        </p>
      )}
    </>
  );
}

/** Offers an answer from this page's own text where nobody else gives one. */
export function AnswerHereButton() {
  const { store, words } = useChat();
  return (
    <button type="button" data-chat="answer-here" onClick={store.answerHere}>
      {words.answerHere}
    </button>
  );
}

/** Copies an answer as it came, Markdown included. Where the browser refuses, the button goes on saying what it would do. */
function CopyAnswer({ answer }: { readonly answer: string }) {
  const { messages } = useTexts();
  const { words, announce } = useChat();
  const [outcome, copy] = useCopy();
  const isCopied = outcome.kind === 'copied';
  const announcement = isCopied && words.answerCopied;
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, announce]);
  return (
    <button type="button" className={styles['copy']} aria-label={words.copyAnswer} onClick={() => void copy(answer)}>
      {isCopied ? messages.shared.copied : messages.shared.copy}
    </button>
  );
}
