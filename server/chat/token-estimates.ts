/** How many tokens a text can take, without the model's own tokenizer. */
import type { ConversationMessage } from '#shared/chat.ts';

/** A message's frame: its role and its ends. */
const TOKENS_PER_MESSAGE = 8;

const encoder = new TextEncoder();

/** In UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).byteLength;
}

/** Of our own prose, a little above what it takes: a token is about four letters of English, or one character of Chinese or Japanese. */
export function tokensOfProse(text: string): number {
  const plain = text.match(/[\0-\x7f]/g)?.length ?? 0;
  return Math.ceil(plain / 3 + (text.length - plain) * 1.5) + TOKENS_PER_MESSAGE;
}

/** Of whatever a visitor may write, never less than it takes: no token of a byte-pair encoding is shorter than a byte. */
export function maxTokens(messages: readonly ConversationMessage[]): number {
  return messages.reduce((sum, { content }) => sum + byteLength(content) + TOKENS_PER_MESSAGE, 0);
}
