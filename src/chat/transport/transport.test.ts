import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bytes,
  cutAfter,
  endAfter,
  errorFrameAfter,
  event,
  FINISH,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  refuse,
  stallAfter,
  startChatProvider,
  words,
  type Answer,
  type ChatProvider,
} from '#tests/fakes/chat-provider.ts';
import { directConnection, findRelay } from './connection.ts';
import { streamReply, type ReplyEvent } from './reply-stream.ts';

let provider: ChatProvider;
beforeAll(async () => void (provider = await startChatProvider()));
afterAll(() => provider.close());

/** Lets the provider answer and waits for the end. */
function read(answer: Answer, request = fetch): Promise<{ text: string; end: ReplyEvent }> {
  provider.answerWith(answer);
  let text = '';
  return new Promise((resolve) => {
    const connection = directConnection('a-key', provider.baseUrl);
    streamReply(connection, [{ role: 'user', content: 'Hi' }], request, (reported) => {
      if (reported.kind === 'text') text += reported.text;
      else resolve({ text, end: reported });
    });
  });
}

const failed = (kind: string, cause?: string) => ({ kind: 'failed', failure: cause ? { kind, cause } : { kind } });

test('a request carries model, temperature 0.7, streaming and the key, and nothing else', async () => {
  await read(words('x'));
  const request = provider.requests.at(-1);
  expect(request?.headers.authorization).toBe('Bearer a-key');
  expect(request?.body).toEqual({
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    stream: true,
    messages: [{ role: 'user', content: 'Hi' }],
  });
});

test('a request to the site’s own server carries neither key nor model', async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  const request: typeof fetch = (address, init) => {
    sent.push([address, init]);
    return Promise.resolve(new Response('data: [DONE]\n\n'));
  };
  const relay = { kind: 'relay', address: '/chat', answers: 'page' } as const;
  await new Promise<void>((done) => {
    streamReply(relay, [], request, () => done());
  });
  expect(sent[0]?.[0]).toBe('/chat');
  expect(sent[0]?.[1]).toMatchObject({
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: '{"temperature":0.7,"stream":true,"messages":[]}',
  });
  expect(sent[0]?.[1]?.headers).not.toHaveProperty('Authorization');
});

test('a refused request is not tried again behind the visitor’s back', async () => {
  const before = provider.requests.length;
  await read(RATE_LIMITED);
  expect(provider.requests.length - before).toBe(1);
});

test.each<[string, Answer, string, object]>([
  ['a whole answer', words('深圳', 'は'), '深圳は', { kind: 'finished' }],
  [
    'an answer that was cut at its length',
    bytes(event('Half') + FINISH.replace('stop', 'length')),
    'Half',
    { kind: 'finished', shortened: 'length' },
  ],
  [
    'an answer that a filter cut',
    bytes(event('Half') + FINISH.replace('stop', 'content_filter')),
    'Half',
    { kind: 'finished', shortened: 'filter' },
  ],
  ['a connection cut half-way', cutAfter('Hel', 'lo'), 'Hello', failed('brokeOff')],
  ['an end without [DONE] or a finish reason', endAfter('Hello'), 'Hello', failed('brokeOff')],
  ['no answer at all', HANG_UP, '', failed('specific', 'network')],
  ['a page', bytes('<p>Hi</p>', { 'Content-Type': 'text/html' }), '', failed('specific', 'upstream')],
  ['an error half-way', errorFrameAfter(['Hello'], { message: 'boom' }), 'Hello', failed('specific', 'upstream')],
  ['a rate limit', RATE_LIMITED, '', failed('apiRateLimit')],
  ['a used-up quota', QUOTA_EXCEEDED, '', failed('quotaExceeded')],
  ['a wrong key', refuse(401, { code: 'invalid_api_key' }), '', failed('specific', 'key')],
  ['the relay’s time-out', refuse(504, { code: 'upstream_timeout' }), '', failed('specific', 'timeout')],
])('%s', async (_, answer, text, end) => {
  expect(await read(answer)).toEqual({ text, end });
});

test.each([
  ['that only came too soon lasts as long as the server says', 'too_soon', { retryAfterSeconds: 5 }],
  ['of a provider lasts as long as ever', 'requests', {}],
])('a refusal %s', async (_, type, lasting) => {
  const refusal = refuse(429, { code: 'rate_limit_exceeded', type }, { 'Retry-After': '5' });
  expect((await read(refusal)).end).toEqual({ kind: 'failed', failure: { kind: 'apiRateLimit', ...lasting } });
});

test('a failure that is not an Error', async () => {
  expect((await read(words('x'), () => Promise.reject('a string'))).end).toEqual(failed('general'));
});

test('a cancelled reply closes the connection and reports nothing more', async () => {
  const events: ReplyEvent[] = [];
  provider.answerWith(stallAfter('Hello'));
  await new Promise<void>((cancelled) => {
    const connection = directConnection('k', provider.baseUrl);
    const cancel = streamReply(connection, [], fetch, (reported) => {
      events.push(reported);
      cancel();
      cancelled();
    });
  });
  await provider.requests.at(-1)?.abandoned;
  expect(events).toEqual([{ kind: 'text', text: 'Hello' }]);
});

describe('a key in the page connects directly', () => {
  test('to OpenAI with the specified model when nothing else is set', () => {
    expect(directConnection('k')).toEqual({
      kind: 'direct',
      apiKey: 'k',
      address: 'https://api.openai.com/v1/chat/completions',
      model: 'gpt-3.5-turbo',
    });
  });

  test('to any compatible provider, whatever slash its address ends with', () => {
    const connection = directConnection('k', 'http://localhost:9/v1//', 'other');
    expect(connection).toMatchObject({ address: 'http://localhost:9/v1/chat/completions', model: 'other' });
  });
});

describe('without one, the server is asked', () => {
  const answering = (body: BodyInit, status = 200) => findRelay(async () => new Response(body, { status }));

  test.each(['model', 'page'])('who answers with "%s" is a relay', async (answers) => {
    const found = await answering(JSON.stringify({ answers, limits: {} }));
    expect(found).toEqual({ kind: 'relay', address: '/api/v1/chat/completions', answers });
  });

  test.each([
    ['404', '<h1>Not found</h1>', 404],
    ['its page for every address', '<!doctype html>', 200],
    ['some other JSON', '{"answers":"maybe"}', 200],
    ['null', 'null', 200],
  ])('a static host that answers %s is no connection', async (_, body, status) => {
    expect(await answering(body, status)).toEqual({ kind: 'none' });
  });

  test('an answer that is cut off is no answer: the question fails', async () => {
    const cut = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"answers":"mo')),
      pull: (body) => body.error(new TypeError('network error')),
    });
    await expect(answering(cut)).rejects.toThrow('network error');
  });

  test.each([408, 429, 500, 503])(
    'a server in trouble (%i) is asked again later: the question fails',
    async (status) => {
      await expect(answering('', status)).rejects.toThrow(String(status));
    },
  );
});
