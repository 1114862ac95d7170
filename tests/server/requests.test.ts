/** Who may ask the chat, and what. How it is asked, byte by byte, is held in connections.test.ts. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { codeOf, COMPLETIONS, conversation, createTestApp, get, post, textOf, type Post } from './site.ts';

let provider: ChatProvider;
let site: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  provider = await startChatProvider();
  site = createTestApp({
    OPENAI_API_KEY: 'sk-canary',
    OPENAI_BASE_URL: provider.baseUrl,
    OPENAI_MODEL: 'a-model',
    OPENAI_MAX_TOKENS: '4000',
  });
});
afterAll(() => provider.close());
beforeEach(() => provider.answerWith(words('Hello.')));

/** Sends it, and expects that nothing of it reached the provider. */
async function refused(changes: Post): Promise<[number, string | undefined]> {
  const before = provider.requests.length;
  const reply = await post(site, changes);
  expect(provider.requests).toHaveLength(before);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  return [reply.status, codeOf(reply)];
}

const from = (host: string, scheme = 'http') => ({ Host: host, Origin: `${scheme}://${host}` });

describe('who asks', () => {
  test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])('R1.1 the page is answered as %s', async (host) => {
    const reply = await post(site, { headers: from(host) });
    expect([reply.status, textOf(reply)]).toEqual([200, 'Hello.']);
  });

  test.each<[string, Post['headers']]>([
    ['another site with JSON', { Origin: 'https://evil.example' }],
    ['a sandboxed frame or a file', { Origin: 'null' }],
    ['nobody', { Origin: undefined }],
    ['the same name with another scheme', { Origin: 'https://localhost:3000' }],
    ['the same name with another port', { Origin: 'http://localhost:1' }],
    ['a rebound name', from('evil.example')],
    ['another port of this machine', from('localhost:1')],
    ['a fetch that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a fetch from a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a fetch from nowhere', { 'Sec-Fetch-Site': 'none' }],
  ])('R1.2 %s is refused', async (_, headers) => {
    expect(await refused({ headers: { ...headers } })).toEqual([403, 'forbidden']);
  });

  test('R1.1 a site with a name of its own is nobody else, and the log says once who is let in', async () => {
    const named = createTestApp({ PUBLIC_URL: 'https://example.com' });
    const statusOf = async (headers: Post['headers']) => (await post(named, { headers: { ...headers } })).status;
    expect(await statusOf(from('example.com', 'https'))).toBe(200);
    expect(await statusOf(from('example.com', 'http'))).toBe(403);
    expect(await statusOf({})).toBe(403);
    const refusals = named.log.filter((line) => line.includes('refused'));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toContain('"expected":["Host: example.com with Origin: https://example.com"]');
  });

  test('R1.1 a site below a path is asked there, and its cookie goes nowhere else', async () => {
    const below = createTestApp({ PUBLIC_URL: 'http://example.com/portfolio' });
    const reply = await post(below, {
      path: `/portfolio${COMPLETIONS}`,
      headers: { ...from('example.com'), Referer: 'http://example.com/portfolio/ja/' },
      body: conversation('Email?'),
    });
    expect([reply.status, textOf(reply)]).toEqual([200, expect.stringContaining('メールアドレス')]);
    expect(reply.headers['set-cookie']?.[0]).toContain('; Path=/portfolio/api/v1/chat;');
    expect((await post(below, { headers: from('example.com') })).status).toBe(404);
  });

  test('R1.4 a page elsewhere that the owner named may ask and read, with a cookie of its own; nobody else may', async () => {
    const origin = 'https://lena.gitlab.io';
    const host = createTestApp({ CHAT_ORIGINS: `${origin}, https://lena.example` });
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
    const permission = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
    expect(await post(host, { method: 'OPTIONS', headers })).toMatchObject({
      status: 204,
      headers: { ...permission, 'access-control-allow-headers': 'Content-Type' },
    });
    const answer = await post(host, { headers });
    expect(answer).toMatchObject({ status: 200, headers: permission });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure; SameSite=None; Partitioned/);
    expect(await post(host, { headers, body: '{}' })).toMatchObject({ status: 400, headers: permission });

    const other = await post(host, { headers: { ...headers, Origin: 'https://evil.example' } });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect((await post(host, { headers: from('evil.example', 'https') })).status).toBe(403);
    expect((await post(host, { headers: { ...headers, Host: 'evil.example' } })).status).toBe(403);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('R1.3 %s is not taken', async (method) => {
    const reply = await post(site, { method, headers: { 'Access-Control-Request-Method': 'POST' } });
    expect([reply.status, reply.headers['allow']]).toEqual([405, 'POST']);
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('R1.3 the question who answers is refused to other sites, and starts a session for the page', async () => {
    const ask = (headers: Post['headers'], method = 'GET') =>
      post(site, { method, path: '/api/v1/chat', headers: { Origin: undefined, ...headers } });
    const own = await ask({ 'Sec-Fetch-Site': 'same-origin' });
    expect(JSON.parse(own.body)).toEqual({ answers: 'model', limits: CHAT_LIMITS });
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers['set-cookie']?.[0]).toMatch(
      /^chat_session=[\w.%-]+; Max-Age=900; Path=\/api\/v1\/chat; HttpOnly; SameSite=Strict$/,
    );
    expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Host: 'evil.example' },
    ])
      expect((await ask(headers)).status).toBe(403);
  });
});

