import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { isBlank } from '#shared/text.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import styles from './contact-form.module.css';

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'className'> {
  readonly name: 'name' | 'email';
  readonly label: string;
}

/** One line of the form. The browser itself says what is wrong with it; the field only shows that something is, and calls blanks blank. */
export function Field({ label, ...input }: FieldProps) {
  const validity = useValidity<HTMLInputElement>();
  return (
    <label className={styles['field']}>
      {label}
      <input dir="auto" required className={styles['box']} {...validity} {...input} />
    </label>
  );
}

interface MessageFieldProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'className'> {
  readonly label: string;
}

export function MessageField({ label, ...textarea }: MessageFieldProps) {
  const validity = useValidity<HTMLTextAreaElement>();
  return (
    <label className={`${styles['field']} ${styles['message']}`}>
      {label}
      <textarea name="message" dir="auto" rows={5} required className={styles['box']} {...validity} {...textarea} />
    </label>
  );
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field counts as invalid once a submit met it so, or once it was left with something wrong in it;
 * never while it is still being filled in for the first time.
 */
function useValidity<E extends TextField>() {
  const { blank } = useTexts().messages.contact.form;
  const field = useRef<E>(null);
  const [invalid, setInvalid] = useState(false);
  // Also for what was typed before the script ran, and in the language that is shown.
  useEffect(() => refuseBlanks(field.current, blank), [blank]);
  return {
    ref: field,
    'aria-invalid': invalid || undefined,
    onInvalid: () => setInvalid(true),
    onInput: ({ currentTarget }: { currentTarget: E }) => {
      refuseBlanks(currentTarget, blank);
      if (currentTarget.validity.valid) setInvalid(false);
    },
    onBlur: ({ currentTarget }: { currentTarget: E }) => {
      if (currentTarget.value !== '') setInvalid(!currentTarget.validity.valid);
    },
  };
}

/** To the browser a space is a text; a reader sees none. */
function refuseBlanks(field: TextField | null, sentence: string): void {
  field?.setCustomValidity(field.value !== '' && isBlank(field.value) ? sentence : '');
}
