/** The chat as the page knows it: a button. Everything else is downloaded when a visitor turns to it. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Language } from '#contract/language.ts';
import type { ChatLimits } from '#contract/limits.ts';
import type { ChatMessages } from '#messages/translation.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useHydrated } from '#hooks/use-hydrated.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { loadChatMessages, loadPanel } from './downloads.ts';
import { useEscape } from './use-escape.ts';
import { useReadsOn } from './use-reads-on.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';
import styles from './chat-button.module.css';

/** What an owner may set where the chat is placed; the page sets all three limits (contract/limits.ts). */
interface ChatProps extends Partial<ChatLimits> {
  /** Of an OpenAI-compatible provider; with it the browser calls the provider directly. */
  readonly apiKey?: string | undefined;
  readonly className?: string | undefined;
}

type Download =
  | { readonly kind: 'none' | 'loading' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly Panel: (props: ChatPanelProps) => React.ReactNode;
      readonly language: Language;
      readonly messages: ChatMessages;
    };

export function Chat({
  apiKey,
  className,
  maxMessagesPerSession = 10,
  rateLimitMs = 3_000,
  maxSessionDuration = 30,
}: ChatProps) {
  const hydrated = useHydrated();
  const [startedAt] = useState(Date.now);
  const { download, begin } = useDownload();
  const [open, setOpen] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const [hasNews, setHasNews] = useState(false);
  const button = useFocusOnClose(open);
  const chat = useRef<HTMLElement>(null);
  useUncoveredFocus(chat, open && download.kind === 'ready', () => setOpen(false));

  // Without a script there is nothing that the button could open.
  if (!hydrated) return null;
  const limits = { maxMessagesPerSession, rateLimitMs, maxSessionDuration };
  return (
    <aside ref={chat} className={className}>
      {!(open && download.kind === 'ready') && (
        <ChatButton
          element={button.element}
          isKnown={isKnown}
          hasNews={hasNews}
          download={open ? download.kind : 'none'}
          onTurnTo={begin}
          onOpen={() => {
            setOpen(true);
            setIsKnown(true);
            begin();
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
      {download.kind === 'ready' && (
        <download.Panel
          apiKey={apiKey}
          limits={limits}
          messages={download.messages}
          startedAt={startedAt}
          open={open}
          onNews={setHasNews}
          onClose={(next) => {
            button.focusAfterClosing(next === 'button');
            setOpen(false);
          }}
        />
      )}
    </aside>
  );
}

/** The panel with what it says. A panel that is there stays, in the language that it has, until its next one has come. */
function useDownload() {
  const { language } = useTexts();
  const [download, setDownload] = useState<Download>({ kind: 'none' });
  const isReady = download.kind === 'ready';
  const isOfOther = isReady && download.language !== language;
  const begin = useCallback(() => {
    if (isReady && !isOfOther) return;
    setDownload((now) => (now.kind === 'ready' ? now : { kind: 'loading' }));
    Promise.all([loadPanel(), loadChatMessages(language)]).then(
      ([{ ChatPanel: Panel }, { messages }]) => setDownload({ kind: 'ready', Panel, language, messages }),
      () => setDownload((now) => (now.kind === 'ready' ? now : { kind: 'failed' })),
    );
  }, [language, isReady, isOfOther]);
  useEffect(() => {
    if (!isOfOther) return;
    loadChatMessages(language).then(
      ({ messages }) => setDownload((now) => (now.kind === 'ready' ? { ...now, language, messages } : now)),
      // The next switch, or the next press of the button, asks again.
      () => undefined,
    );
  }, [isOfOther, language]);
  return { download, begin };
}

/** Brings the focus back to the button when the panel that took its place is closed. */
function useFocusOnClose(open: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  useEffect(() => {
    if (open || !wanted.current) return;
    wanted.current = false;
    element.current?.focus();
  }, [open]);
  const focusAfterClosing = (focus: boolean) => {
    wanted.current = focus;
  };
  return { element, focusAfterClosing };
}

interface ChatButtonProps {
  readonly element: RefObject<HTMLButtonElement | null>;
  /** Whether it was used: then its sign says enough. */
  readonly isKnown: boolean;
  readonly hasNews: boolean;
  readonly download: Download['kind'];
  readonly onTurnTo: () => void;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

function ChatButton({ element, isKnown, hasNews, download, onTurnTo, onOpen, onDismiss }: ChatButtonProps) {
  const { messages } = useTexts();
  const readsOn = useReadsOn();
  return (
    <div className={styles['corner']}>
      {download === 'loading' && (
        <p className={styles['loading']} role="status">
          {messages.chatButton.loading}
        </p>
      )}
      {download === 'failed' && <Failed onRetry={onOpen} onDismiss={onDismiss} />}
      <button
        ref={element}
        type="button"
        data-chat="open"
        className={styles['button']}
        data-known={isKnown}
        data-away={readsOn && !hasNews}
        aria-label={hasNews ? messages.chatButton.newAnswerClosed : messages.chatButton.openChat}
        aria-busy={download === 'loading'}
        onPointerEnter={onTurnTo}
        onFocus={onTurnTo}
        onClick={onOpen}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 4.5h16v12H9.5L5.5 20v-3.5H4zM8 9h8M8 12.5h5" />
        </svg>
        <span className={styles['label']}>{messages.chatButton.label}</span>
        {hasNews && <span className={styles['news']} />}
      </button>
    </div>
  );
}

interface FailedProps {
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function Failed({ onRetry, onDismiss }: FailedProps) {
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
