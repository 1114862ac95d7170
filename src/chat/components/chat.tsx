/** The chat as the page knows it: a button. Everything else is downloaded when a visitor turns to it. */
import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useHydrated } from '#hooks/hooks.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { ChatButton } from './chat-button.tsx';
import { loadChatMessages, loadPanel } from '#chat/lazy.ts';
import { leaveEntry, useEscape } from '#chat/panel-close.ts';
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
  const { loaded, hasFailed, preload } = usePanel();
  const [open, setOpen] = useState(false);
  const [hasUnread, setHasUnread] = useState(false);
  const chat = useRef<HTMLElement>(null);
  const close = (focus: 'button' | 'elsewhere') => {
    flushSync(() => setOpen(false));
    if (focus === 'button') chat.current?.querySelector<HTMLElement>('[data-chat="open"]')?.focus();
  };
  useEscape(open, () => close('button'));
  useEffect(leaveEntry, []);

  // Without a script there is nothing that the button could open.
  if (!hydrated) return null;
  return (
    <aside ref={chat} className={`${styles['chat']} ${className ?? ''}`}>
      {!(open && loaded) && (
        <ChatButton
          hasUnread={hasUnread}
          status={open ? (hasFailed ? 'failed' : 'loading') : 'none'}
          onPreload={preload}
          onOpen={() => {
            setOpen(true);
            preload();
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
      {loaded && (
        <loaded.Panel
          apiKey={apiKey}
          limits={{ maxMessagesPerSession, rateLimitMs, maxSessionDuration }}
          words={loaded.words}
          startedAt={startedAt}
          open={open}
          onUnread={setHasUnread}
          onClose={close}
        />
      )}
    </aside>
  );
}

/** The panel with what it says. A panel that is there stays, in the language that it has, until its next one has come. */
function usePanel() {
  const { language } = useTexts();
  const [loaded, setLoaded] = useState<{ readonly Panel: typeof ChatPanel; readonly words: ChatMessages }>();
  /** How often somebody turned to the chat, and at which time it failed. After the first another language is loaded as it comes. */
  const [asked, preload] = useReducer((times: number) => times + 1, 0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (asked === 0) return undefined;
    let isCurrent = true;
    void Promise.all([loadPanel(), loadChatMessages(language)]).then(
      ([{ ChatPanel: Panel }, { messages: words }]) => isCurrent && setLoaded({ Panel, words }),
      () => isCurrent && setFailed(asked),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, language]);
  return { loaded, hasFailed: failed === asked, preload };
}
