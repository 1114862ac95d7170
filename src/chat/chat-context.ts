/** What every part of the open panel works with, what assistive technology hears of it, and whether there is a network. */
import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Failure, Message, Notice, Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import type { ChatLimits } from '#shared/limits.ts';
import { fill } from '#shared/text.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import { listen, useTimeout } from '#hooks/hooks.ts';
import type { ChatStore } from './chat-store.ts';
import { parseMarkdown, plainText } from './markdown/parse-blocks.ts';

export interface ChatContextValue {
  readonly store: ChatStore;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
  /** What the panel says, in the page's language. */
  readonly words: ChatMessages;
  readonly network: ReturnType<typeof useOnline>;
  /** The visitor was invited to paste a job advertisement. */
  readonly isInvited: boolean;
  readonly invite: () => void;
  /** Says a text to assistive technology. */
  readonly announce: (text: string) => void;
}

export const ChatContext = createContext<ChatContextValue | undefined>(undefined);

export function useChat(): ChatContextValue {
  const chat = use(ChatContext);
  if (!chat) throw new Error('The parts of the chat need a ChatContext above them');
  return chat;
}

/** Each answer is announced once, when it is complete, and every warning and error. */
export function useAnnouncement(messages: readonly Message[], words: ChatMessages) {
  const [announcement, setAnnouncement] = useState('');
  // The same words again are heard again only when something about them changes.
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text)),
    [],
  );
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const complete = messages.filter((message) => message.kind !== 'reply' || message.state !== 'open');
    // What stood there when the panel was opened can be read; it is no news.
    const fresh = known.current && complete.filter(({ id }) => !known.current?.has(id));
    known.current = new Set(complete.map(({ id }) => id));
    const texts = fresh?.map((message) => spokenText(message, words)).filter(Boolean);
    if (texts?.length) announce(texts.join('\n'));
  }, [messages, words, announce]);
  return { announcement, announce };
}

function spokenText(message: Message, words: ChatMessages): string {
  if (message.kind === 'human' || message.kind === 'welcome') return '';
  if (message.kind === 'notice') return plainText(parseMarkdown(noticeText(message.notice, words)));
  const stopped = message.state === 'stopped' ? words.stopped : '';
  if (message.content === '') return stopped;
  return [fill(words.newAnswer, { answer: plainText(parseMarkdown(message.content)) }), stopped].join('\n').trim();
}

/** How long the good news stays, ms. */
const BACK_ONLINE_MS = 4_000;

const subscribeToNetwork = (listener: () => void) => listen(window, 'online offline', listener);

/** Whether the browser has a network; for some seconds after it came back, `back`. */
export function useOnline(): 'online' | 'offline' | 'back' {
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useTimeout(() => setWasOffline(false), online && wasOffline ? BACK_ONLINE_MS : undefined);
  if (!online) return 'offline';
  return wasOffline ? 'back' : 'online';
}

/** What a warning or an error says, in Markdown: some link to the contact section. */
export function noticeText(notice: Notice, chat: ChatMessages): string {
  const { errors, warned, warning } = chat;
  if (notice.kind === 'warning') return fill(warning, { remaining: notice.remaining });
  if (notice.kind === 'failure') return fill(warned, { text: failureText(notice.failure, notice.partial, chat) });
  const { refusal } = notice;
  if (refusal.kind === 'sessionTimeout') return fill(warned, { text: fill(errors.sessionTimeout, refusal) });
  if (refusal.kind === 'messageLimit') return fill(warned, { text: fill(errors.messageLimit, refusal) });
  return fill(warned, { text: fill(errors.rateLimit, refusal) });
}

function failureText(failure: Failure, partial: boolean, chat: ChatMessages): string {
  const { causes, errors, brokeOff, brokeOffEmpty, notLoaded, stalled } = chat;
  switch (failure.kind) {
    case 'noApiKey': {
      const variable = fill(errors.noApiKeyVariable, { variable: 'VITE_OPENAI_API_KEY' });
      return [errors.noApiKey, variable, errors.noApiKeyVisitor].join('\n');
    }
    case 'specific':
      return fill(errors.specific, { message: causes[failure.cause] });
    case 'brokeOff':
      return partial ? brokeOff : brokeOffEmpty;
    case 'stalled':
      return fill(stalled, { seconds: failure.seconds });
    case 'notLoaded':
      return notLoaded;
    case 'apiRateLimit':
    case 'quotaExceeded':
    case 'general':
      return errors[failure.kind];
  }
}
