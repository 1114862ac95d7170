/** How the chat reaches a model: a key in the page, the site's own endpoint, or not at all. */
import { CHAT_ADDRESS, CHAT_COMPLETIONS_ADDRESS, CHAT_DEFAULT_MODEL, type Answers } from '#contract/chat.ts';

/** ms. */
const RELAY_DEADLINE = 10_000;

/** What a server or a proxy in front of it says to who should come again: a time-out, too many requests. */
const FOR_NOW: ReadonlySet<number> = new Set([408, 429]);

const PROVIDER_BASE_URL = 'https://api.openai.com/v1';

export interface DirectConnection {
  readonly kind: 'direct';
  readonly address: string;
  readonly apiKey: string;
  readonly model: string;
}

export interface RelayConnection {
  readonly kind: 'relay';
  readonly address: string;
  readonly answers: Answers;
}

export type Connection = DirectConnection | RelayConnection | { readonly kind: 'none' };

interface DirectSettings {
  readonly apiKey: string;
  /** Of an OpenAI-compatible provider; OpenAI itself without it. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
}

export function directConnection({ apiKey, baseUrl, model }: DirectSettings): DirectConnection {
  return {
    kind: 'direct',
    address: `${(baseUrl || PROVIDER_BASE_URL).replace(/\/+$/, '')}/chat/completions`,
    apiKey,
    model: model || CHAT_DEFAULT_MODEL,
  };
}

/**
 * Asks the site's own server who answers there; a static host has no such endpoint.
 * Rejects when the question itself failed (offline, a server in trouble), so that it can be asked again.
 */
export async function findRelay(request: typeof fetch): Promise<Connection> {
  const response = await request(CHAT_ADDRESS, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(RELAY_DEADLINE),
  });
  if (response.status >= 500 || FOR_NOW.has(response.status)) {
    throw new Error(`${CHAT_ADDRESS} answered ${response.status}`);
  }
  // Read in any case: an answer that nobody reads keeps its connection.
  const state: unknown = await response.json().catch(() => undefined);
  const answers = typeof state === 'object' && state && 'answers' in state ? state.answers : undefined;
  if (!response.ok || (answers !== 'model' && answers !== 'page')) return { kind: 'none' };
  return { kind: 'relay', address: CHAT_COMPLETIONS_ADDRESS, answers };
}
