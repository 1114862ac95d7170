/** The chat as the page knows it: a button. Everything else is downloaded when a visitor turns to it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#shared/language.ts';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { useTexts } from '#i18n/i18n-provider.tsx';
import { useHydrated } from '#hooks/hooks.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { ChatButton } from './chat-button.tsx';
import { loadChatMessages, loadPanel } from '#chat/lazy.ts';
import { leaveEntry, useFocusOutside } from '#chat/panel-close.ts';
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
  const { loaded, status, preload } = usePanel();
  const [open, setOpen] = useState(false);
  const [hasUnread, setHasUnread] = useState(false);
  const chat = useRef<HTMLElement>(null);
  const close = (focus: 'button' | 'elsewhere') => {
    flushSync(() => setOpen(false));
    if (focus === 'button') chat.current?.querySelector<HTMLElement>('[data-chat="open"]')?.focus();
  };
  useEffect(leaveEntry, []);
  useFocusOutside(chat, open && loaded !== undefined, () => close('elsewhere'));

  // Without a script there is nothing that the button could open.
  if (!hydrated) return null;
  return (
    <aside ref={chat} className={`${styles['chat']} ${className ?? ''}`}>
      {!(open && loaded) && (
        <ChatButton
          hasUnread={hasUnread}
          status={open ? status : 'none'}
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

interface LoadedPanel {
  readonly Panel: (props: ChatPanelProps) => React.ReactNode;
  readonly language: Language;
  readonly words: ChatMessages;
}

/** The panel with what it says. A panel that is there stays, in the language that it has, until its next one has come. */
function usePanel() {
  const { language } = useTexts();
  const [loaded, setLoaded] = useState<LoadedPanel>();
  const [status, setStatus] = useState<'none' | 'loading' | 'failed'>('none');
  const isCurrent = loaded?.language === language;
  const load = useCallback(
    () =>
      Promise.all([loadPanel(), loadChatMessages(language)]).then(
        ([{ ChatPanel }, { messages }]) => setLoaded({ Panel: ChatPanel, language, words: messages }),
        // The next switch of language, or the next press of the button, asks again.
        () => setStatus('failed'),
      ),
    [language],
  );
  const preload = () => {
    if (isCurrent) return;
    setStatus('loading');
    void load();
  };
  const isOfOther = loaded && !isCurrent;
  useEffect(() => {
    if (isOfOther) void load();
  }, [isOfOther, load]);
  return { loaded, status, preload };
}
