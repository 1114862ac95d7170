import { useEffect, useState } from 'react';
import { chatMessages } from '#messages/chat.ts';
import * as sharedMessages from '#messages/shared.ts';
import { useLanguage } from '#site/language.tsx';
import styles from './message-item.module.css';

/** How long the button says that it has copied, ms. */
const COPIED_MS = 2_000;

interface CopyAnswerProps {
  /** As it came, Markdown included. */
  readonly answer: string;
  readonly announce: (text: string) => void;
}

export function CopyAnswer({ answer, announce }: CopyAnswerProps) {
  const { say } = useLanguage();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answer);
    } catch {
      // Refused by the browser: the button goes on saying what it would do.
      return;
    }
    setCopied(true);
    announce(say(chatMessages.answerCopied));
  };
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={say(chatMessages.copyAnswer)}
      onClick={() => void copy()}
    >
      {say(copied ? sharedMessages.copied : sharedMessages.copy)}
    </button>
  );
}
