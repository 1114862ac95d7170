/** The body of a chat request: decoded strictly, and held to what the page sends. */
import { z } from 'zod';
import { type ConversationMessage } from '#shared/chat.ts';
import { MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH, MAX_MESSAGES } from '#shared/limits.ts';
import { isBlank } from '#shared/text.ts';
import { ApiError } from './api-error.ts';

/** Half a character is no text: a provider could not even be sent it. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

const content = (max: number) =>
  z
    .string()
    .max(max)
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
export function parseConversation(bytes: Uint8Array): ConversationMessage[] {
  const result = schema.safeParse(parseJson(bytes));
  if (!result.success) throw new ApiError('invalid_request_error');
  return result.data.messages;
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictDecoder.decode(bytes));
  } catch {
    throw new ApiError('invalid_request_error');
  }
}
