/** What the chat replies, before a host makes it a response of its own. */
import { CHAT_ERROR_STATUS } from '#contract/chat.ts';
import { faultBody, type ChatFault } from './fault.ts';
import { streamOf, type Pieces } from './reply-stream.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whole, or made while it is sent. */
  readonly body: string | Pieces;
}

export function faultReply(fault: ChatFault, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status: CHAT_ERROR_STATUS[fault.code],
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      ...(fault.retryAfterSeconds !== undefined && { 'Retry-After': String(fault.retryAfterSeconds) }),
      ...headers,
    },
    body: JSON.stringify(faultBody(fault)),
  };
}

export function responseOf({ status, headers, body }: Reply): Response {
  return new Response(typeof body === 'string' ? body : streamOf(body), { status, headers });
}
