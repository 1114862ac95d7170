import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  bytes,
  cutAfter,
  drip,
  endAfter,
  errorFrameAfter,
  event,
  FINISH,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  RATE_LIMITED_WITH_ADVICE,
  refuse,
  stallAfter,
  startChatProvider,
  words,
  type Answer,
  type ChatProvider,
} from '#tests/fakes/chat-provider.ts';
import { directConnection } from './connection.ts';
import { streamReply, type Platform, type ReplyEvent } from './reply.ts';

let provider: ChatProvider;
beforeAll(async () => void (provider = await startChatProvider()));
afterAll(() => provider.close());

/** Timers that fire when the test says so. */
class Timers {
  #pending: { delayMs: number; fire: () => void } | undefined;

  readonly start: Platform['startTimer'] = (delayMs, fire) => {
    const timer = { delayMs, fire };
    this.#pending = timer;
    return () => {
      if (this.#pending === timer) this.#pending = undefined;
    };
  };

  get waitingFor(): number | undefined {
    return this.#pending?.delayMs;
  }

  fire(): void {
    this.#pending?.fire();
  }
}

let timers = new Timers();
afterEach(() => void (timers = new Timers()));

interface Heard {
  readonly text: string;
  readonly end: ReplyEvent;
  readonly events: readonly ReplyEvent[];
}

/** Lets the provider answer and waits for the end; `during` runs after each word. */
function hear(answer: Answer, during?: (text: string, cancel: () => void) => void, request = fetch): Promise<Heard> {
  provider.answerWith(answer);
  return new Promise((resolve) => {
    const events: ReplyEvent[] = [];
    let text = '';
    const connection = directConnection({ apiKey: 'a-key', baseUrl: provider.baseUrl });
    const platform = { fetch: request, startTimer: timers.start };
    const cancel = streamReply(connection, [{ role: 'user', content: 'Hi' }], platform, (heard) => {
      events.push(heard);
      if (heard.kind === 'text') {
        text += heard.text;
        during?.(text, cancel);
      } else resolve({ text, end: heard, events });
    });
  });
}

const FINISHED = { kind: 'finished' };
const failed = (kind: string, cause?: string) => ({ kind: 'failed', failure: cause ? { kind, cause } : { kind } });
const BROKE_OFF = failed('brokeOff');

describe('the request', () => {
  test('carries model, temperature 0.7, streaming and the key, and nothing else', async () => {
    await hear(words('x'));
    const request = provider.requests.at(-1);
    expect(request?.headers.authorization).toBe('Bearer a-key');
    expect(request?.body).toEqual({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      stream: true,
      messages: [{ role: 'user', content: 'Hi' }],
    });
  });

  test('to the site’s own server carries neither key nor model', async () => {
    const sent: [unknown, RequestInit | undefined][] = [];
    const request: typeof fetch = (address, init) => {
      sent.push([address, init]);
      return Promise.resolve(new Response('data: [DONE]\n\n'));
    };
    const relay = { kind: 'relay', address: '/chat', answers: 'page' } as const;
    await new Promise<void>((done) => {
      streamReply(relay, [], { fetch: request, startTimer: timers.start }, () => done());
    });
    expect(sent[0]?.[0]).toBe('/chat');
    expect(sent[0]?.[1]).toMatchObject({
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: '{"temperature":0.7,"stream":true,"messages":[]}',
    });
    expect(sent[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  });

  test('is made once: a refusal is not tried again behind the visitor’s back', async () => {
    const before = provider.requests.length;
    await hear(RATE_LIMITED);
    expect(provider.requests.length - before).toBe(1);
  });
});

describe('what arrives whole', () => {
  test.each<[string, Answer]>([
    ['words, a finish reason and [DONE]', words('深圳', 'は', '**「海」**')],
    ['one byte at a time, with CRLF, comments, event names, ids and a byte order mark', drip('深圳は**「海」**')],
    ['no [DONE]', bytes(event('深圳は') + event('**「海」**') + FINISH)],
    ['no finish reason', bytes(event('深圳は') + event('**「海」**') + 'data: [DONE]\n\n')],
    ['no blank line at the very end', bytes(`${event('深圳は**「海」**')}data: [DONE]`)],
    ['CR line ends', bytes(`${event('深圳は**「海」**', '\r\r')}data: [DONE]\r\r`)],
    ['another content type', bytes(event('深圳は**「海」**') + FINISH, { 'Content-Type': 'text/plain' })],
    ['comments between the words', bytes(`: a\n\n${event('深圳は')}:\n\n${event('**「海」**')}${FINISH}`)],
  ])('%s', async (_, answer) => {
    expect(await hear(answer)).toMatchObject({ text: '深圳は**「海」**', end: FINISHED });
  });

  test('thousands of chunks, in order', async () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(await hear(words(...texts))).toMatchObject({ text: texts.join(''), end: FINISHED });
  });

  test('an answer without a word still ends', async () => {
    expect(await hear(words())).toMatchObject({ text: '', end: FINISHED });
  });
});

describe('what breaks', () => {
  test.each<[string, Answer, string, object]>([
    ['a connection cut half-way', cutAfter('Hel', 'lo'), 'Hello', BROKE_OFF],
    ['an end without [DONE] or a finish reason', endAfter('Hello'), 'Hello', BROKE_OFF],
    ['an end in the middle of an event', bytes(event('Hello') + 'data: {"choi'), 'Hello', BROKE_OFF],
    ['an end before the first word', bytes(''), '', BROKE_OFF],
    ['only keep-alives', bytes(': ping\n\n: ping\n\n'), '', BROKE_OFF],
    ['an event that is no JSON', bytes(`${event('Hello')}data: oops\n\n${event('!')}`), 'Hello', BROKE_OFF],
    ['an endless line', bytes(`${event('Hello')}data: ${'x'.repeat(300_000)}`), 'Hello', BROKE_OFF],
    [
      'an answer that outgrows every bound',
      bytes(event('x'.repeat(1000)).repeat(13) + FINISH),
      'x'.repeat(12_000),
      BROKE_OFF,
    ],
    [
      'an answer whose last words outgrow it',
      bytes(FINISH.replace('"delta":{}', `"delta":{"content":"${'x'.repeat(12_001)}"}`)),
      '',
      BROKE_OFF,
    ],
    ['no answer at all', HANG_UP, '', failed('specific', 'network')],
    ['HTML with status 200', bytes('<p>Hi</p>', { 'Content-Type': 'text/html' }), '', failed('specific', 'upstream')],
    ['HTML that calls itself a stream', bytes('<html>\n<p>Hi</p>\n'), '', failed('specific', 'upstream')],
    [
      'JSON with status 200',
      bytes('{"choices":[]}', { 'Content-Type': 'application/json' }),
      '',
      failed('specific', 'upstream'),
    ],
    [
      'an error frame before the first word',
      errorFrameAfter([], { code: 'rate_limit_exceeded' }),
      '',
      failed('apiRateLimit'),
    ],
    [
      'an error frame half-way',
      errorFrameAfter(['Hello'], { message: 'boom' }),
      'Hello',
      failed('specific', 'upstream'),
    ],
    ['a rate limit', RATE_LIMITED, '', failed('apiRateLimit')],
    ['a rate limit that says where to pay', RATE_LIMITED_WITH_ADVICE, '', failed('apiRateLimit')],
    ['a used-up quota, with the same status', QUOTA_EXCEEDED, '', failed('quotaExceeded')],
    ['a wrong key', refuse(401, { code: 'invalid_api_key' }), '', failed('specific', 'key')],
    ['an error page', (response) => response.writeHead(500).end('<h1>Oops'), '', failed('specific', 'upstream')],
  ])('%s', async (_, answer, text, end) => {
    expect(await hear(answer)).toMatchObject({ text, end });
  });

  test('a failure that is not an Error', async () => {
    const heard = await hear(words(), undefined, () => Promise.reject('a string'));
    expect(heard.end).toEqual(failed('general'));
  });
});

describe('what does not come', () => {
  test('the first word has 60 s, whatever keeps the connection alive', async () => {
    const heard = hear((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': ping\n\n', () => {
        expect(timers.waitingFor).toBe(60_000);
        timers.fire();
      });
    });
    expect((await heard).end).toEqual({ kind: 'failed', failure: { kind: 'stalled', seconds: 60 } });
  });

  test('every next word has 30 s, and the connection is closed when they are over', async () => {
    const { text, end } = await hear(stallAfter('Hel', 'lo'), (heard) => {
      expect(timers.waitingFor).toBe(30_000);
      if (heard === 'Hello') queueMicrotask(() => timers.fire());
    });
    expect({ text, end }).toEqual({
      text: 'Hello',
      end: { kind: 'failed', failure: { kind: 'stalled', seconds: 30 } },
    });
    await provider.requests.at(-1)?.abandoned;
  });

  test('a complete answer does not wait for a connection that stays open; it is closed later', async () => {
    const open: Answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event('Hello') + FINISH);
    };
    expect(await hear(open)).toMatchObject({ text: 'Hello', end: FINISHED });
    expect(timers.waitingFor).toBe(10_000);
    timers.fire();
    await provider.requests.at(-1)?.abandoned;
  });

  test('no timer is left behind when the connection has ended', async () => {
    await hear(words('Hello'));
    await expect.poll(() => timers.waitingFor).toBeUndefined();
  });
});

test('a cancelled reply closes the connection and reports nothing more', async () => {
  const events: ReplyEvent[] = [];
  provider.answerWith(stallAfter('Hello'));
  await new Promise<void>((cancelled) => {
    const connection = directConnection({ apiKey: 'k', baseUrl: provider.baseUrl });
    const cancel = streamReply(connection, [], { fetch, startTimer: timers.start }, (heard) => {
      events.push(heard);
      cancel();
      cancelled();
    });
  });
  await provider.requests.at(-1)?.abandoned;
  expect(events).toEqual([{ kind: 'text', text: 'Hello' }]);
  expect(timers.waitingFor).toBeUndefined();
});
