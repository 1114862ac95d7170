/** The browser, as the chat uses it. */
import type { ConversationMessage } from '#shared/chat.ts';
import { FALLBACK_LANGUAGE } from '#shared/language.ts';
import { matchLocale } from '#i18n/detect-locale.ts';
import { directConnection, findRelay, type Connection } from '#chat/transport/connection.ts';
import { SITE_PATH } from '#i18n/browser-locale.ts';
import type { LocalAnswer } from './chat-store.ts';
import { loadLocalAnswers } from './lazy.ts';

/** The server that answers for this page from another origin. A key in the page goes before it. */
const chatElsewhere = import.meta.env.VITE_OPENAI_API_KEY ? '' : import.meta.env.VITE_CHAT_URL;

/** `fetch` is looked up at each call, so that whoever replaces it later (a test, an extension) is heard. */
export const chatFetch: typeof fetch = chatElsewhere
  ? // The chat's own cookie goes along, and the page's address, which tells its language.
    (address, init) => fetch(address, { ...init, credentials: 'include', referrerPolicy: 'no-referrer-when-downgrade' })
  : (...request) => fetch(...request);

/** With a key in the page the provider is called directly; else the site's own server is asked who answers. */
export async function connectFromPage(apiKey: string | undefined): Promise<Connection> {
  const { VITE_OPENAI_BASE_URL: baseUrl, VITE_OPENAI_MODEL: model } = import.meta.env;
  return apiKey ? directConnection({ apiKey, baseUrl, model }) : findRelay(chatFetch, chatElsewhere || SITE_PATH);
}

/** Downloads what answers from this page, for the language that the page is shown in. */
export async function loadLocalAnswer(conversation: readonly ConversationMessage[]): Promise<LocalAnswer> {
  const localAnswers = await loadLocalAnswers();
  return localAnswers.loadLocalAnswer(conversation, matchLocale(document.documentElement.lang) ?? FALLBACK_LANGUAGE);
}
