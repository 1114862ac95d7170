/**
 * Whatever a provider streams, in whatever packets, and whatever the visitor does meanwhile: the same process goes on
 * answering. Over real HTTP, to a server in a process of its own.
 */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, send, type ServerProcess, startProcess, textOf } from './site.ts';

const KEY = 'sk-canary-0123456789';
const SECRET = 'org-canary is overloaded';

const event = (json: object) => `data: ${JSON.stringify(json)}\n\n`;
const word = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
const finish = (reason: string) => event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const error = (code?: string) => event({ error: { message: SECRET, code } });
const DONE = 'data: [DONE]\n\n';

const WORDS = [word('港口'), word('建于 2019 年。')];
const WHOLE = '港口建于 2019 年。';

/** Its events, the words and the code that a visitor gets. */
type Stream = readonly [events: readonly string[], words: string, code?: string];

/** What says by itself that nothing follows: the connection may stay open behind it without a wait for silence. */
const FINAL: Readonly<Record<string, Stream>> = {
  'a whole answer': [[...WORDS, finish('stop'), DONE], WHOLE],
  '[DONE] alone': [[DONE], '', 'upstream_error'],
  'a filtered answer': [[word(''), finish('content_filter'), DONE], '', 'upstream_error'],
  'an error': [[error()], '', 'upstream_error'],
  'an error and [DONE]': [[error(), DONE], '', 'upstream_error'],
  'a rate limit': [[error('rate_limit_exceeded')], '', 'rate_limit_exceeded'],
  'words and an error': [[...WORDS, error()], WHOLE, 'upstream_error'],
  'words, an error and [DONE]': [[...WORDS, error(), DONE], WHOLE, 'upstream_error'],
};
const STREAMS: typeof FINAL = {
  ...FINAL,
  'an event that is no JSON': [['data: {not json\n\n'], '', 'upstream_error'],
  'words without an end': [WORDS, WHOLE, 'upstream_error'],
};

const ENDS = ['closed', 'cut', 'left open'] as const;
const VISITORS = ['reads', 'reads slowly', 'leaves at once', 'leaves after the first word'] as const;
/** Between two reads of a slow visitor, ms. */
const SLOW_MS = 10;

/** How one response travels: its head, its events and its end as the packets that are written. */
type Packets = (parts: readonly Buffer[]) => Iterable<Buffer>;

const PACKETS: Readonly<Record<string, Packets>> = {
  'in one packet': (parts) => [Buffer.concat(parts)],
  'an event a packet': (parts) => parts,
  'a byte a packet': (parts) => Array.from(Buffer.concat(parts), (byte) => Buffer.of(byte)),
  'split within a character': function* (parts) {
    const all = Buffer.concat(parts);
    let start = 0;
    for (let at = 1; at < all.length; at += 1) {
      // A byte that goes on with a character of several.
      if (((all[at] ?? 0) & 0xc0) !== 0x80 || at - start < 2) continue;
      yield all.subarray(start, at);
      start = at;
    }
    yield all.subarray(start);
  },
};

interface Case {
  readonly packets: readonly Buffer[];
  readonly isCut: boolean;
  readonly onAsked: () => void;
}

const cases: Case[] = [];

/** A provider whose every packet is the test's: it finds the case by the number in the question. */
const provider = createServer((socket) => {
  socket.setNoDelay().on('error', () => {});
  let received = '';
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1');
    const [, length, body = ''] = /content-length: (\d+)[^]*?\r\n\r\n([^]*)/i.exec(received) ?? [];
    if (length === undefined || body.length < Number(length)) return;
    received = '';
    void respond(socket, cases[Number(/case (\d+)\./.exec(body)?.[1])]!);
  });
});

async function respond(socket: Socket, { packets, isCut, onAsked }: Case): Promise<void> {
  onAsked();
  for (const packet of packets) {
    if (socket.destroyed) return;
    socket.write(packet);
    await new Promise(setImmediate);
  }
  if (isCut) socket.destroySoon();
}

let server: ServerProcess;

beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  server = await startProcess({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
    CHAT_DAILY_TOKENS: '1000000000',
  });
});

afterAll(async () => {
  expect(server.output()).not.toMatch(/canary/);
  await server.stop();
  provider.close();
});

/** Asks for one case. Resolves to what a visitor who reads has got; to nothing for one who left. */
async function ask(
  [events]: Stream,
  packetsOf: Packets,
  end: (typeof ENDS)[number],
  visitor: (typeof VISITORS)[number],
) {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n';
  const frames = events.map((sent) => `${Buffer.byteLength(sent).toString(16)}\r\n${sent}\r\n`);
  const parts = [head, ...frames, ...(end === 'closed' ? ['0\r\n\r\n'] : [])].map((part) => Buffer.from(part));
  const outgoing = send(server, {}, `case ${cases.length}.`);
  const onAsked = () => void (visitor === 'leaves at once' && outgoing.destroy());
  cases.push({ packets: [...packetsOf(parts)], isCut: end === 'cut', onAsked });
  const isGone = new Promise((resolve) => outgoing.on('close', resolve));
  const body = new Promise<string>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (incoming) => {
      if (visitor === 'leaves after the first word') incoming.once('data', () => outgoing.destroy());
      if (visitor === 'reads slowly') {
        incoming.on('data', () => {
          incoming.pause();
          setTimeout(() => incoming.resume(), SLOW_MS);
        });
      }
      text(incoming).then(resolve, reject);
    });
  });
  const reads = visitor.startsWith('reads');
  const heard = await body.catch((reason: Error) => (reads ? reason.message : ''));
  await isGone;
  return reads ? heard : undefined;
}

describe.each(Object.entries(STREAMS))('R5.5 %s', (name, stream) => {
  const [, words, code] = stream;

  test.each(Object.entries(PACKETS))('%s ends nothing but itself', async (_, packets) => {
    // Who waits for what never comes would wait until the silence is over.
    const mayStayOpen = (visitor: string) =>
      name in FINAL || visitor === 'leaves at once' || (visitor === 'leaves after the first word' && words !== '');
    await Promise.all(
      ENDS.flatMap((end) =>
        VISITORS.filter((visitor) => end !== 'left open' || mayStayOpen(visitor)).map(async (visitor) => {
          const body = await ask(stream, packets, end, visitor);
          if (body === undefined) return;
          expect([end, visitor, textOf({ body }), codeOf({ body })]).toEqual([end, visitor, words, code]);
          expect(body).not.toContain(SECRET);
          expect(body.includes('[DONE]'), 'no false end').toBe(code === undefined);
        }),
      ),
    );
    const body = await ask(FINAL['a whole answer']!, (parts) => parts, 'closed', 'reads');
    expect(textOf({ body: body ?? '' })).toBe(WHOLE);
  });
});
