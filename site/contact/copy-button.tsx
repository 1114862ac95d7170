import { useEffect, useState } from 'react';
import type { Text } from '#contract/text.ts';
import { contactMessages } from '#messages/contact.ts';
import * as sharedMessages from '#messages/shared.ts';
import { useLanguage } from '#site/language.tsx';
import styles from './copy-button.module.css';

/** How long the button says that it copied. In ms. */
const COPIED_FOR = 3000;

interface CopyButtonProps {
  readonly label: Text;
  /** Said to assistive technology when it worked. */
  readonly announcement: Text;
  /** What to copy, asked for at the press. */
  readonly text: () => string;
  readonly className?: string | undefined;
}

type Outcome = { readonly name: 'none' | 'copied' } | { readonly name: 'failed'; readonly text: string };

/** Copies a text. Where the browser refuses, the text itself appears, selected, to be copied by hand. */
export function CopyButton({ label, announcement, text, className }: CopyButtonProps) {
  const { say } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>({ name: 'none' });
  useEffect(() => {
    if (outcome.name !== 'copied') return;
    const timer = setTimeout(() => setOutcome({ name: 'none' }), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const wanted = text();
    setOutcome((await copied(wanted)) ? { name: 'copied' } : { name: 'failed', text: wanted });
  };
  const done = outcome.name === 'copied';
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {say(done ? sharedMessages.copied : label)}
      </button>
      <span aria-live="polite" className={outcome.name === 'failed' ? styles['failure'] : 'visually-hidden'}>
        {done && say(announcement)}
        {outcome.name === 'failed' && say(contactMessages.copyFailed)}
      </span>
      {outcome.name === 'failed' && (
        <span key={outcome.text} ref={selectAll} className={styles['selected']}>
          {outcome.text}
        </span>
      )}
    </>
  );
}

/** The page may lack the clipboard (plain http) or be refused it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function selectAll(element: HTMLElement | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
