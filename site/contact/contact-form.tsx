/** The contact form: it opens the visitor's own mail client. No request leaves the page. */
import { useReducer, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '#contract/text.ts';
import { MESSAGES } from '#messages/all.ts';
import type { Texts } from '#ui/texts.ts';
import { useTexts } from '#ui/use-texts.tsx';
import buttons from '#ui/button.module.css';
import { keptAsPrerendered } from '#ui/prerendered.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTimeout } from '#ui/use-timeout.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { contactFormReducer, takesLetters, type ContactFormEvent, type Letter } from './contact-form-state.ts';
import { Field, MessageField, type TextField } from './field.tsx';
import { isTooLong, mailAddress, mailOf, type Mail } from './mail.ts';
import { ErrorNotice, SentLetter, SentNotice } from './notices.tsx';
import styles from './contact-form.module.css';

/** The fake sending delay, and how long the success view stays. In ms. */
const SENDING_DELAY = 1000;
const SENT_DISPLAY = 5000;

export function ContactForm() {
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(contactFormReducer, { kind: 'idle' });
  useTimeout(() => dispatch({ kind: 'delayPassed' }), state.kind === 'submitting' ? SENDING_DELAY : undefined);
  useTimeout(() => dispatch({ kind: 'displayPassed' }), state.kind === 'sent' ? SENT_DISPLAY : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (takesLetters(state)) dispatch(openMail(texts, letterIn(event.currentTarget)));
  };
  const startAnother = () => {
    flushSync(() => dispatch({ kind: 'anotherWanted' }));
    form.current?.querySelector('input')?.focus();
  };
  /**
   * Writes the letter once while the visitor still does, and nobody waits: the first date that a page writes out costs a
   * slow phone some 70 ms, every other one almost nothing.
   */
  const rehearse = () => whenIdle(() => mailAddress('', mailIn(texts, letterIn(form.current))));
  /** The letter sent last, or what stands in the fields after an error: the visitor may have changed it since. */
  const textToCopy = () => mailIn(texts, ('letter' in state && state.letter) || letterIn(form.current)).body;
  const sentLetter = state.kind === 'idle' || state.kind === 'sent' ? state.letter : undefined;

  return (
    <form
      ref={form}
      data-state={state.kind}
      aria-label={texts.messages.contact.form.label}
      tabIndex={-1}
      data-alone=""
      className={styles['form']}
      onSubmit={submit}
    >
      {state.kind === 'sent' ? (
        <SentNotice onAnother={startAnother} />
      ) : (
        <>
          <Fields readOnly={state.kind === 'submitting'} onMessageFocus={rehearse} />
          {state.kind === 'error' && <ErrorNotice failure={state.failure} text={textToCopy} />}
          <SendButton submitting={state.kind === 'submitting'} />
        </>
      )}
      <NoScriptNote />
      {sentLetter && <SentLetter text={textToCopy} />}
    </form>
  );
}

interface FieldsProps {
  readonly readOnly: boolean;
  readonly onMessageFocus: () => void;
}

function Fields({ readOnly, onMessageFocus }: FieldsProps) {
  const words = useTexts().messages.contact.form;
  return (
    <>
      <Field
        name="name"
        autoComplete="name"
        label={words.name}
        placeholder={words.namePlaceholder}
        readOnly={readOnly}
      />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={words.email}
        placeholder={words.emailPlaceholder}
        readOnly={readOnly}
      />
      <MessageField
        label={words.message}
        placeholder={words.messagePlaceholder}
        readOnly={readOnly}
        onFocus={onMessageFocus}
      />
    </>
  );
}

/** Disabled until the script runs, so that an early Enter does not reload the page over what was typed. */
function SendButton({ submitting }: { readonly submitting: boolean }) {
  const words = useTexts().messages.contact.form;
  const hydrated = useHydrated();
  return (
    <div className={styles['send']}>
      <button
        type="submit"
        className={buttons['primary']}
        disabled={!hydrated || submitting}
        aria-busy={submitting || undefined}
      >
        {submitting && <span className={styles['spinner']} />}
        {submitting ? words.submitting : words.send}
      </button>
      <p className={styles['hint']}>{words.hint}</p>
    </div>
  );
}

/** Hidden by the form that lives, not by the styles alone: they may be lost. */
function NoScriptNote() {
  const { language, content } = useTexts();
  return (
    <p className={styles['noScript']} hidden={useHydrated()} {...keptAsPrerendered}>
      {import.meta.env.SSR
        ? fill(MESSAGES[language].documents.noScript.contact, { email: content.person.email })
        : undefined}
    </p>
  );
}

function letterIn(form: HTMLFormElement | null): Letter {
  // FormData would lay out the page for the lines of the message.
  const valueOf = (name: 'name' | 'email' | 'message') => form?.querySelector<TextField>(`[name=${name}]`)?.value ?? '';
  return { name: valueOf('name'), email: valueOf('email'), message: valueOf('message'), sentAt: new Date() };
}

/** Opens the mail client. What `window.open` returns proves nothing: browsers give null although the client opened. */
function openMail(texts: Texts, letter: Letter): ContactFormEvent {
  const address = mailAddress(texts.content.person.email, mailIn(texts, letter));
  if (isTooLong(address)) return { kind: 'mailFailed', failure: 'tooLong' };
  try {
    window.open(address, '_blank', 'noopener');
    return { kind: 'mailOpened', letter };
  } catch {
    return { kind: 'mailFailed', failure: 'notOpened' };
  }
}

function mailIn(texts: Texts, letter: Letter): Mail {
  return mailOf(letter, texts, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
