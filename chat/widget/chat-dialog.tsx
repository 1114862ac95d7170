/** The open panel: title, messages, what is left, the input. It floats over the page and does not block it. */
import { useId, useRef } from 'react';
import type { ChatLimits } from '#contract/chat.ts';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/stream/connection.ts';
import { chatMessages } from '#messages/chat.ts';
import { useLanguage } from '#site/language.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { ChatPanelProps } from './chat-panel.tsx';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation.ts';
import { MessageLog } from './message-log.tsx';
import { Status } from './status.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useEscape } from './use-escape.ts';
import { useSectionLinks } from './use-section-links.ts';
import { useVisibleViewport } from './use-visible-viewport.ts';
import styles from './chat-dialog.module.css';

interface ChatDialogProps {
  readonly conversation: Conversation;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
  readonly onClose: ChatPanelProps['onClose'];
}

/** Where the panel covers most of the page (chat-dialog.module.css). */
const SMALL_SCREEN = '(max-width: 767px)';

export function ChatDialog({ conversation, session, connection, limits, onClose }: ChatDialogProps) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { announcement, announce } = useAnnouncement(session.messages);
  useDialogFocus(dialog, session.openReply !== undefined);
  useVisibleViewport(dialog);
  useEscape(() => onClose('button'));

  useSectionLinks(dialog, () => {
    if (matchMedia(SMALL_SCREEN).matches) onClose('elsewhere');
  });

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-chat="panel"
      data-session={session.blocked === 'no' ? 'active' : 'blocked'}
      className={styles['dialog']}
    >
      <div className={styles['bar']}>
        <h2 id={titleId}>{say(chatMessages.title)}</h2>
        <button
          type="button"
          data-chat="close"
          aria-label={say(chatMessages.closeChat)}
          className={styles['close']}
          onClick={() => onClose('button')}
        >
          <Icon name="close" />
        </button>
      </div>
      <MessageLog conversation={conversation} session={session} connection={connection} announce={announce} />
      <Status session={session} connection={connection} limits={limits} />
      <Composer conversation={conversation} session={session} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
