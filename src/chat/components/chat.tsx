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
import { loadChatMessages, loadPanel } from './lazy.ts';
import { leaveEntry, useFocusOutside } from './panel-close.ts';

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
          hasUnread={hasUnread}
          panel={open ? panel.kind : 'none'}
          onPreload={preload}
          onOpen={() => {
            setOpen(true);
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
