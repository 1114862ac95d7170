/** Asks the OpenAI-compatible provider and reads its answer within deadlines and bounds. */
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request, type Dispatcher } from 'undici';
import { CHAT_TEMPERATURE, type ConversationMessage } from '#contract/chat.ts';
import { completionsAddress } from '#contract/openai/provider-address.ts';
import { providerErrorIn, type ProviderError } from '#contract/openai/provider-error.ts';
import type { Answer } from './answer.ts';
import { ChatFault } from './fault.ts';
import { ProviderAnswer, type ProviderDeadlines } from './provider-answer.ts';
import { faultOfProvider } from './provider-fault.ts';

export interface ProviderSettings {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

export const PROVIDER_DEADLINES: ProviderDeadlines = {
  connect: 5_000,
  firstWord: 45_000,
  silence: 20_000,
  whole: 120_000,
};

/** The longest answer, in tokens: a few sentences are asked for. */
export const MAX_ANSWER_TOKENS = 600;

/** How much of an error's body is read to tell its kind, in bytes. */
const MAX_ERROR_BYTES = 16_384;

/** A message as the provider takes it; the visitor never writes a `system` one. */
export type ProviderMessage = ConversationMessage | { readonly role: 'system'; readonly content: string };

export interface Provider {
  /** Starts an exchange. */
  answer(messages: readonly ProviderMessage[]): Answer;
  close(): Promise<void>;
}

export function createProvider(settings: ProviderSettings, deadlines = PROVIDER_DEADLINES): Provider {
  // Deadlines are kept here; the client's own would only come on top.
  const dispatcher = new Agent({ connect: { timeout: deadlines.connect }, headersTimeout: 0, bodyTimeout: 0 });
  return {
    answer: (messages) => new ProviderAnswer((signal) => open(settings, dispatcher, messages, signal), deadlines),
    close: () => dispatcher.destroy(),
  };
}

/** The body of an answer that is a stream of events, as plain bytes. */
async function open(
  settings: ProviderSettings,
  dispatcher: Dispatcher,
  messages: readonly ProviderMessage[],
  signal: AbortSignal,
): Promise<Readable> {
  const { statusCode, headers, body } = await request(completionsAddress(settings.baseUrl), {
    dispatcher,
    method: 'POST',
    headers: {
      Authorization: `Bearer ${settings.apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'Accept-Encoding': 'identity',
    },
    body: JSON.stringify({
      model: settings.model,
      temperature: CHAT_TEMPERATURE,
      max_tokens: MAX_ANSWER_TOKENS,
      stream: true,
      messages,
    }),
    signal,
  });
  if (statusCode !== 200) {
    throw faultOfProvider(await errorIn(body, statusCode), headerOf(headers['retry-after']));
  }
  if (!/^text\/event-stream\b/i.test(headerOf(headers['content-type']) ?? '')) {
    throw new ChatFault('upstream_error', { detail: 'the provider sent something else than a stream of events' });
  }
  return decoded(body, headerOf(headers['content-encoding']));
}

/** Undoes a compression that nobody asked for. */
function decoded(body: Readable, encoding = 'identity'): Readable {
  const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const create = decoders[encoding.toLowerCase()];
  // An error of either stream reaches the reader of the last.
  return create ? pipeline(body, create(), () => {}) : body;
}

/** What tells the kind of a refusal, of the first bytes of its body. */
async function errorIn(body: Readable, status: number): Promise<ProviderError> {
  try {
    const head: Buffer[] = [];
    let length = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      head.push(chunk);
      length += chunk.byteLength;
      if (length > MAX_ERROR_BYTES) break;
    }
    return providerErrorIn(JSON.parse(Buffer.concat(head).toString()), status) ?? { status };
  } catch {
    return { status };
  }
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
