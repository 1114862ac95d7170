/** What is downloaded when a visitor turns to the chat: the panel, and the store, which lives on while the panel is closed. */
import { useDeferredValue, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { Icon } from '#components/icon.tsx';
import { browser, connectFromPage, loadLocalAnswer } from './browser-adapter.ts';
import { ChatContext, type ChatContextValue } from './chat-context.ts';
import { ChatStore } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { ComposerStatus } from './composer-status.tsx';
import { useEscape } from './keyboard.ts';
import { MessageList } from './message-list.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useAnchorClick, useBackToClose } from './use-cover.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useVisualViewport } from './use-visual-viewport.ts';
import styles from './chat-panel.module.css';

export interface ChatPanelProps {
  readonly apiKey: string | undefined;
  readonly limits: ChatLimits;
  readonly words: ChatMessages;
  /** When the page was loaded, ms since 1970: the session starts with it. */
  readonly startedAt: number;
  readonly open: boolean;
  /** Called with true when an answer came while the panel was closed, with false when it was opened. */
  readonly onUnread: (hasUnread: boolean) => void;
  /** Called with where the focus goes next. */
  readonly onClose: (focus: 'button' | 'elsewhere') => void;
}

export function ChatPanel({ apiKey, limits, words, startedAt, open, onUnread, onClose }: ChatPanelProps) {
  const [store] = useState(
    () =>
      new ChatStore({
        limits,
        startedAt,
        connect: () => connectFromPage(apiKey),
        loadLocalAnswer,
        platform: browser,
        now: Date.now,
      }),
  );
  const { session, connection } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(() => {
    addEventListener('pagehide', store.leave);
    return () => {
      removeEventListener('pagehide', store.leave);
      store.leave();
    };
  }, [store]);

  const loading = session.openReply !== undefined;
  const wasLoading = useRef(loading);
  useEffect(() => {
    const ended = wasLoading.current && !loading;
    wasLoading.current = loading;
    if (open) onUnread(false);
    else if (ended) onUnread(true);
  }, [open, loading, onUnread]);

  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  if (!shown) return null;
  const chat = { store, session, connection, limits, words };
  return <Dialog chat={chat} closing={!open} onClose={onClose} onExited={() => setShown(false)} />;
}

interface DialogProps {
  readonly chat: Omit<ChatContextValue, 'announce'>;
  /** It is still seen, and nothing more. */
  readonly closing: boolean;
  readonly onClose: ChatPanelProps['onClose'];
  readonly onExited: () => void;
}

/** Title, messages, what is left, the input. It floats over the page and does not block it. */
function Dialog({ chat, closing, onClose, onExited }: DialogProps) {
  const { store, session, words } = chat;
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // The press shows the panel and its input; what there is to read follows.
  const filled = useDeferredValue(true, false);
  const { announcement, announce } = useAnnouncement(session.messages, words);
  const [invited, setInvited] = useState(false);
  const visible = useVisualViewport();
  usePanelFocus(dialog, session.openReply !== undefined, closing);
  useEscape(() => onClose('button'));
  useBackToClose(!closing, () => onClose('button'));
  useAnchorClick(dialog, () => onClose('elsewhere'));
  useEffect(() => {
    // Offline it cannot be learned; the first send asks again.
    store.connect().catch(() => undefined);
  }, [store]);

  return (
    <ChatContext value={{ ...chat, announce }}>
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
        onAnimationEnd={({ target }) => closing && target === dialog.current && onExited()}
      >
        <div className={styles['bar']}>
          <h2 id={titleId}>{words.title}</h2>
          <button
            type="button"
            data-chat="close"
            aria-label={words.closeChat}
            className={styles['close']}
            onClick={() => onClose('button')}
          >
            <Icon name="close" />
          </button>
        </div>
        <MessageList
          filled={filled}
          onAdvertisement={() => {
            setInvited(true);
            dialog.current?.querySelector('textarea')?.focus();
          }}
        />
        <ComposerStatus />
        <Composer invited={invited} />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </ChatContext>
  );
}
