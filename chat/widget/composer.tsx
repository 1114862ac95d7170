/** The input with its button: it sends, and while an answer comes it stops. */
import type { FormEvent, KeyboardEvent } from 'react';
import type { Session } from '#chat/session/types.ts';
import { chatMessages } from '#messages/chat.ts';
import { useLanguage } from '#site/language.tsx';
import type { Conversation } from './conversation.ts';
import { isComposing } from './is-composing.ts';
import { useOnline } from './use-online.ts';
import styles from './composer.module.css';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly session: Session;
}

export function Composer({ conversation, session }: ComposerProps) {
  const { say } = useLanguage();
  const offline = useOnline() === 'offline';
  const loading = session.openReply !== undefined;
  const canSend = session.input.trim() !== '' && !loading && session.blocked === 'no' && !offline;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without a network the text waits where it is: sent now it would only be lost.
    if (!offline) conversation.submit();
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) submit(event);
  };

  return (
    <form className={styles['composer']} onSubmit={submit}>
      <textarea
        rows={1}
        className={styles['input']}
        aria-label={say(chatMessages.placeholder)}
        placeholder={say(chatMessages.placeholder)}
        enterKeyHint="send"
        autoComplete="off"
        disabled={loading}
        value={session.input}
        onChange={({ target }) => conversation.changeInput(target.value)}
        onKeyDown={submitOnEnter}
      />
      <button
        type="submit"
        data-chat="send"
        aria-label={say(chatMessages.sendMessage)}
        className={styles['send']}
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
          aria-label={say(chatMessages.stop)}
          className={styles['stop']}
          onClick={conversation.stop}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect x="5.5" y="5.5" width="9" height="9" rx="1" fill="currentColor" />
          </svg>
        </button>
      )}
    </form>
  );
}
