import { createContext, use } from 'react';
import type { Session } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import type { ChatLimits } from '#shared/limits.ts';
import type { ChatMessages } from '#i18n/locales/translation.ts';
import type { ChatStore } from './chat-store.ts';

/** What every part of the open panel works with. */
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
