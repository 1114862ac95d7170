/** The Worker in Cloudflare's own runtime, set up as docs/deploy/wrangler.jsonc says. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Miniflare } from 'miniflare';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeWorker } from '#scripts/hosts.ts';
import { dictated, refuse, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { CANARY } from '../canary-key.ts';
import { codeOf, cookieOf, post, send, textOf, writeSmallSite, type Post } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'https://built.example';

interface WranglerFile {
  readonly main: string;
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly assets: { readonly binding: string; readonly html_handling: 'none'; readonly run_worker_first: string[] };
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] };
}

let provider: ChatProvider;
let program: string;
let site: Awaited<ReturnType<typeof writeSmallSite>>;
let wrangler: WranglerFile;

beforeAll(async () => {
  provider = await startChatProvider();
  site = await writeSmallSite();
  await mkdir(join(site.folder, 'assets'));
  await writeFile(join(site.folder, 'assets/client-a1b2.js'), 'start()');
  program = await mkdtemp(join(tmpdir(), 'worker-'));
  await makeWorker({ root: ROOT, site: site.folder, outDir: program });
  const file = await readFile(join(ROOT, 'docs/deploy/wrangler.jsonc'), 'utf8');
  wrangler = JSON.parse(file.replace(/^\s*\/\/.*$/gm, '').replace(/,(?=\s*[}\]])/g, '')) as WranglerFile;
});

afterAll(async () => {
  await Promise.all([provider.close(), site.remove(), rm(program, { recursive: true })]);
});

/** Two isolates of the Worker that share nothing but the object of the first. */
async function start(settings: Readonly<Record<string, string>> = {}, { withLimits = true } = {}) {
  const { assets, durable_objects: objects } = wrangler;
  const isAsset = (rule: string) => rule.startsWith('!');
  const worker = (name: string) => ({
    name,
    modulesRoot: program,
    modules: [{ type: 'ESModule' as const, path: join(program, 'worker.js') }],
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    bindings: {
      OPENAI_API_KEY: CANARY,
      OPENAI_BASE_URL: provider.baseUrl,
      SESSION_SECRET: `${CANARY}-secret`,
      CHAT_DAILY_TOKENS: '100000000',
      ...settings,
    },
    durableObjects: Object.fromEntries(
      (withLimits ? objects.bindings : []).map((binding) => [
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
  const said: string[] = [];
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const stream of [stdout, stderr]) stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
    },
    workers: [worker('first'), worker('second')],
  });
  const urls = await Promise.all(['first', 'second'].map((name) => runtime.unsafeGetDirectURL(name)));
  return {
    urls: urls.map(({ origin }) => origin),
    url: urls[0]!.origin,
    said: () => said.join(''),
    stop: () => runtime.dispose(),
  };
}

type Running = Awaited<ReturnType<typeof start>>;

const head = { Host: 'built.example', Origin: ORIGIN, 'CF-Connecting-IP': '203.0.113.1' };
const ask = (worker: { readonly url: string }, changes: Post = {}) =>
  post(worker, { ...changes, headers: { ...head, ...changes.headers } });
const get = (worker: { readonly url: string }, path: string, headers: Post['headers'] = {}) =>
  ask(worker, { method: 'GET', path, headers: { Origin: undefined, ...headers } });

describe('a Worker', () => {
  let worker: Running;
  beforeAll(async () => void (worker = await start()));
  afterAll(() => worker.stop());
  beforeEach(() => provider.answerWith(words('Hello.')));

  test('serves the page in the visitor’s language, with its headers', async () => {
    const { status, headers, body } = await get(worker, '/', { 'Accept-Language': 'ja,en;q=0.5' });
    expect([status, headers['content-language'], headers.vary]).toEqual([
      200,
      'ja',
      'Accept-Language, Cookie, Accept-Encoding',
    ]);
    expect(body).toContain('<p>hello</p>');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+'/);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const again = await get(worker, '/', { 'Accept-Language': 'ja', 'If-None-Match': headers.etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('serves every other address as the server does', async () => {
    const english = await get(worker, '/en/');
    expect([english.status, english.headers['content-language']]).toEqual([200, 'en']);
    expect(english.headers['cache-control']).toBe('no-cache');
    const folder = await get(worker, '/en?a=b');
    expect([folder.status, folder.headers.location]).toEqual([308, '/en/?a=b']);
    const nothing = await get(worker, '/en/nothing');
    expect([nothing.status, nothing.headers['content-language'], nothing.body]).toEqual([404, 'en', 'nothing']);
    expect((await get(worker, '/_headers')).status).toBe(404);
    const asset = await get(worker, '/assets/client-a1b2.js');
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask(worker, { path: '/en/' })).status).toBe(405);
  });

  test('R3.2 hands words on as the provider says them', async () => {
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    const outgoing = send(worker, { ...head, 'CF-Connecting-IP': '203.0.113.2' });
    say('One ');
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    const [first] = (await once(incoming, 'data')) as [Buffer];
    expect(first.toString()).toContain('"content":"One "');
    say('two');
    const [second] = (await once(incoming, 'data')) as [Buffer];
    expect(second.toString()).toContain('"content":"two"');
    finish();
    expect(await text(incoming)).toContain('[DONE]');
  });

  test('R5.2 ends the call to the model when the visitor leaves, and pays for what was sent', async () => {
    const { answer, say } = dictated();
    provider.answerWith(answer);
    const outgoing = send(worker, { ...head, 'CF-Connecting-IP': '203.0.113.3' });
    say('One ');
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    await once(incoming, 'data');
    // The runtime takes a connection that only stops sending for one that still reads.
    outgoing.socket?.resetAndDestroy();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(worker.said()).toContain('"outcome":"left"'));
  });

  test('R1.1 answers nobody but its page', async () => {
    expect(codeOf(await ask(worker, { headers: { Origin: 'https://evil.example' } }))).toBe('forbidden');
    expect(codeOf(await ask(worker, { headers: { Host: 'evil.example' } }))).toBe('forbidden');
  });
});

