/** One message: who, what, when, and what can be done with it. */
import { useState } from 'react';
import { answerHereOf, retryOf } from '#chat/session/selectors.ts';
import type { Message as ChatMessage, NoticeMessage, ReplyMessage } from '#chat/session/types.ts';
import { isBlank } from '#shared/text.ts';
import { Filled } from '#components/text.tsx';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useCopy, useTimeout } from '#hooks/hooks.ts';
import { noticeText, useChat } from '#chat/chat-context.ts';
import { InlineMarkdown, Markdown } from '#chat/markdown/markdown.tsx';
import { parseMarkdown, plainText } from '#chat/markdown/parse-blocks.ts';
import styles from './message-list.module.css';

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
      {message.kind === 'welcome' && <Welcome />}
      {message.kind === 'human' && (
        <div dir="auto" className={styles['bubble']}>
          {message.content}
        </div>
      )}
      {message.kind === 'reply' && <Reply reply={message} />}
      {message.kind === 'notice' && <Notice message={message} />}
      <div className={styles['meta']}>
        <time dateTime={new Date(message.timestamp).toISOString()}>{timeOf(message.timestamp)}</time>
        {isAnswered && <CopyAnswer answer={message.content} />}
      </div>
    </li>
  );
}

function Welcome() {
  const { content } = useTexts();
  const { connection, words } = useChat();
  const isModel = connection?.kind === 'direct' || (connection?.kind === 'relay' && connection.answers === 'model');
  return (
    <>
      <div className={styles['bubble']}>
        <Filled template={words.welcome} values={{ name: content.person.name }} />
      </div>
      {isModel && <p className={styles['note']}>{words.modelNote}</p>}
    </>
  );
}

function Reply({ reply: { content, state, shortened } }: { readonly reply: ReplyMessage }) {
  const { words } = useChat();
  const isOpen = state === 'open';
  const [quietSince, setQuietSince] = useState<string>();
  useTimeout(setQuietSince, isOpen ? QUIET_MS : undefined, content);
  return (
    <>
      {isBlank(content) ? (
        isOpen && <TypingIndicator />
      ) : (
        <div dir="auto" className={`${styles['bubble']} ${styles['answer']}`}>
          <Markdown text={content} growing={isOpen} />
        </div>
      )}
      {isOpen && quietSince === content && (
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

function TypingIndicator() {
  const { words } = useChat();
  return (
    <div className={styles['bubble']}>
      <span className={styles['typing']} data-chat="typing">
        <span className="visually-hidden">{words.typing}</span>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}

function Notice({ message: { id, notice } }: { readonly message: NoticeMessage }) {
  const { store, session, words } = useChat();
  const retry = retryOf(session);
  return (
    <>
      <div className={`${styles['bubble']} ${notice.kind === 'warning' ? '' : styles['error']}`}>
        <InlineMarkdown text={noticeText(notice, words)} />
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

/** Copies an answer as plain text. Where the browser refuses, the button goes on saying what it would do. */
function CopyAnswer({ answer }: { readonly answer: string }) {
  const { messages } = useTexts();
  const { words, announce } = useChat();
  const [outcome, copy] = useCopy();
  const copyPlain = async () => {
    if (await copy(plainText(parseMarkdown(answer), location.href))) announce(words.answerCopied);
  };
  return (
    <button type="button" className={styles['copy']} aria-label={words.copyAnswer} onClick={() => void copyPlain()}>
      {outcome.kind === 'copied' ? messages.shared.copied : messages.shared.copy}
    </button>
  );
}
