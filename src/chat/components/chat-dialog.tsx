/** The open panel: title, messages, what is left, the input. It floats over the page and does not block it. */
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import type { ChatLimits } from '#contract/limits.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import { Icon } from '#components/icon.tsx';
import { useChatMessages } from './chat-messages.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { Composer } from './composer.tsx';
import type { SessionRunner } from './session-runner.ts';
import { MessageLog } from './message-log.tsx';
import { Status } from './status.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useEscape } from './use-escape.ts';
import { useSectionLinks } from './use-section-links.ts';
import { useVisibleViewport } from './use-visible-viewport.ts';
import styles from './chat-dialog.module.css';

interface ChatDialogProps {
  readonly runner: SessionRunner;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
  readonly onClose: ChatPanelProps['onClose'];
  /** It is still seen, and nothing more. */
  readonly closing: boolean;
  readonly onGone: () => void;
}

export function ChatDialog({ runner, session, connection, limits, onClose, closing, onGone }: ChatDialogProps) {
  const chat = useChatMessages();
  const dialog = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const filled = useFilled(runner);
  const { announcement, announce } = useAnnouncement(session.messages);
  const [invited, setInvited] = useState(false);
  useDialogFocus(dialog, session.openReply !== undefined, closing);
  const visible = useVisibleViewport();
  useEscape(() => onClose('button'));
  useBackToClose(!closing, () => onClose('button'));
  useSectionLinks(dialog, () => onClose('elsewhere'));

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-chat="panel"
      data-session={session.blocked === 'no' ? 'active' : 'blocked'}
      className={styles['dialog']}
      style={visible}
      inert={closing}
      onAnimationEnd={({ target }) => closing && target === dialog.current && onGone()}
    >
      <div className={styles['bar']}>
        <h2 id={titleId}>{chat.title}</h2>
        <button
          type="button"
          data-chat="close"
          aria-label={chat.closeChat}
          className={styles['close']}
          onClick={() => onClose('button')}
        >
          <Icon name="close" />
        </button>
      </div>
      <MessageLog
        runner={runner}
        session={session}
        connection={connection}
        filled={filled}
        announce={announce}
        onAdvertisement={() => {
          setInvited(true);
          input.current?.focus();
        }}
      />
      <Status runner={runner} session={session} connection={connection} limits={limits} announce={announce} />
      <Composer runner={runner} session={session} input={input} invited={invited} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

/** The press shows the panel and its input; what there is to read, and who answers, follows. */
function useFilled(runner: SessionRunner): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    startTransition(() => setFilled(true));
    // Offline it cannot be learned; the first send asks again.
    runner.connect().catch(() => undefined);
  }, [runner]);
  return filled;
}
