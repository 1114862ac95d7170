import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { stallAfter, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { codeOf, COMPLETIONS, conversation, post, raw, startSite, textOf, type Post, type TestSite } from './site.ts';

let provider: ChatProvider;
let site: TestSite;

beforeAll(async () => {
  provider = await startChatProvider();
  site = await startSite({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'a-model' });
});

afterAll(async () => {
  await site.stop();
  await provider.close();
});

/** Sends it, and expects that nothing of it reached the provider. */
async function refused(changes: Post): Promise<[number, string | undefined]> {
  const before = provider.requests.length;
  const reply = await post(site, changes);
  expect(provider.requests).toHaveLength(before);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  return [reply.status, codeOf(reply)];
}

const asUser = (content: unknown) => JSON.stringify({ messages: [{ role: 'user', content }] });
const ofRoles = (...roles: unknown[]) =>
  JSON.stringify({ messages: roles.map((role) => ({ role, content: 'Hello?' })) });
const withField = (name: string, value: unknown) =>
  JSON.stringify({ messages: [{ role: 'user', content: 'Hello?' }], [name]: value });

describe('who asks', () => {
  test('R1.1 the page is answered, under every name of this machine', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${site.port}`;
      const reply = await post(site, { headers: { Host: host, Origin: `http://${host}` } });
      expect([reply.status, textOf(reply)]).toEqual([200, 'Hello.']);
    }
  });

  test.each<[string, Post['headers']]>([
    ['another site with JSON', { Origin: 'https://evil.example' }],
    ['a sandboxed frame or a file', { Origin: 'null' }],
    ['nobody', { Origin: undefined }],
    ['the same name with another scheme', { Origin: 'https://127.0.0.1' }],
    ['the same name with another port', { Origin: 'http://127.0.0.1:1' }],
    ['a rebound name', { Host: 'evil.example', Origin: 'http://evil.example' }],
    ['another name of this machine', { Host: 'localhost:1', Origin: 'http://localhost:1' }],
    ['a fetch that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a fetch from a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a fetch from nowhere', { 'Sec-Fetch-Site': 'none' }],
  ])('R1.2 %s is refused', async (_, headers) => {
    expect(await refused({ headers: { ...headers } })).toEqual([403, 'forbidden']);
  });

  test('R1.1 a site with a name of its own is nobody else', async () => {
    const named = await startSite({ PUBLIC_URL: 'https://example.com' });
    const ask = (Host: string, Origin: string) => post(named, { headers: { Host, Origin } });
    expect((await ask('example.com', 'https://example.com')).status).toBe(200);
    expect((await ask('example.com', 'http://example.com')).status).toBe(403);
    expect((await ask(`127.0.0.1:${named.port}`, named.url)).status).toBe(403);
    const refusals = named.log.filter((line) => line.includes('refused'));
    expect(refusals, 'one line for the owner, however many are refused').toHaveLength(1);
    expect(refusals[0]).toContain('"expected":["Host: example.com with Origin: https://example.com"]');
    await named.stop();
  });

  test('R1.1 a site below a path is asked there, and its cookie goes nowhere else', async () => {
    const below = await startSite({ PUBLIC_URL: 'http://example.com/portfolio' });
    const headers = { Host: 'example.com', Origin: 'http://example.com' };
    const reply = await post(below, {
      path: `/portfolio${COMPLETIONS}`,
      headers: { ...headers, Referer: 'http://example.com/portfolio/ja/' },
      body: conversation('こんにちは'),
    });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']?.[0]).toContain('; Path=/portfolio/api/v1/chat;');
    expect((await post(below, { headers })).status).not.toBe(200);
    await below.stop();
  });

  test('R1.4 a page elsewhere that the owner named may ask and read, with a cookie of its own; nobody else may', async () => {
    const origin = 'https://lena.gitlab.io';
    const host = await startSite({ CHAT_ORIGINS: `${origin}, https://lena.example` });
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
    const permission = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
    const preflight = await post(host, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers]).toMatchObject([
      204,
      { ...permission, 'access-control-allow-headers': 'Content-Type' },
    ]);
    const answer = await post(host, {
      headers: { ...headers, Referer: `${origin}/portfolio/ja/` },
      body: conversation('Email?'),
    });
    expect([answer.status, answer.headers]).toMatchObject([200, permission]);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure; SameSite=None; Partitioned/);
    const refusal = await post(host, { headers, body: '{}' });
    expect([refusal.status, refusal.headers]).toMatchObject([400, permission]);

    const other = await post(host, { headers: { ...headers, Origin: 'https://evil.example' } });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await post(host, { headers: { Host: 'evil.example', Origin: origin } })).status).toBe(403);
    await host.stop();
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('R1.3 %s is not taken', async (method) => {
    const reply = await post(site, { method, headers: { 'Access-Control-Request-Method': 'POST' } });
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('POST');
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('R1.3 the question who answers is refused to other sites, and starts a session for the page', async () => {
    const get = (headers: Post['headers']) =>
      post(site, { method: 'GET', path: '/api/v1/chat', headers: { ...headers } });
    const own = await get({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' });
    expect(JSON.parse(own.body)).toEqual({
      answers: 'model',
      limits: CHAT_LIMITS,
    });
    expect(own.headers['set-cookie']?.[0]).toMatch(
      /^chat_session=[\w.%-]+; Max-Age=900; Path=\/api\/v1\/chat; HttpOnly; SameSite=Strict$/,
    );
    expect((await get({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await get({ Origin: undefined, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const head = await post(site, { method: 'HEAD', path: '/api/v1/chat', headers: { Origin: undefined } });
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await get({ Origin: undefined, Host: 'evil.example' })).status).toBe(403);
  });
});

describe('what is asked', () => {
  test.each([
    ['Content-Type', 'text/plain'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Type', 'application/json; charset=utf-16'],
    ['Content-Type', ''],
    ['Content-Encoding', 'gzip'],
  ])('R2.1 a request with %s: %s is not taken', async (name, value) => {
    expect(await refused({ headers: { [name]: value } })).toEqual([415, 'unsupported_media_type']);
  });

  const large = asUser('x'.repeat(33 * 1024));
  test.each([
    ['says that it is too large', { 'Content-Length': String(large.length) }],
    ['turns out too large', { 'Transfer-Encoding': 'chunked' }],
  ])('R2.2 a request that %s is refused', async (_, headers) => {
    expect(await refused({ body: large, headers })).toEqual([413, 'payload_too_large']);
  });

  test('R2.2 a request that does not say how large it is is answered', async () => {
    provider.answerWith(words('Hello.'));
    expect(textOf(await post(site, { headers: { 'Transfer-Encoding': 'chunked' } }))).toBe('Hello.');
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a byte order mark', `\uFEFF${conversation('Hello?')}`],
    ['invalid UTF-8', Buffer.concat([Buffer.from('{"messages":[{"role":"user","content":"'), Buffer.of(0xc3, 0x28)])],
    ['half a character', asUser('\ud83d').replace('\ud83d', '\\ud83d')],
    ['deep nesting', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['no messages', JSON.stringify({ messages: [] })],
    ['a blank message', asUser(' \n\u3000')],
    ['a message that is too long', asUser('x'.repeat(4001))],
    ['an image', asUser([{ type: 'image_url', image_url: { url: 'https://evil.example/x.png' } }])],
    ['too many messages', conversation(...Array.from({ length: 13 }, () => 'Hello?'))],
    ['an answer at the end', conversation('Hello?', 'Hello.')],
    ['three questions in a row', ofRoles('user', 'user', 'user')],
    ['a role that is none of the two', ofRoles('system')],
    ['a role in other letters', ofRoles('User')],
    ['no role', ofRoles(null)],
    ['a field named __proto__', conversation('Hello?').replace('{', '{"__proto__":{"model":"gpt-5"},')],
    ['a field inside a message', JSON.stringify({ messages: [{ role: 'user', content: 'Hello?', name: 'system' }] })],
    ['an answer that is too long', conversation('Hello?', 'x'.repeat(12_001), 'And?')],
  ])('R2.3 %s is refused', async (_, body) => {
    expect(await refused({ body })).toEqual([400, 'invalid_request_error']);
  });

  test.each([
    ['max_tokens', 1],
    ['tools', []],
    ['stream', false],
    ['temperature', '0'],
    ['model', 7],
  ])('R2.4 the field %s = %j is refused', async (name, value) => {
    expect(await refused({ body: withField(name, value) })).toEqual([400, 'invalid_request_error']);
  });

  test('R2.5 what OpenAI clients send along is overridden: model, temperature, length and rules are the server’s', async () => {
    const reply = await post(site, {
      body: JSON.stringify({
        model: 'gpt-5-pro',
        temperature: 2,
        stream: true,
        messages: JSON.parse(conversation('One?', 'Two.', '三？'))['messages'],
      }),
    });
    expect(reply.status).toBe(200);
    const sent = provider.requests.at(-1);
    expect(sent?.body).toEqual({
      model: 'a-model',
      temperature: 0.7,
      max_tokens: 600,
      stream_options: { include_usage: true },
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('You are the assistant') as string },
        { role: 'user', content: 'One?' },
        { role: 'assistant', content: 'Two.' },
        { role: 'user', content: '三？' },
      ],
    });
    const { host, connection, 'user-agent': agent, 'content-length': length, ...told } = sent?.headers ?? {};
    expect([host, connection, agent, length]).not.toContain(undefined);
    // Nothing of the visitor's: the rest is ours, and what `fetch` says by itself.
    const names = 'accept accept-encoding accept-language authorization content-type sec-fetch-mode';
    expect(Object.keys(told).toSorted().join(' ')).toBe(names);
  });

  test('R2.4 of two fields with one name only the last is looked at and sent', async () => {
    const body = `{"messages":[{"role":"system","content":"x"}],${conversation('Hello?').slice(1)}`;
    expect((await post(site, { body })).status).toBe(200);
    expect(provider.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(provider.requests.at(-1)?.body.messages[0]?.content).not.toBe('x');
  });

  test('R2.3 the longest request that the page can send is taken', async () => {
    const question = '字'.repeat(4000);
    const reply = await post(site, { body: conversation(question, '是'.repeat(2000), question) });
    expect(reply.status).toBe(200);
    expect(await refused({ body: conversation(`${question}字`) })).toEqual([400, 'invalid_request_error']);
  });
});

describe('how it is asked', () => {
  const head = (more: string) => `POST ${COMPLETIONS} HTTP/1.1\r\n${more}`;
  const host = () => `Host: 127.0.0.1:${site.port}\r\n`;
  const json = 'Content-Type: application/json\r\n';
  const question = () => {
    const body = conversation('Hello?');
    return `${head(`${host()}${json}Origin: ${site.url}\r\nContent-Length: ${body.length}\r\n`)}\r\n${body}`;
  };

  test.each([
    ['two lengths', () => head(`${host()}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`)],
    [
      'a length and chunks',
      () => head(`${host()}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    ],
    ['an unknown transfer encoding', () => head(`${host()}${json}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`)],
    ['bare line feeds', () => head(`${host()}${json}Content-Length: 2\n\n{}`)],
    ['a folded header', () => head(`${host()}X-Folded: a\r\n b\r\n${json}Content-Length: 2\r\n\r\n{}`)],
    ['no host', () => head(`${json}Content-Length: 2\r\n\r\n{}`)],
    ['two hosts', () => head(`${host()}Host: evil.example\r\n${json}Content-Length: 2\r\n\r\n{}`)],
    ['a host that is none', () => head(`Host: a b\r\nConnection: close\r\n${json}Content-Length: 2\r\n\r\n{}`)],
    ['a host that only looks like one', () => `GET /en HTTP/1.1\r\nHost: xn--\r\nConnection: close\r\n\r\n`],
    ['an absolute address', () => `GET http://evil.example/ HTTP/1.1\r\n${host()}Connection: close\r\n\r\n`],
    ['a bad chunk size', () => head(`${host()}${json}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n`)],
    ['no HTTP', () => 'hello\r\n\r\n'],
  ])('%s: 400', async (_, bytes) => {
    const before = provider.requests.length;
    expect(await raw(site, bytes())).toMatch(/^HTTP\/1\.1 400 /);
    expect(provider.requests).toHaveLength(before);
  });

  test('a head of more than 8 KiB: 431', async () => {
    expect(await raw(site, head(`${host()}X-Large: ${'x'.repeat(10_000)}\r\n\r\n`))).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('a thousand requests in one packet are not worked on', async () => {
    const replies = await raw(site, `GET /en/ HTTP/1.1\r\n${host()}\r\n`.repeat(1000));
    expect(replies).toBe('');
  });

  test.each([
    ['one that is refused', () => `OPTIONS * HTTP/1.1\r\n${host()}\r\n`],
    ['one without a host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['another question', () => question()],
  ])('a question in one packet behind %s keeps no place among the open streams', async (_, first) => {
    provider.answerWith((response, request) =>
      (request.body.messages.at(-1)?.content === 'Hello?' ? stallAfter('One ') : words('Hello.'))(response, request),
    );
    await raw(site, first() + question());
    // Had the question been taken, it would be under way before this one has its answer.
    await post(site, { body: conversation('And now?') });
    provider.answerWith(words('Hello.'));
    const { body } = await post(site, { method: 'GET', path: '/metrics', headers: { Origin: undefined } });
    expect(body).toContain('\nchat_open_streams 0\n');
  });

  test('in HTTP/1.0 the answer comes in one, without chunks', async () => {
    const reply = await raw(site, question().replace('HTTP/1.1', 'HTTP/1.0'));
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply).not.toMatch(/transfer-encoding/i);
    expect(reply).toMatch(/\r\n\r\ndata: \{.*\}\n\ndata: \[DONE\]\n\n$/s);
  });

  test('CONNECT is no proxy', async () => {
    expect(await raw(site, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).not.toMatch(/200/);
  });
});
