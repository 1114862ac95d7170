/** What is downloaded when a visitor turns to the chat: the panel, and the store, which lives on while the panel is closed. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { listen } from '#hooks/hooks.ts';
import { Icon } from '#components/images.tsx';
import { ChatContext, useAnnouncement, useOnline, type ChatContextValue } from '#chat/chat-context.ts';
import { ChatStore } from '#chat/chat-store.ts';
import { loadLocalAnswer } from '#chat/lazy.ts';
import { chatFetch, connectFromPage } from '#chat/transport/connection.ts';
import { Composer, ComposerStatus } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useAnchorClick, useBackToClose, useFocusOutside } from '#chat/panel-close.ts';
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
  const connect = () => connectFromPage(apiKey);
  const [store] = useState(() => new ChatStore({ limits, startedAt, connect, loadLocalAnswer, fetch: chatFetch }));
  const { session, connection } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(() => listen(window, 'pagehide', store.leave), [store]);
  useEffect(() => store.leave, [store]);

  const loading = session.openReply !== undefined;
  useEffect(() => {
    if (open) onUnread(false);
    // Until the answer is there, or the panel is opened.
    return open || !loading ? undefined : () => onUnread(true);
  }, [open, loading, onUnread]);

  return open && <Dialog chat={{ store, session, connection, limits, words }} onClose={onClose} />;
}

interface DialogProps extends Pick<ChatPanelProps, 'onClose'> {
  readonly chat: Pick<ChatContextValue, 'store' | 'session' | 'connection' | 'limits' | 'words'>;
}

/** Title, messages, what is left, the input. It floats over the page and does not block it. */
function Dialog({ chat, onClose }: DialogProps) {
  const { store, session, words } = chat;
  const dialog = useRef<HTMLDivElement>(null);
  const { announcement, announce } = useAnnouncement(session.messages, words);
  const network = useOnline();
  const [isInvited, setInvited] = useState(false);
  const invite = () => {
    setInvited(true);
    dialog.current?.querySelector('textarea')?.focus();
  };
  useVisualViewport(dialog);
  usePanelFocus(dialog, session.openReply !== undefined);
  useBackToClose(() => onClose('button'));
  useAnchorClick(dialog, () => onClose('elsewhere'));
  useFocusOutside(dialog, () => onClose('elsewhere'));
  useEffect(() => {
    // Offline it cannot be learned; the first send asks again.
    store.connect().catch(() => undefined);
  }, [store]);

  return (
    <ChatContext value={{ ...chat, network, isInvited, invite, announce }}>
      <div
        ref={dialog}
        role="dialog"
        aria-label={words.title}
        tabIndex={-1}
        data-chat="panel"
        data-session={session.blocked === 'no' ? 'active' : 'blocked'}
        className={styles['dialog']}
      >
        <div className={styles['bar']}>
          <h2>{words.title}</h2>
          <button
            type="button"
            data-chat="close"
            aria-label={words.closeChat}
            className={`icon-button ${styles['close']}`}
            onClick={() => onClose('button')}
          >
            <Icon name="close" />
          </button>
        </div>
        <MessageList />
        <ComposerStatus />
        <Composer />
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </ChatContext>
  );
}

/** Where the focus is while the panel is open: a control that disappears or is disabled must not lose it. */
function usePanelFocus(dialog: RefObject<HTMLElement | null>, loading: boolean): void {
  useLayoutEffect(() => {
    const panel = dialog.current;
    const log = panel?.querySelector<HTMLElement>('[role="log"]');
    const { activeElement } = document;
    const isAtLog = activeElement === log;
    const isLost = panel?.contains(activeElement)
      ? activeElement?.matches(':disabled')
      : activeElement === document.body;
    // Whoever went elsewhere while the panel or an answer was on its way stays there.
    if (!isLost && !isAtLog) return;
    // Not with a finger: the keyboard that pops up would cover what is to be read.
    const input = matchMedia('(pointer: fine)').matches ? panel?.querySelector('textarea') : undefined;
    // While an answer comes, the arrow keys scroll it.
    const next = loading || (isAtLog && !input) ? log : (input ?? panel);
    next?.focus({ preventScroll: true });
  }, [dialog, loading]);
}

/**
 * How much of the window can be seen, as `--visible-height` and `--covered` (at the bottom), px: iOS lays its keyboard
 * over the page without resizing it.
 */
function useVisualViewport(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return undefined;
    const show = () => {
      // Who has zoomed in moves a magnifying glass over the page: the panel stays where it is.
      if (viewport.scale > 1.01) return;
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      dialog.current?.style.setProperty('--covered', `${Math.round(covered)}px`);
      dialog.current?.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
    };
    show();
    return listen(viewport, 'resize scroll', show);
  }, [dialog]);
}
