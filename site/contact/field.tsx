import { useState, type ComponentPropsWithoutRef } from 'react';
import styles from './contact-form.module.css';

interface FieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'className'> {
  readonly name: 'name' | 'email';
  readonly label: string;
}

/** One line of the form. The browser itself says what is wrong with it; the field only shows that something is. */
export function Field({ label, ...input }: FieldProps) {
  const validity = useValidity<HTMLInputElement>();
  return (
    <label className={styles['field']}>
      {label}
      <input required className={styles['box']} {...validity} {...input} />
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
      <textarea name="message" rows={5} required className={styles['box']} {...validity} {...textarea} />
    </label>
  );
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field counts as invalid once a submit met it so, or once it was left with something wrong in it;
 * never while it is still being filled in for the first time.
 */
function useValidity<E extends TextField>() {
  const [invalid, setInvalid] = useState(false);
  return {
    'aria-invalid': invalid || undefined,
    onInvalid: () => setInvalid(true),
    onInput: ({ currentTarget }: { currentTarget: E }) => {
      if (currentTarget.validity.valid) setInvalid(false);
    },
    onBlur: ({ currentTarget }: { currentTarget: E }) => {
      if (currentTarget.value !== '') setInvalid(!currentTarget.validity.valid);
    },
  };
}
