/** How the chat reaches a model: a key in the page, the site's own endpoint, or not at all. */
import {
  CHAT_ADDRESS,
  CHAT_COMPLETIONS_ADDRESS,
  CHAT_DEFAULT_MODEL,
  completionsAddress,
  PROVIDER_BASE_URL,
  type Answers,
} from '#shared/chat.ts';

/** ms. */
const RELAY_DEADLINE = 10_000;

export type Connection =
  | { readonly kind: 'direct'; readonly address: string; readonly apiKey: string; readonly model: string }
  | { readonly kind: 'relay'; readonly address: string; readonly answers: Answers }
  | { readonly kind: 'none' };

/** The server that answers for this page from another origin. A key in the page goes before it. */
const chatElsewhere = import.meta.env.VITE_OPENAI_API_KEY ? '' : import.meta.env.VITE_CHAT_URL;

/** `fetch` is looked up at each call, so that whoever replaces it later (a test, an extension) is heard. */
export const chatFetch: typeof fetch = chatElsewhere
  ? // The chat's own cookie goes along, and the page's address, which tells its language.
    (address, init) => fetch(address, { ...init, credentials: 'include', referrerPolicy: 'no-referrer-when-downgrade' })
  : (...request) => fetch(...request);

/** With a key in the page the provider is called directly; else the site's own server is asked who answers. */
export async function connectFromPage(apiKey: string | undefined): Promise<Connection> {
  const { SITE_PATH, VITE_OPENAI_BASE_URL, VITE_OPENAI_MODEL } = import.meta.env;
  if (!apiKey) return findRelay(chatFetch, chatElsewhere || SITE_PATH);
  return directConnection(apiKey, VITE_OPENAI_BASE_URL, VITE_OPENAI_MODEL);
}

/** @param baseUrl Of an OpenAI-compatible provider; OpenAI itself without it. */
export function directConnection(
  apiKey: string,
  baseUrl?: string,
  model?: string,
): Extract<Connection, { kind: 'direct' }> {
  const address = completionsAddress(baseUrl || PROVIDER_BASE_URL);
  return { kind: 'direct', address, apiKey, model: model || CHAT_DEFAULT_MODEL };
}

/**
 * Asks the site's own server who answers there; a static host has no such endpoint.
 * Rejects when the question itself failed (offline, a server in trouble), so that it can be asked again.
 * @param site The server's address, or the path below which the site lives on its own host.
 */
export async function findRelay(request: typeof fetch, site = ''): Promise<Connection> {
  const response = await request(site + CHAT_ADDRESS, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(RELAY_DEADLINE),
  });
  // A time-out and too many requests are for now: the server, or a proxy in front of it, can be asked again.
  if (response.status >= 500 || [408, 429].includes(response.status)) {
    throw new Error(`${CHAT_ADDRESS} answered ${response.status}`);
  }
  // Read in any case: an answer that nobody reads keeps its connection. One that is cut off rejects.
  const text = await response.text();
  const state: unknown = await new Response(text).json().catch(() => undefined);
  const answers = typeof state === 'object' && state && 'answers' in state ? state.answers : undefined;
  if (!response.ok || (answers !== 'model' && answers !== 'page')) return { kind: 'none' };
  return { kind: 'relay', address: site + CHAT_COMPLETIONS_ADDRESS, answers };
}
