import type { Text } from '#contract/text.ts';
import { contactMessages } from '#messages/contact.ts';
import * as sharedMessages from '#messages/shared.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { useCopy } from '#ui/use-copy.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly label: Text;
  /** Said to assistive technology when it worked. */
  readonly announcement: Text;
  /** What to copy, asked for at the press. */
  readonly text: () => string;
  readonly className?: string | undefined;
}

/** Copies a text. Where the browser refuses, the text itself appears, selected, to be copied by hand. */
export function CopyButton({ label, announcement, text, className }: CopyButtonProps) {
  const { say } = useLanguage();
  const [outcome, copy] = useCopy();
  const done = outcome.kind === 'copied';
  return (
    <>
      <button type="button" className={className} onClick={() => void copy(text())}>
        {say(done ? sharedMessages.copied : label)}
      </button>
      <span aria-live="polite" className={outcome.kind === 'failed' ? styles['failure'] : 'visually-hidden'}>
        {done && say(announcement)}
        {outcome.kind === 'failed' && say(contactMessages.copyFailed)}
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
