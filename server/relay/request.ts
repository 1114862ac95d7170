/** The body of a chat request: read with a bound, decoded strictly, and held to what the page sends. */
import { z } from 'zod';
import { type ConversationMessage } from '#contract/chat.ts';
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH, MAX_MESSAGES, MAX_REQUEST_BYTES } from '#contract/limits.ts';
import { isBlank } from '#contract/text.ts';
import { ChatFault } from './fault.ts';

/** Half a character is no text: a provider could not even be sent it. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

const content = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !isBlank(text))
    .refine(wellFormed);

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), content: content(MAX_MESSAGE_LENGTH) }),
  z.strictObject({ role: z.literal('assistant'), content: content(MAX_ANSWER_LENGTH) }),
]);

const schema = z.strictObject({
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES)
    .refine((messages) => messages.length % 2 === 1)
    .refine((messages) => messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))),
  // What OpenAI clients send along. The server's own values take their place.
  model: z.string().max(200).optional(),
  temperature: z.number().optional(),
  stream: z.literal(true).optional(),
});

/** The conversation in a request's body: user and assistant in turn, the new question last. */
export function conversationIn(bytes: Uint8Array): ConversationMessage[] {
  const result = schema.safeParse(parseJson(bytes));
  if (!result.success) throw new ChatFault('invalid_request_error');
  return result.data.messages;
}

/** The body of a request behind `fetch`. */
export async function bodyOf(request: Request): Promise<Uint8Array> {
  // A length that was announced is kept by the HTTP parser and was checked with the head; this way is faster.
  if (request.headers.has('Content-Length')) {
    const whole = new Uint8Array(await request.arrayBuffer());
    if (whole.byteLength > MAX_REQUEST_BYTES) throw new ChatFault('payload_too_large');
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_REQUEST_BYTES) throw new ChatFault('payload_too_large');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.byteLength;
  }
  return bytes;
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictDecoder.decode(bytes));
  } catch {
    throw new ChatFault('invalid_request_error');
  }
}
