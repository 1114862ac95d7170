/**
 * The parts of the chat that are downloaded when they are needed. They are asked for from here, the page's own script:
 * a part that another part asks for would also ask for the page's own style sheet, which stands in the HTML instead.
 */
import { chatTexts } from 'virtual:texts';
import type { ConversationMessage } from '#shared/chat.ts';
import type { Language } from '#shared/language.ts';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';

export const loadPanel = () => loadWithRetry('chat-panel', () => import('./components/chat-panel.tsx'));
export const loadChatMessages = (language: Language) => loadWithRetry(`chat-${language}`, chatTexts[language]);
export const loadLocalAnswer = (conversation: readonly ConversationMessage[]) =>
  loadWithRetry('local-answers', () => import('./local-answers.ts')).then((part) => part.loadLocalAnswer(conversation));