const asUser = (content: unknown) => JSON.stringify({ messages: [{ role: 'user', content }] });
const ofRoles = (...roles: unknown[]) =>
  JSON.stringify({ messages: roles.map((role) => ({ role, content: 'Hello?' })) });

describe('what is asked', () => {
  test.each([
    ['Content-Type', 'text/plain'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Type', 'application/json; charset=utf-16'],
    ['Content-Type', undefined],
    ['Content-Encoding', 'gzip'],
  ])('R2.1 a request with %s: %s is not taken', async (name, value) => {
    expect(await refused({ headers: { [name]: value } })).toEqual([415, 'unsupported_media_type']);
  });

  const large = asUser('x'.repeat(33 * 1024));
  test.each([
    ['says that it is too large', { 'Content-Length': String(large.length) }],
    ['turns out too large', {}],
  ])('R2.2 a request that %s is refused', async (_, headers) => {
    expect(await refused({ body: large, headers })).toEqual([413, 'payload_too_large']);
  });

  test.each<[string, NonNullable<Post['body']>]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a byte order mark', `\uFEFF${conversation('Hello?')}`],
    ['invalid UTF-8', Buffer.from(asUser('Ã('), 'latin1')],
    ['half a character', asUser('\ud83d').replace('\ud83d', '\\ud83d')],
    ['deep nesting', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['no messages', JSON.stringify({ messages: [] })],
    ['a blank message', asUser(' \n\u3000')],
    ['a message that is too long', asUser('字'.repeat(4001))],
    ['an answer that is too long', conversation('Hello?', 'x'.repeat(12_001), 'And?')],
    ['an image', asUser([{ type: 'image_url', image_url: { url: 'https://evil.example/x.png' } }])],
    ['too many messages', conversation(...Array.from({ length: 13 }, () => 'Hello?'))],
    ['an answer at the end', conversation('Hello?', 'Hello.')],
    ['three questions in a row', ofRoles('user', 'user', 'user')],
    ['a role that is none of the two', ofRoles('system')],
    ['a role in other letters', ofRoles('User')],
    ['no role', ofRoles(null)],
    ['a field named __proto__', conversation('Hello?').replace('{', '{"__proto__":{"model":"gpt-5"},')],
    ['a field inside a message', JSON.stringify({ messages: [{ role: 'user', content: 'Hello?', name: 'system' }] })],
    ...Object.entries({ max_tokens: 1, tools: [], stream: false, temperature: '0', model: 7 }).map(
      ([name, value]): [string, string] => [
        `the field ${name}: ${JSON.stringify(value)}`,
        JSON.stringify({ ...(JSON.parse(conversation('Hello?')) as object), [name]: value }),
      ],
    ),
  ])('R2.3, R2.4 %s is refused', async (_, body) => {
    expect(await refused({ body })).toEqual([400, 'invalid_request_error']);
  });

  test('R2.3 the longest request that the page can send is taken', async () => {
    const question = '字'.repeat(4000);
    const reply = await post(site, { body: conversation(question, '是'.repeat(2000), question) });
    expect(reply.status).toBe(200);
  });

  test('R2.5 what OpenAI clients send along is overridden: model, temperature, length and rules are the server’s', async () => {
    const asked = JSON.parse(conversation('One?', 'Two.', '三？')) as object;
    const body = JSON.stringify({ model: 'gpt-5-pro', temperature: 2, stream: true, ...asked });
    // Of two fields with one name only the last is looked at and sent.
    const twice = body.replace('{', '{"messages":[{"role":"system","content":"x"}],');
    expect((await post(site, { body: twice })).status).toBe(200);
    const sent = provider.requests.at(-1);
    expect(sent?.body).toEqual({
      model: 'a-model',
      temperature: 0.7,
      max_tokens: 4000,
      stream_options: { include_usage: true },
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('You are the assistant') as string },
        { role: 'user', content: 'One?' },
        { role: 'assistant', content: 'Two.' },
        { role: 'user', content: '三？' },
      ],
    });
    // Nothing of the visitor's: ours, and what `fetch` says by itself.
    expect(
      Object.keys(sent?.headers ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'accept accept-encoding accept-language authorization connection content-length content-type host sec-fetch-mode user-agent',
    );
  });
});

describe('the metrics', () => {
  const metrics = async (of: Parameters<typeof get>[0] = site) => (await get(of, '/metrics')).body;

  test('count what the page was asked by topic and whether it tells it, without a word of the visitor', async () => {
    const own = createTestApp();
    await post(own, { body: conversation('How do I get in touch? I am Xanthippe.') });
    await post(own, { body: conversation('How much does Xanthippe earn?') });
    const body = await metrics(own);
    expect(body).toMatch(/^chat_answers_total\{topic="contact",found="true"\} 1$/m);
    expect(body).toMatch(/^chat_answers_total\{topic="\w+",found="false"\} 1$/m);
    expect(body + own.log.join('')).not.toMatch(/xanthippe|touch|earn/i);
  });

  test.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'example.com'],
    ['X-Real-IP', '127.0.0.1'],
    ['Host', 'example.com'],
  ])('are not there for whoever comes through a proxy (%s)', async (name, value) => {
    expect((await get(site, '/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await get(site, '/metrics', { [name]: value })).status).toBe(404);
    const elsewhere = await site.app.request(`${site.url}/metrics`, {}, { remote: '203.0.113.7' });
    expect(elsewhere.status).toBe(404);
  });
});
