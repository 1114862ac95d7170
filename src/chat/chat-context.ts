/** What every part of the open panel works with, and what assistive technology hears of it. */
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { Message, Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import type { ChatLimits } from '#shared/limits.ts';
import { fill } from '#shared/text.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import type { ChatStore } from './chat-store.ts';
import { parseMarkdown, plainText } from './markdown/parse-blocks.ts';
import { noticeText, withoutLinks } from './notice-text.tsx';

export interface ChatContextValue {
  readonly store: ChatStore;
  readonly session: Session;
  readonly connection: Connection | undefined;
  readonly limits: ChatLimits;
  /** What the panel says, in the page's language. */
  readonly words: ChatMessages;
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
  if (message.kind === 'notice') return withoutLinks(noticeText(message.notice, words));
  const stopped = message.state === 'stopped' ? words.stopped : '';
  if (message.content === '') return stopped;
  return [fill(words.newAnswer, { answer: plainText(parseMarkdown(message.content)) }), stopped].join('\n').trim();
}
