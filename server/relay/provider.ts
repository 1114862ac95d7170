/** Asks the OpenAI-compatible provider and reads its answer within deadlines and bounds. */
import { CHAT_TEMPERATURE, type ConversationMessage } from '#contract/chat.ts';
import { completionsAddress } from '#contract/openai/provider-address.ts';
import { providerErrorIn, type ProviderError } from '#contract/openai/provider-error.ts';
import type { InTurn } from '../host.ts';
import type { Answer } from './answer.ts';
import { beginningOf, type ByteSource } from './byte-source.ts';
import { ChatFault } from './fault.ts';
import { ProviderAnswer, type ProviderDeadlines } from './provider-answer.ts';
import { faultOfProvider } from './provider-fault.ts';
import { utf8 } from '../utf8.ts';

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

/** Starts an exchange. */
export type AnswerConversation = (conversation: readonly ConversationMessage[]) => Answer;

export interface Provider {
  /** What the model is told first, before any conversation: written once, and sent with each. */
  instructedBy(systemPrompt: string): AnswerConversation;
}

/** Sends one `POST` and gives what comes back; `signal` closes the connection. */
export type CallProvider = (call: {
  readonly address: string;
  readonly headers: Record<string, string>;
  /** What is the same in every call, and the rest. */
  readonly body: [start: Uint8Array<ArrayBuffer>, rest: Uint8Array<ArrayBuffer>];
  readonly signal: AbortSignal;
}) => Promise<ProviderReply>;

export interface ProviderReply {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  /** Not compressed any more. */
  readonly body: ByteSource;
}

interface ProviderOptions {
  readonly call: CallProvider;
  readonly deadlines: ProviderDeadlines;
  readonly inTurn: InTurn;
}

export function createProvider(settings: ProviderSettings, { call, deadlines, inTurn }: ProviderOptions): Provider {
  return {
    instructedBy: (systemPrompt) => {
      const start = bodyStart(settings, systemPrompt);
      return (conversation) =>
        new ProviderAnswer({
          open: (signal) => open(settings, call, [start, bodyRest(conversation)], signal),
          deadlines,
          inTurn,
        });
    },
  };
}

/** The body up to the conversation. */
function bodyStart({ model }: ProviderSettings, systemPrompt: string): Uint8Array<ArrayBuffer> {
  const whole = JSON.stringify({
    model,
    temperature: CHAT_TEMPERATURE,
    max_tokens: MAX_ANSWER_TOKENS,
    stream: true,
    messages: [{ role: 'system', content: systemPrompt }],
  });
  return utf8(whole.slice(0, -BODY_END.length));
}

const BODY_END = ']}';

function bodyRest(conversation: readonly ConversationMessage[]): Uint8Array<ArrayBuffer> {
  return utf8(conversation.map((message) => `,${JSON.stringify(message)}`).join('') + BODY_END);
}

/** The body of an answer that is a stream of events. */
async function open(
  settings: ProviderSettings,
  call: CallProvider,
  body: Parameters<CallProvider>[0]['body'],
  signal: AbortSignal,
): Promise<ByteSource> {
  const {
    status,
    header,
    body: bytes,
  } = await call({
    address: completionsAddress(settings.baseUrl),
    headers: {
      Authorization: `Bearer ${settings.apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      'Accept-Encoding': 'identity',
    },
    body,
    signal,
  });
  if (status !== 200) throw faultOfProvider(await errorIn(bytes, status), header('Retry-After'));
  if (!/^text\/event-stream\b/i.test(header('Content-Type') ?? '')) {
    throw new ChatFault('upstream_error', { detail: 'the provider sent something else than a stream of events' });
  }
  return bytes;
}

/** What tells the kind of a refusal, of the first bytes of its body. */
async function errorIn(body: ByteSource, status: number): Promise<ProviderError> {
  try {
    return providerErrorIn(JSON.parse(await beginningOf(body, MAX_ERROR_BYTES)), status) ?? { status };
  } catch {
    return { status };
  }
}