describe('the limits of a Worker', () => {
  const answered = (replies: readonly Parameters<typeof codeOf>[0][]) =>
    replies.filter((reply) => codeOf(reply) === undefined).length;
  const many = (count: number, { urls }: Running, changes: Post = {}) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask({ url: urls[index % 2]! }, changes)));
  let worker: Running | undefined;
  afterEach(() => worker?.stop());
  beforeEach(() => provider.answerWith(words('Hello.')));

  test('A5.2 hold in all isolates together: of twenty sends at once five go in', async () => {
    worker = await start({ CHAT_ADDRESS_PER_HOUR: '5' });
    const before = provider.requests.length;
    const replies = await many(20, worker);
    expect(answered(replies)).toBe(5);
    expect(provider.requests).toHaveLength(before + 5);
    expect(answered(await many(2, worker, { headers: { 'CF-Connecting-IP': '203.0.113.9' } }))).toBe(2);
  });

  test('A5.2 hold for a session in all isolates, and for the day', async () => {
    worker = await start({ CHAT_DAILY_TOKENS: '9000' });
    const Cookie = cookieOf(await get({ url: worker.urls[1]! }, '/api/v1/chat'));
    expect(answered(await many(10, worker, { headers: { Cookie } }))).toBe(1);
    // A provider that names no cost is charged with the most that was asked: two such answers are a day's.
    const codes = [];
    for (const url of [...worker.urls, ...worker.urls]) codes.push(codeOf(await ask({ url })));
    expect(codes.at(-1)).toBe('insufficient_quota');
  });

  test('A5.5 are needed for the paid model: without them the page’s own text answers', async () => {
    const before = provider.requests.length;
    worker = await start({}, { withLimits: false });
    const reply = await ask(worker);
    expect(textOf(reply)).not.toBe('');
    expect(provider.requests).toHaveLength(before);
    expect(worker.said()).toContain('The binding LIMITS is not set');
  });
});

test('R4.5 the key is in no answer and no line of a Worker', async () => {
  const worker = await start();
  const secret = { message: `Incorrect API key provided: ${CANARY}`, type: 'invalid_request_error', code: CANARY };
  const seen: unknown[] = [];
  for (const answer of [words('Hello.'), refuse(401, secret), refuse(500, secret)]) {
    provider.answerWith(answer);
    seen.push(await ask(worker));
  }
  for (const path of ['/', '/nothing', '/.env', '/metrics', '/api/v1/chat']) seen.push(await get(worker, path));
  expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${CANARY}`);
  expect(JSON.stringify(seen) + worker.said()).not.toContain(CANARY);
  expect(worker.said()).not.toContain('Hello');
  expect(await readFile(join(program, 'worker.js'), 'utf8')).not.toContain(CANARY);
  await worker.stop();
});

test('a Worker with wrong settings says so in its log, and nothing of them to visitors', async () => {
  const worker = await start({ CHAT_DAILY_TOKENS: 'many' });
  const { status, body } = await get(worker, '/');
  expect([status, body]).toEqual([500, 'The settings of this server are wrong: its log says which.']);
  await vi.waitFor(() => expect(worker.said()).toContain('CHAT_DAILY_TOKENS must be a whole number'));
  await worker.stop();
});
