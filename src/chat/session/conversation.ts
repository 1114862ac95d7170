/** What is sent to the model: answered questions with their answers, then the new question (SPEC.md 8). */
import { type ConversationMessage } from '#shared/chat.ts';
import { MAX_MESSAGES, MAX_REQUEST_BYTES } from '#shared/limits.ts';
import { isBlank } from '#shared/text.ts';
import type { Message } from './types.ts';

/**
 * The conversation that ends with the newest human message.
 * Roles alternate strictly, `user` first and last; empty when nobody has asked anything.
 */
export function conversationOf(messages: readonly Message[]): ConversationMessage[] {
  const conversation: ConversationMessage[] = [];
  let question: string | undefined;
  let answer = '';
  for (const message of messages) {
    if (message.kind === 'human') {
      if (question !== undefined && answer !== '')
        conversation.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
      question = message.content;
      answer = '';
    } else if (message.kind === 'reply' && !isBlank(message.content)) {
      answer = message.content;
    }
  }
  if (question !== undefined) conversation.push({ role: 'user', content: question });
  return withinRequest(conversation.map(wellFormed));
}

/** A provider cannot be sent half a character, and a reply may end in the middle of one. */
function wellFormed({ role, content }: ConversationMessage): ConversationMessage {
  return { role, content: content.replaceAll(/\p{Surrogate}/gu, '\uFFFD') };
}

/** Beside the messages a request holds little else, bytes. */
const ENVELOPE_BYTES = 256;

/** Without the oldest exchanges, where there are more than one request may hold. */
function withinRequest(conversation: ConversationMessage[]): ConversationMessage[] {
  // In UTF-8: what an address writes as `%E4` is one.
  const bytes = () => encodeURI(JSON.stringify(conversation)).replaceAll(/%../g, '_').length;
  const tooMuch = () => conversation.length > MAX_MESSAGES || bytes() > MAX_REQUEST_BYTES - ENVELOPE_BYTES;
  while (conversation.length > 1 && tooMuch()) conversation.splice(0, 2);
  return conversation;
}
