import { useEffect } from 'react';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useCopy } from '#hooks/use-copy.ts';
import { useChatMessages } from './chat-messages.ts';
import styles from './message-item.module.css';

interface CopyAnswerProps {
  /** As it came, Markdown included. */
  readonly answer: string;
  readonly announce: (text: string) => void;
}

/** Copies an answer. Where the browser refuses, the button goes on saying what it would do. */
export function CopyAnswer({ answer, announce }: CopyAnswerProps) {
  const { messages } = useTexts();
  const chat = useChatMessages();
  const [outcome, copy] = useCopy();
  const copied = outcome.kind === 'copied';
  const announcement = copied && chat.answerCopied;
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, announce]);
  return (
    <button type="button" className={styles['copy']} aria-label={chat.copyAnswer} onClick={() => void copy(answer)}>
      {copied ? messages.shared.copied : messages.shared.copy}
    </button>
  );
}
