import { useTexts } from '#i18n/i18n-provider.tsx';
import { useCopy } from '#hooks/use-copy.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly label: string;
  /** Said to assistive technology when it worked. */
  readonly announcement: string;
  /** What to copy, asked for at the press. */
  readonly text: () => string;
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
