import { createContext, use } from 'react';
import type { ChatMessages } from '#messages/translation.ts';

/** What the panel says, from what was downloaded with it. */
export const ChatMessagesContext = createContext<ChatMessages | undefined>(undefined);

export function useChatMessages(): ChatMessages {
  const messages = use(ChatMessagesContext);
  if (!messages) throw new Error('The parts of the chat need its messages above them');
  return messages;
}
