/** What the form says after a submit, and the way out that always stays: copying the message. */
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useCopy } from '#hooks/hooks.ts';
import buttons from '#components/button.module.css';
import type { Delivery, MailFailure } from './contact-form-state.ts';
import styles from './contact-form.module.css';

interface SuccessMessageProps {
  readonly delivery: Delivery;
  readonly onAnother: () => void;
}

export function SuccessMessage({ delivery, onAnother }: SuccessMessageProps) {
  const { sent, again } = useTexts().messages.contact;
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    // The button that had the focus is gone. Whoever went elsewhere in the meantime stays there.
    if (document.activeElement === document.body)
      element?.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
    // The notice goes by itself: a focus in it stays with the form.
    return () => {
      if (element?.contains(document.activeElement)) element.closest('form')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={notice} className={styles['sent']}>
      <div role="status" tabIndex={-1} className={styles['status']}>
        <h3>{sent.title}</h3>
        <p>{delivery === 'clipboard' ? sent.paste : sent.text}</p>
      </div>
      <button type="button" className={buttons['outlined']} onClick={onAnother}>
        {again}
      </button>
    </div>
  );
}

interface CopyProps {
  /** The message's text, asked for at the press. */
  readonly text: () => string;
}

/** Under the success view, and under the empty form after it: the message may not have reached a mail client. */
export function SentMessage({ text }: CopyProps) {
  const { sent } = useTexts().messages.contact;
  return (
    <div className={styles['sentLetter']}>
      <p>{sent.nothing}</p>
      <CopyOffer text={text} />
    </div>
  );
}

export function ErrorMessage({ failure, text }: CopyProps & { readonly failure: MailFailure }) {
  const { error } = useTexts().messages.contact;
  return (
    <div className={styles['error']}>
      <div role="alert">
        <p className={styles['errorText']}>{error.text}</p>
        <p>{error[failure]}</p>
        <p>{error.kept}</p>
      </div>
      <CopyOffer text={text} />
    </div>
  );
}

function CopyOffer({ text }: CopyProps) {
  const { copyMessage, copied } = useTexts().messages.contact;
  return (
    <div className={styles['offer']}>
      <CopyButton label={copyMessage} announcement={copied.message} text={text} className={buttons['outlined']} />
      <CopyEmailButton className={buttons['outlined']} />
    </div>
  );
}

export function CopyEmailButton({ className }: { readonly className?: string | undefined }) {
  const { messages, content } = useTexts();
  return (
    <CopyButton
      label={messages.contact.copyEmail}
      announcement={messages.contact.copied.email}
      text={() => content.person.email}
      className={className}
    />
  );
}

interface CopyButtonProps extends CopyProps {
  readonly label: string;
  /** Said to assistive technology when it worked. */
  readonly announcement: string;
  readonly className?: string | undefined;
}

/** Copies a text. Where the browser refuses, the text itself appears, selected, to be copied by hand. */
export function CopyButton({ label, announcement, text, className }: CopyButtonProps) {
  const { messages } = useTexts();
  const [outcome, copy] = useCopy();
  const done = outcome.kind === 'copied';
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(text())}>
        {done ? messages.shared.copied : label}
      </button>
      <span aria-live="polite" className={outcome.kind === 'failed' ? styles['failure'] : 'visually-hidden'}>
        {done && announcement}
        {outcome.kind === 'failed' && messages.contact.copyFailed}
      </span>
      {outcome.kind === 'failed' && (
        <span key={outcome.text} ref={selectAll} className={styles['selected']}>
          {outcome.text}
        </span>
      )}
    </>
  );
}

function selectAll(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
