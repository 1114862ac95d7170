/** The chat as the page knows it: a button. Everything else is downloaded when a visitor turns to it. */
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#shared/language.ts';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useHydrated } from '#hooks/use-hydrated.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { useEscape } from './keyboard.ts';
import { loadChatMessages, loadPanel } from './lazy.ts';
import { leaveEntry } from './use-cover.ts';
import { useScrollsDown } from './use-scroll-direction.ts';
import styles from './chat.module.css';

/** What an owner may set where the chat is placed; the page sets all three limits (src/shared/limits.ts). */
interface ChatProps extends Partial<ChatLimits> {
  /** Of an OpenAI-compatible provider; with it the browser calls the provider directly. */
  readonly apiKey?: string | undefined;
  readonly className?: string | undefined;
}

export function Chat({
  apiKey,
  className,
  maxMessagesPerSession = 10,
  rateLimitMs = 3_000,
  maxSessionDuration = 30,
}: ChatProps) {
  const hydrated = useHydrated();
  const [startedAt] = useState(Date.now);
  const { panel, preload } = usePanel();
  const [open, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const [hasUnread, setHasUnread] = useState(false);
  const chat = useRef<HTMLElement>(null);
  const isReady = panel.kind === 'ready';
  const close = (focus: 'button' | 'elsewhere') => {
    flushSync(() => setOpen(false));
    if (focus === 'button') chat.current?.querySelector<HTMLElement>('[data-chat="open"]')?.focus();
  };
  useEffect(leaveEntry, []);
  useFocusOutside(chat, open && isReady, () => close('elsewhere'));

  // Without a script there is nothing that the button could open.
  if (!hydrated) return null;
  return (
    <aside ref={chat} className={className}>
      {!(open && isReady) && (
        <ChatButton
          hasBeenOpened={hasBeenOpened}
          hasUnread={hasUnread}
          panel={open ? panel.kind : 'none'}
          onPreload={preload}
          onOpen={() => {
            setOpen(true);
            setHasBeenOpened(true);
            preload();
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
      {isReady && (
        <panel.Panel
          apiKey={apiKey}
          limits={{ maxMessagesPerSession, rateLimitMs, maxSessionDuration }}
          words={panel.words}
          startedAt={startedAt}
          open={open}
          onUnread={setHasUnread}
          onClose={close}
        />
      )}
    </aside>
  );
}

type Panel =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly Panel: (props: ChatPanelProps) => React.ReactNode;
      readonly language: Language;
      readonly words: ChatMessages;
    };

/** The panel with what it says. A panel that is there stays, in the language that it has, until its next one has come. */
function usePanel() {
  const { language } = useTexts();
  const [panel, setPanel] = useState<Panel>({ kind: 'none' });
  const isCurrent = panel.kind === 'ready' && panel.language === language;
  const isOfOther = panel.kind === 'ready' && !isCurrent;
  const load = useCallback(
    () =>
      Promise.all([loadPanel(), loadChatMessages(language)]).then(
        ([{ ChatPanel }, { messages }]) => setPanel({ kind: 'ready', Panel: ChatPanel, language, words: messages }),
        // The next switch of language, or the next press of the button, asks again.
        () => setPanel((now) => (now.kind === 'ready' ? now : { kind: 'failed' })),
      ),
    [language],
  );
  const preload = () => {
    if (isCurrent) return;
    setPanel((now) => (now.kind === 'ready' ? now : { kind: 'loading' }));
    void load();
  };
  useEffect(() => {
    if (isOfOther) void load();
  }, [isOfOther, load]);
  return { panel, preload };
}

/** Calls back when, on a small screen, the focus moves to what lies, or comes to lie, under the open panel (WCAG 2.2 2.4.11). */
function useFocusOutside(chat: RefObject<HTMLElement | null>, open: boolean, onCovered: () => void): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const panel = chat.current?.firstElementChild;
    if (!panel || !(target instanceof Element) || panel.contains(target)) return;
    const { top, width } = panel.getBoundingClientRect();
    // On a wide screen most of the page lies beside it.
    if (width < innerWidth / 2) return;
    // The page has yet to be scrolled to what has the focus; the header stays where it is.
    if (!target.closest('header') || target.getBoundingClientRect().bottom > top) onCovered();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: FocusEvent) => onFocus(event);
    document.addEventListener('focusin', listener);
    return () => document.removeEventListener('focusin', listener);
  }, [open]);
}

interface ChatButtonProps {
  /** Then its sign says enough. */
  readonly hasBeenOpened: boolean;
  readonly hasUnread: boolean;
  readonly panel: Panel['kind'];
  readonly onPreload: () => void;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

function ChatButton({ hasBeenOpened, hasUnread, panel, onPreload, onOpen, onDismiss }: ChatButtonProps) {
  const words = useTexts().messages.chatButton;
  const scrollsDown = useScrollsDown();
  return (
    <div className={styles['corner']}>
      {panel === 'loading' && (
        <p className={styles['loading']} role="status">
          {words.loading}
        </p>
      )}
      {panel === 'failed' && <LoadError onRetry={onOpen} onDismiss={onDismiss} />}
      <button
        type="button"
        data-chat="open"
        className={styles['button']}
        data-known={hasBeenOpened}
        data-away={scrollsDown && !hasUnread}
        aria-label={hasUnread ? words.newAnswerClosed : words.openChat}
        aria-busy={panel === 'loading'}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={onOpen}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5h16v12H9.5L5.5 20v-3.5H4zM8 9h8M8 12.5h5" />
        </svg>
        <span className={styles['label']}>{words.label}</span>
        {hasUnread && <span className={styles['news']} />}
      </button>
    </div>
  );
}

function LoadError({ onRetry, onDismiss }: { readonly onRetry: () => void; readonly onDismiss: () => void }) {
  const { messages } = useTexts();
  useEscape(onDismiss);
  return (
    <div className={styles['failed']} role="alert">
      <p>{messages.chatButton.loadFailed}</p>
      <button type="button" onClick={onRetry}>
        {messages.shared.retry}
      </button>
      <a href="#contact" onClick={onDismiss}>
        {messages.headerLinks.contact}
      </a>
    </div>
  );
}
