import { useEffect } from 'react';
import { chatMessages } from '#messages/chat.ts';
import * as sharedMessages from '#messages/shared.ts';
import { useLanguage } from '#ui/use-language.tsx';
import { useCopy } from '#ui/use-copy.ts';
import styles from './message-item.module.css';

interface CopyAnswerProps {
  /** As it came, Markdown included. */
  readonly answer: string;
  readonly announce: (text: string) => void;
}

/** Copies an answer. Where the browser refuses, the button goes on saying what it would do. */
export function CopyAnswer({ answer, announce }: CopyAnswerProps) {
  const { say } = useLanguage();
  const [outcome, copy] = useCopy();
  const copied = outcome.kind === 'copied';
  const announcement = copied && say(chatMessages.answerCopied);
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, announce]);
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={say(chatMessages.copyAnswer)}
      onClick={() => void copy(answer)}
    >
      {say(copied ? sharedMessages.copied : sharedMessages.copy)}
    </button>
  );
}
