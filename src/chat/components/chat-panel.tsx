/** What is downloaded when a visitor turns to the chat: the panel, and the store, which lives on while the panel is closed. */
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { Icon } from '#components/images.tsx';
import { chatFetch, connectFromPage, loadLocalAnswer } from '#chat/browser-adapter.ts';
import { ChatContext, useAnnouncement, type ChatContextValue } from '#chat/chat-context.ts';
import { ChatStore } from '#chat/chat-store.ts';
import { Composer } from './composer.tsx';
import { ComposerStatus } from './composer-status.tsx';
import { MessageList } from './message-list.tsx';
import { useAnchorClick, useBackToClose, useEscape } from '#chat/panel-close.ts';
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
  useEffect(() => {
    const off = new AbortController();
    addEventListener('pagehide', store.leave, { signal: off.signal });
    off.signal.addEventListener('abort', store.leave);
    return () => off.abort();
  }, [store]);

  const loading = session.openReply !== undefined;
  const wasLoading = useRef(loading);
  useEffect(() => {
    const ended = wasLoading.current && !loading;
    wasLoading.current = loading;
    if (open) onUnread(false);
    else if (ended) onUnread(true);
  }, [open, loading, onUnread]);

  return open && <Dialog chat={{ store, session, connection, limits, words }} onClose={onClose} />;
}

interface DialogProps extends Pick<ChatPanelProps, 'onClose'> {
  readonly chat: Omit<ChatContextValue, 'announce'>;
}

/** Title, messages, what is left, the input. It floats over the page and does not block it. */
function Dialog({ chat, onClose }: DialogProps) {
  const { store, session, words } = chat;
  const dialog = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { announcement, announce } = useAnnouncement(session.messages, words);
  const [invited, setInvited] = useState(false);
  const visible = useVisualViewport();
  usePanelFocus(dialog, session.openReply !== undefined);
  useEscape(() => onClose('button'));
  useBackToClose(() => onClose('button'));
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

/** Where the focus is while the panel is open: a control that disappears or is disabled must not lose it. */
function usePanelFocus(dialog: RefObject<HTMLElement | null>, loading: boolean): void {
  useEffect(() => {
    // The button that was pressed is gone. Whoever went elsewhere while the panel was on its way stays there.
    if (document.activeElement !== document.body) return;
    if (!focusInput(dialog.current)) dialog.current?.focus({ preventScroll: true });
  }, [dialog]);

  const wasLoading = useRef(loading);
  useLayoutEffect(() => {
    if (loading === wasLoading.current) return;
    wasLoading.current = loading;
    const log = dialog.current?.querySelector<HTMLElement>('[role="log"]');
    const { activeElement } = document;
    const isAdrift = !activeElement || activeElement === document.body || activeElement === log;
    if (!isAdrift && !(dialog.current?.contains(activeElement) && activeElement.matches(':disabled'))) return;
    // While an answer comes, the arrow keys scroll it.
    if (loading || !focusInput(dialog.current)) log?.focus({ preventScroll: true });
  }, [dialog, loading]);
}

/** Not with a finger: the keyboard that pops up would cover what is to be read. */
function focusInput(dialog: HTMLElement | null): boolean {
  const input = dialog?.querySelector('textarea');
  if (!input || input.disabled || !matchMedia('(pointer: fine)').matches) return false;
  input.focus({ preventScroll: true });
  return true;
}

/**
 * How much of the window can be seen, as `--visible-height` and `--covered` (at the bottom), px: iOS lays its keyboard
 * over the page without resizing it.
 */
function useVisualViewport(): CSSProperties {
  const [visible, setVisible] = useState(readVisible);
  useEffect(() => {
    const off = new AbortController();
    for (const type of ['resize', 'scroll'])
      visualViewport?.addEventListener(type, () => setVisible(readVisible), { signal: off.signal });
    return () => off.abort();
  }, []);
  return visible;
}

/** Nothing for who has zoomed in and moves a magnifying glass over the page: the panel stays where it is. */
function readVisible(): CSSProperties {
  const viewport = globalThis.visualViewport;
  if (!viewport || viewport.scale > 1.01) return {};
  const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
  return { '--covered': `${Math.round(covered)}px`, '--visible-height': `${Math.round(viewport.height)}px` };
}
