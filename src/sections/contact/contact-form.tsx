/** The contact form: it opens the visitor's own mail client. No request leaves the page. */
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, Dispatch, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { fill, isBlank } from '#shared/text.ts';
import type { Texts } from '#i18n/translations.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import buttons from '#components/button.module.css';
import { useHydrated, useTimeout } from '#hooks/hooks.ts';
import { canSubmit, contactFormReducer, type ContactFormEvent, type ContactMessage } from './contact-form-state.ts';
import { createMail, createMailToPaste, isTooLong, mailAddress, type Mail } from './mail.ts';
import { ErrorMessage, SentMessage, SuccessMessage } from './form-status.tsx';
import styles from './contact-form.module.css';

/** The fake sending delay, and how long the success view stays. In ms. */
const SENDING_DELAY = 1000;
const SENT_DISPLAY = 5000;

export function ContactForm() {
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(contactFormReducer, { kind: 'idle' });
  useTimeout(() => dispatch({ kind: 'delayPassed' }), state.kind === 'submitting' ? SENDING_DELAY : undefined);
  useTimeout(() => dispatch({ kind: 'startedOver' }), state.kind === 'sent' ? SENT_DISPLAY : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canSubmit(state)) openMail(texts, messageIn(event.currentTarget), dispatch);
  };
  const startAnother = () => {
    flushSync(() => dispatch({ kind: 'startedOver' }));
    form.current?.querySelector('input')?.focus();
  };
  const failed = state.kind === 'error' && state.failure === 'notCopied' ? state : undefined;
  const last = state.kind === 'error' ? failed?.message : state.message;
  /** The message sent last; after an error the fields have it back, and the visitor may have changed it since. */
  const textToCopy = () => {
    const written = messageIn(form.current);
    const isWritten = state.kind === 'error' && failed?.isInFields !== false && !isBlank(written.message);
    return mailIn(texts, isWritten ? written : (last ?? written)).body;
  };
  const isKept = (state.kind === 'idle' || state.kind === 'sent') && state.message;

  return (
    <form
      ref={form}
      data-state={state.kind}
      aria-label={texts.messages.contact.form.label}
      tabIndex={-1}
      className={styles['form']}
      onSubmit={submit}
    >
      {state.kind === 'sent' ? (
        <SuccessMessage delivery={state.delivery} onAnother={startAnother} />
      ) : (
        <>
          <Fields initial={failed?.message} readOnly={state.kind === 'submitting'} />
          {state.kind === 'error' && <ErrorMessage failure={state.failure} text={textToCopy} />}
          <SendButton submitting={state.kind === 'submitting'} />
        </>
      )}
      <NoScriptNote />
      {isKept && <SentMessage text={textToCopy} />}
    </form>
  );
}

interface FieldsProps {
  /** What they hold when they come back. */
  readonly initial: ContactMessage | undefined;
  readonly readOnly: boolean;
}

function Fields({ initial, readOnly }: FieldsProps) {
  // React would empty an untouched field whose default goes.
  const [values] = useState(initial);
  const words = useTexts().messages.contact.form;
  const propsOf = (name: FieldName) => ({
    name,
    label: words[name],
    placeholder: words[`${name}Placeholder`],
    defaultValue: values?.[name],
    readOnly,
  });
  return (
    <>
      <Field {...propsOf('name')} autoComplete="name" />
      <Field {...propsOf('email')} autoComplete="email" type="email" />
      <Field {...propsOf('message')} rows={5} />
    </>
  );
}

type FieldName = 'name' | 'email' | 'message';
type TextField = HTMLInputElement | HTMLTextAreaElement;

interface FieldProps extends Omit<
  ComponentPropsWithoutRef<'input'> & ComponentPropsWithoutRef<'textarea'>,
  'className'
> {
  readonly label: string;
}

/** The browser itself says what is wrong with a field; the field only shows that something is, and calls blanks blank. */
function Field({ label, ...rest }: FieldProps) {
  const props = { dir: 'auto', required: true, className: styles['box'], ...useValidity(), ...rest };
  return (
    <label className={styles['field']}>
      {label}
      {rest.rows ? <textarea {...props} /> : <input {...props} />}
    </label>
  );
}

/**
 * A field counts as invalid once a submit met it so, or once it was left with something wrong in it;
 * never while it is still being filled in for the first time.
 */
function useValidity() {
  const { blank } = useTexts().messages.contact.form;
  const field = useRef<TextField>(null);
  const [invalid, setInvalid] = useState(false);
  // Also for what was typed before the script ran, and in the language that is shown.
  useEffect(() => refuseBlanks(field.current, blank), [blank]);
  return {
    ref: (element: TextField | null) => {
      field.current = element;
    },
    'aria-invalid': invalid || undefined,
    onInvalid: () => setInvalid(true),
    onInput: ({ currentTarget }: { currentTarget: TextField }) => {
      refuseBlanks(currentTarget, blank);
      if (currentTarget.validity.valid) setInvalid(false);
    },
    onBlur: ({ currentTarget }: { currentTarget: TextField }) => {
      if (currentTarget.value !== '') setInvalid(!currentTarget.validity.valid);
    },
  };
}

/** To the browser a space is a text; a reader sees none. */
function refuseBlanks(field: TextField | null, sentence: string): void {
  field?.setCustomValidity(field.value !== '' && isBlank(field.value) ? sentence : '');
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
  const { messages, content } = useTexts();
  return (
    <p className={styles['noScript']} hidden={useHydrated()}>
      {fill(messages.contact.form.noScript, { email: content.person.email })}
    </p>
  );
}

function messageIn(form: HTMLFormElement | null): ContactMessage {
  // FormData would lay out the page for the lines of the message.
  const valueOf = (name: FieldName) => form?.querySelector<TextField>(`[name=${name}]`)?.value ?? '';
  return { name: valueOf('name'), email: valueOf('email'), message: valueOf('message'), sentAt: new Date() };
}

/**
 * Opens the mail client inside the submit event: only then the browser takes it for the visitor's own act. What is too long
 * for an address goes to the clipboard, for the visitor to paste.
 */
function openMail(texts: Texts, message: ContactMessage, dispatch: Dispatch<ContactFormEvent>): void {
  const recipient = texts.content.person.email;
  const mail = mailIn(texts, message);
  let address = mailAddress(recipient, mail);
  let copy: Promise<void> | undefined;
  if (isTooLong(address)) {
    copy = copyNow(mail.body);
    if (!copy) return dispatch({ kind: 'mailFailed', failure: 'tooLong' });
    address = mailAddress(recipient, createMailToPaste(message, texts));
  }
  try {
    // What it returns proves nothing: browsers give null although the client opened.
    window.open(address, '_blank', 'noopener');
    dispatch({ kind: 'mailOpened', message, delivery: copy ? 'clipboard' : 'address' });
  } catch {
    dispatch({ kind: 'mailFailed', failure: 'notOpened' });
  }
  copy?.catch(() => dispatch({ kind: 'copyRefused', message }));
}

/** Begins to copy a text; undefined where there is no clipboard (plain http, older browsers). */
function copyNow(text: string): Promise<void> | undefined {
  try {
    return navigator.clipboard.writeText(text);
  } catch {
    return undefined;
  }
}

function mailIn(texts: Texts, message: ContactMessage): Mail {
  return createMail(message, texts, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
