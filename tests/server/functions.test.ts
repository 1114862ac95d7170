/** The chat as a function of Vercel and Netlify: what is built for them, asked the way they ask it. */
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeNetlifyFunction, makeVercelOutput } from '#scripts/hosts.ts';
import { dictated, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { startRedis, type TestRedis } from '../fakes/redis.ts';
import { CANARY } from '../canary-key.ts';
import { codeOf, COMPLETIONS, conversation, post, textOf, writeSmallSite, type Post } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'https://built.example';
const HEAD = { Host: 'built.example', Origin: ORIGIN };

let provider: ChatProvider;
let redis: TestRedis;
let folder: string;
let site: Awaited<ReturnType<typeof writeSmallSite>>;
const said: string[] = [];

beforeAll(async () => {
  [provider, redis, site] = await Promise.all([startChatProvider(), startRedis(), writeSmallSite()]);
  // In a folder of this name the modules are loaded as they are.
  folder = join(await mkdtemp(join(tmpdir(), 'functions-')), 'node_modules');
  await makeVercelOutput({ root: ROOT, site: site.folder, outDir: join(folder, 'vercel') });
  await makeNetlifyFunction({ root: ROOT, site: site.folder, outDir: join(folder, 'netlify') });
});

afterAll(async () => {
  await Promise.all([provider.close(), redis.kill(), site.remove(), rm(dirname(folder), { recursive: true })]);
});

beforeEach(() => {
  provider.answerWith(words('Hello.'));
  vi.stubEnv('OPENAI_API_KEY', CANARY);
  vi.stubEnv('OPENAI_BASE_URL', provider.baseUrl);
  vi.stubEnv('SESSION_SECRET', `${CANARY}-secret`);
  vi.stubEnv('CHAT_DAILY_TOKENS', '100000000');
  vi.stubEnv('REDIS_URL', redis.url);
  for (const kind of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, kind).mockImplementation((line: string) => void said.push(line));
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  said.length = 0;
});

let instances = 0;

/** An instance of its own: a module that is loaded anew. */
async function load<Handler>(file: string): Promise<Handler> {
  instances += 1;
  const { href } = pathToFileURL(join(folder, file));
  return ((await import(/* @vite-ignore */ `${href}?${instances}`)) as { default: Handler }).default;
}

describe('a function at Vercel', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** As Vercel runs it: a listener of Node. */
  async function start(): Promise<{ url: string }> {
    const server = createServer(await load<RequestListener>('vercel/functions/chat.func/index.mjs'));
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  const ask = (instance: { readonly url: string }, address: string, changes: Post = {}) =>
    post(instance, { ...changes, headers: { ...HEAD, 'X-Real-IP': address, ...changes.headers } });

  test('answers with its headers, word by word', async () => {
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    const instance = await start();
    const reply = ask(instance, '203.0.113.1');
    say('One ');
    say('two');
    finish();
    const { status, headers, body } = await reply;
    expect([status, textOf({ status, headers, body })]).toEqual([200, 'One two']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(JSON.stringify([headers, body, said])).not.toContain(CANARY);
  });

  test('A5.2 counts in one store with every other instance', async () => {
    vi.stubEnv('CHAT_ADDRESS_PER_HOUR', '5');
    const [one, other] = [await start(), await start()];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? one : other, '203.0.113.2')),
    );
    expect(replies.filter((reply) => codeOf(reply) === undefined)).toHaveLength(5);
    expect(codeOf(await ask(one, '203.0.113.2', { headers: { 'X-Forwarded-For': '1.2.3.4' } }))).toBe(
      'rate_limit_exceeded',
    );
  });

  test('A5.5 without a store does not call the paid model', async () => {
    vi.stubEnv('REDIS_URL', '');
    const before = provider.requests.length;
    expect(textOf(await ask(await start(), '203.0.113.3'))).not.toBe('');
    expect(provider.requests).toHaveLength(before);
    expect(said.join('\n')).toContain('REDIS_URL is not set, so nothing holds the limits');
  });

  test('A5.3 with a store that cannot be reached answers from the page', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
    const before = provider.requests.length;
    expect(textOf(await ask(await start(), '203.0.113.4'))).not.toBe('');
    expect(provider.requests).toHaveLength(before);
  });

  test('stands in a deployment that sends every header of the build', async () => {
    const config = JSON.parse(await readFile(join(folder, 'vercel/config.json'), 'utf8')) as {
      routes: { src?: string; headers?: Record<string, string>; dest?: string; handle?: string }[];
    };
    const at = (path: string) => config.routes.filter(({ src }) => src !== undefined && new RegExp(src).test(path));
    const headersAt = (path: string) => Object.assign({}, ...at(path).map(({ headers }) => headers)) as object;
    expect(headersAt('/en/')).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
    expect(headersAt('/en/')).not.toHaveProperty('Cache-Control');
    expect(headersAt('/assets/client-a1b2.js')).toMatchObject({
      'Cache-Control': expect.stringContaining('immutable'),
    });
    for (const path of ['/api/v1/chat', COMPLETIONS]) expect(at(path).find(({ dest }) => dest)?.dest).toBe('/chat');
    expect(at('/api/v1/chatter').find(({ dest }) => dest)?.dest).toBe('/404.html');
    await access(join(folder, 'vercel/static/en/index.html'));
    await expect(access(join(folder, 'vercel/static/_headers'))).rejects.toThrow('ENOENT');
  });
});

describe('a function at Netlify', () => {
  type Handler = (request: Request, context: { ip: string }) => Promise<Response>;
  const send = (signal?: AbortSignal) =>
    new Request(ORIGIN + COMPLETIONS, {
      method: 'POST',
      headers: { ...HEAD, 'Content-Type': 'application/json' },
      body: conversation('Hello?'),
      ...(signal && { signal }),
    });

  test('answers the page, at the address that Netlify reads from it', async () => {
    const answer = await load<Handler>('netlify/functions/chat.mjs');
    const response = await answer(send(), { ip: '203.0.113.5' });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"content":"Hello."')]);
    const { config } = (await import(pathToFileURL(join(folder, 'netlify/functions/chat.mjs')).href)) as {
      config: { path: string[] };
    };
    expect(config.path).toEqual(['/api/v1/chat', COMPLETIONS]);
  });

  test('R5.2 ends the call to the model when the visitor leaves', async () => {
    const { answer, say } = dictated();
    provider.answerWith(answer);
    const handler = await load<Handler>('netlify/functions/chat.mjs');
    const visitor = new AbortController();
    const response = handler(send(visitor.signal), { ip: '203.0.113.6' });
    say('One ');
    await (await response).body!.getReader().read();
    visitor.abort();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(said.join('\n')).toContain('"outcome":"left"'));
  });
});
