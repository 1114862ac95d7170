/** The chat at Cloudflare, Vercel and Netlify: what is built for them, asked the way they ask it. */
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Miniflare } from 'miniflare';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOSTS as MADE } from '#scripts/hosts.ts';
import { CANARY, dictated, refuse, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { startRedis, type TestRedis } from '../fakes/redis.ts';
import { codeOf, COMPLETIONS, get, outcomes, post, send, textOf, writeSmallSite, type Post } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

let provider: ChatProvider;
let redis: TestRedis;
let folder: string;
let site: Awaited<ReturnType<typeof writeSmallSite>>;
/** Every line that was logged. */
const log: string[] = [];
/** What a host was asked to wait for. */
const awaited: Promise<unknown>[] = [];
const toStop: (() => unknown)[] = [];

beforeAll(async () => {
  [provider, redis, site] = await Promise.all([startChatProvider(), startRedis(), writeSmallSite()]);
  // In a folder of this name the modules are loaded as they are.
  folder = join(await mkdtemp(join(tmpdir(), 'hosts-')), 'node_modules');
  for (const [name, { make }] of Object.entries(MADE)) await make(site.folder, join(folder, name));
});
afterAll(async () => {
  await Promise.all([provider.close(), redis.kill(), site.remove(), rm(dirname(folder), { recursive: true })]);
});

beforeEach(() => {
  provider.answerWith(words('Hello.'));
  for (const kind of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((line: string) => void log.push(line));
});
afterEach(async () => {
  await Promise.all(toStop.splice(0).map((stop) => stop()));
  vi.unstubAllEnvs();
  log.length = 0;
  awaited.length = 0;
});

type Settings = Readonly<Record<string, string>>;
/** Starts two instances that share nothing but the store. */
type Start = (settings?: Settings, withStore?: boolean) => Promise<readonly { readonly url: string }[]>;

const settingsOf = (more: Settings): Settings => ({
  OPENAI_API_KEY: CANARY,
  OPENAI_BASE_URL: provider.baseUrl,
  SESSION_SECRET: `${CANARY}-secret`,
  CHAT_DAILY_TOKENS: '100000000',
  ...more,
});

let instances = 0;

/** Functions are modules of Node; each instance loads its own. */
function functionsOf(file: string, listenerOf: (handler: never) => RequestListener): Start {
  return async (settings = {}, withStore = true) => {
    const all = settingsOf({ REDIS_URL: withStore ? redis.url : '', ...settings });
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
    const start = async () => {
      instances += 1;
      const { href } = pathToFileURL(join(folder, file));
      const { default: handler } = (await import(/* @vite-ignore */ `${href}?${instances}`)) as { default: never };
      const server = createServer(listenerOf(handler)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      toStop.push(() => server.close());
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    };
    return [await start(), await start()];
  };
}

interface WranglerFile {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly assets: { readonly binding: string; readonly html_handling: 'none'; readonly run_worker_first: string[] };
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
}

/** Cloudflare's own runtime, set up as docs/deploy/wrangler.jsonc says. The second Worker uses the object of the first. */
const startWorkers: Start = async (settings = {}, withStore = true) => {
  const file = await readFile(join(ROOT, 'docs/deploy/wrangler.jsonc'), 'utf8');
  const json = file.replace(/^\s*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '');
  const { assets, durable_objects: objects, ...wrangler } = JSON.parse(json) as WranglerFile;
  const isAsset = (rule: string) => rule.startsWith('!');
  const worker = (name: string) => ({
    name,
    modulesRoot: join(folder, 'workers'),
    modules: [{ type: 'ESModule' as const, path: join(folder, 'workers/worker.js') }],
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    bindings: settingsOf(settings),
    durableObjects: Object.fromEntries(
      (withStore ? objects.bindings : []).map((binding) => [
        binding.name,
        { className: binding.class_name, useSQLite: true, ...(name !== 'first' && { scriptName: 'first' }) },
      ]),
    ),
    assets: {
      directory: site.folder,
      binding: assets.binding,
      assetConfig: { html_handling: assets.html_handling },
      routerConfig: {
        has_user_worker: true,
        static_routing: {
          user_worker: assets.run_worker_first.filter((rule) => !isAsset(rule)),
          asset_worker: assets.run_worker_first.filter(isAsset).map((rule) => rule.slice(1)),
        },
      },
    },
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  });
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    handleRuntimeStdio: (...streams: Readable[]) =>
      streams.forEach((stream) => stream.on('data', (chunk: Buffer) => log.push(String(chunk)))),
    workers: [worker('first'), worker('second')],
  });
  toStop.push(() => runtime.dispose());
  const urls = await Promise.all(['first', 'second'].map((name) => runtime.unsafeGetDirectURL(name)));
  return urls.map(({ origin }) => ({ url: origin }));
};

const waitUntil = (work: Promise<unknown>) => void awaited.push(work);

/** `visitor`: an address that nobody else in these tests has, for the functions share one store. */
const HOSTS: Readonly<Record<string, { start: Start; storeSetting: string; visitor: string }>> = {
  Cloudflare: { start: startWorkers, storeSetting: 'The binding LIMITS', visitor: '203.0.113.1' },
  Vercel: {
    start: functionsOf('vercel/functions/chat.func/index.mjs', (listener) => {
      vi.stubGlobal(Symbol.for('@vercel/request-context') as never, { get: () => ({ waitUntil }) });
      return listener;
    }),
    storeSetting: 'REDIS_URL',
    visitor: '203.0.113.2',
  },
  Netlify: {
    start: functionsOf('netlify/chat-server.mjs', (handler: (...given: unknown[]) => Promise<Response>) =>
      getRequestListener((request) => handler(request, { ip: request.headers.get('X-Real-IP'), waitUntil })),
    ),
    storeSetting: 'REDIS_URL',
    visitor: '203.0.113.3',
  },
};

/** Each host writes the visitor's address into the head by its own name. */
const from = (address: string) => ({
  Host: 'built.example',
  Origin: 'https://built.example',
  'CF-Connecting-IP': address,
  'X-Real-IP': address,
});
const ask = (instance: { readonly url: string }, address: string, changes: Post = {}) =>
  post(instance, { ...changes, headers: { ...from(address), ...changes.headers } });

describe.each(Object.entries(HOSTS))('the chat at %s', (_, { start, storeSetting, visitor }) => {
  test('R3.2 hands words on as the provider says them, with its headers, to its own page alone', async () => {
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    const [instance] = await start();
    const outgoing = send(instance!, from('203.0.113.50'));
    say('One ');
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(incoming.headers['content-security-policy']).toContain("default-src 'none'");
    expect(String(await once(incoming, 'data'))).toContain('"content":"One "');
    say('two');
    expect(String(await once(incoming, 'data'))).toContain('"content":"two"');
    finish();
    expect(await text(incoming)).toContain('[DONE]');
    for (const headers of [{ Origin: 'https://evil.example' }, { Host: 'evil.example' }])
      expect(codeOf(await ask(instance!, '203.0.113.50', { headers }))).toBe('forbidden');
  });

  test('R5.2 ends the call to the model when the visitor leaves, and waits until that is settled', async () => {
    const { answer, say } = dictated();
    provider.answerWith(answer);
    const [instance] = await start();
    const outgoing = send(instance!, from('203.0.113.50'));
    say('One ');
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    await once(incoming, 'data');
    // Cloudflare's runtime takes a connection that only stops sending for one that still reads.
    outgoing.socket?.resetAndDestroy();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(log.join('')).toContain('"outcome":"left"'));
    await Promise.all(awaited);
    if (start !== startWorkers) expect(awaited).toHaveLength(1);
  });

  test('A5.2 counts in one store with every other instance, by the visitor’s own address', async () => {
    const two = await start({ CHAT_ADDRESS_PER_HOUR: '5' });
    const before = provider.requests.length;
    const replies = Array.from({ length: 20 }, (__, index) =>
      ask(two[index % 2]!, visitor, { headers: { 'X-Forwarded-For': `10.0.0.${index}` } }),
    );
    expect(outcomes(await Promise.all(replies))).toEqual({ 'Hello.': 5, rate_limit_exceeded: 15 });
    expect(provider.requests).toHaveLength(before + 5);
    expect(textOf(await ask(two[0]!, '203.0.113.99'))).toBe('Hello.');
  });

  test('A5.5 without a store does not call the paid model: the page’s own text answers', async () => {
    const before = provider.requests.length;
    const [instance] = await start({}, false);
    expect((await ask(instance!, '203.0.113.50')).body).toContain('"model":"page"');
    expect(provider.requests).toHaveLength(before);
    expect(log.join('')).toContain(`${storeSetting} is not set, so nothing holds the limits`);
  });

  test('R4.5 has the key in no answer and no line', async () => {
    const [instance] = await start();
    const secret = { message: `Incorrect API key provided: ${CANARY}`, type: 'invalid_request_error', code: CANARY };
    const seen: unknown[] = [];
    for (const answer of [words('Hello.'), refuse(401, secret), refuse(500, secret)]) {
      provider.answerWith(answer);
      seen.push(await ask(instance!, '203.0.113.50'));
    }
    for (const path of ['/', '/nothing', '/.env', '/metrics', '/api/v1/chat'])
      seen.push(await get(instance!, path, { Host: 'built.example' }));
    expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${CANARY}`);
    expect(JSON.stringify(seen) + log.join('')).not.toContain(CANARY);
    expect(log.join('')).not.toContain('Hello');
  });

  test('with wrong settings says so in its log, and nothing of them to visitors', async () => {
    const [instance] = await start({ CHAT_DAILY_TOKENS: 'many' });
    const { status, body } = await get(instance!, '/api/v1/chat');
    expect([status, body]).toEqual([500, 'The settings of this server are wrong: its log says which.']);
    await vi.waitFor(() => expect(log.join('')).toContain('CHAT_DAILY_TOKENS must be a whole number'));
  });
});

test('a Worker serves the site as the server does', async () => {
  const [worker] = await startWorkers();
  const at = (path: string, headers: Post['headers'] = {}) => get(worker!, path, { Host: 'built.example', ...headers });
  const { headers } = await at('/', { 'Accept-Language': 'ja,en;q=0.5' });
  expect(headers).toMatchObject({ 'content-language': 'ja', vary: 'Accept-Language, Cookie, Accept-Encoding' });
  const again = await at('/', { 'Accept-Language': 'ja', 'If-None-Match': headers.etag });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(await at('/en/')).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await at('/en?a=b')).toMatchObject({ status: 308, headers: { location: '/en/?a=b' } });
  expect(await at('/en/nothing')).toMatchObject({ status: 404, body: 'nothing' });
  expect((await at('/_headers')).status).toBe(404);
  const asset = await at('/assets/client-a1b2.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['x-content-type-options']).toBe('nosniff');
  expect((await ask(worker!, '203.0.113.1', { path: '/en/' })).status).toBe(405);
});

describe('a function', () => {
  test('A5.3 with a store that cannot be reached answers from the page', async () => {
    const [instance] = await HOSTS['Vercel']!.start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await ask(instance!, '203.0.113.9')).body).toContain('"model":"page"');
  });

  test('of Vercel stands in a deployment that sends every header of the build', async () => {
    const config = JSON.parse(await readFile(join(folder, 'vercel/config.json'), 'utf8')) as {
      routes: { src?: string; headers?: Record<string, string>; dest?: string }[];
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

  test('of Netlify answers at the addresses that it names', async () => {
    const { href } = pathToFileURL(join(folder, 'netlify/functions/chat.mjs'));
    const { default: answer, config } = (await import(/* @vite-ignore */ href)) as {
      default: (request: Request, context: object) => Promise<Response>;
      config: { path: string[] };
    };
    expect(config.path).toEqual(['/api/v1/chat', COMPLETIONS]);
    const { status } = await answer(new Request('https://built.example/api/v1/chat'), {
      ip: '203.0.113.10',
      waitUntil,
    });
    expect(status).toBe(403);
  });
});
