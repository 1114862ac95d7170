/** The input with its button: it sends, and while an answer comes it stops. */
import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { isBlank } from '#shared/text.ts';
import { useChat } from '#chat/chat-context.ts';
import { useOnline } from './composer-status.tsx';
import { isComposing } from '#chat/panel-close.ts';
import styles from './composer.module.css';

/** @param invited The visitor was invited to paste a job advertisement. */
export function Composer({ invited }: { readonly invited: boolean }) {
  const { store, session, words } = useChat();
  const input = useRef<HTMLTextAreaElement>(null);
  // Without a network the text waits where it is: sent now it would only be lost, unless this page answers it.
  const waits = useOnline() === 'offline' && !session.answersHere;
  const loading = session.openReply !== undefined;
  const canSend = !isBlank(session.input) && !loading && session.blocked === 'no' && !waits;
  const wantsAdvertisement = invited && session.sentCount === 0;
  const placeholder = wantsAdvertisement ? words.advertisementHere : words.placeholder;
  useLayoutEffect(() => growWithText(input.current));

  const submit = (event: FormEvent) => {
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
        className={styles['send']}
        disabled={!canSend}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 16V4.5M5 9.5l5-5 5 5" />
        </svg>
      </button>
      {loading && (
        <button type="button" data-chat="stop" aria-label={words.stop} className={styles['stop']} onClick={store.stop}>
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
