/** What a provider can do wrong beyond breaking off: for the server's side of the chat. */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';
import { bytes, event, FINISH, type Answer } from './chat-provider.ts';

const STREAM = { 'Content-Type': 'text/event-stream' };

/** Takes the request and says nothing at all. */
export const MUTE: Answer = () => {};

/** Comments for ever: the connection lives, the answer does not. */
export const KEEP_ALIVE_ONLY: Answer = (response) => repeat(response, () => ': keep-alive\n\n', 20);

/** A word every few ms, for ever. */
export const NEVER_ENDING: Answer = (response) => repeat(response, () => event('word '), 20);

/** Comments as fast as they are taken, for ever. */
export const FLOOD_OF_COMMENTS: Answer = (response) => repeat(response, () => `: ${'x'.repeat(60_000)}\n`, 0);

/** One word with much around it, as fast as it is taken, up to `megabytes`; counts what was taken. */
export function flood(megabytes: number): { answer: Answer; taken: () => number } {
  const piece = `: ${'x'.repeat(1000)}\n${event('x')}`;
  let taken = 0;
  return {
    taken: () => taken,
    answer: async (response) => {
      response.writeHead(200, STREAM);
      while (taken < megabytes * 1e6 && !response.destroyed) {
        taken += piece.length;
        if (!response.write(piece)) await roomIn(response);
      }
    },
  };
}

export function compressed(encoding: 'gzip' | 'br', text: string): Answer {
  const body = `${event(text)}${FINISH}${DONE_EVENT}`;
  return (response) =>
    response
      .writeHead(200, { ...STREAM, 'Content-Encoding': encoding })
      .end(encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body));
}

/** An answer whose events also carry what no page should see. */
export function talkative(text: string): Answer {
  const delta = { content: text, reasoning_content: 'secret thoughts', tool_calls: [{ id: 'call', function: {} }] };
  const chunk = { id: 'chatcmpl-upstream', model: 'upstream-model', choices: [{ delta, logprobs: {} }] };
  return bytes(`event: message\nid: 1\nretry: 1\nunknown: field\n${eventOf(chunk)}${FINISH}${DONE_EVENT}`, {
    ...STREAM,
    'Set-Cookie': 'upstream=1',
    'OpenAI-Organization': 'org-canary',
  });
}

/** An answer that ends with what it cost. */
export function billed(text: string, tokens: number): Answer {
  const usage = { choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: tokens } };
  return bytes(`${event(text)}${FINISH}${eventOf(usage)}${DONE_EVENT}`, STREAM);
}

/** Waits until more may be written, or nobody reads any more. */
function roomIn(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn);
      resolve();
    };
    response.on('drain', goOn).on('close', goOn);
  });
}

async function repeat(response: ServerResponse, piece: () => string, pauseMs: number): Promise<void> {
  response.writeHead(200, STREAM);
  while (!response.destroyed) {
    if (!response.write(piece())) await roomIn(response);
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}
