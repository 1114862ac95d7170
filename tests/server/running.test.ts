/** A server from its start to its end: what it says, the headers of all that it sends, how it stops. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dictated, startChatProvider, type ChatProvider } from '../fakes/chat-provider.ts';
import { codeOf, get, post, send, SERVER, startProcess, startSite, textOf } from './site.ts';

let provider: ChatProvider;
let model: { OPENAI_API_KEY: string; OPENAI_BASE_URL: string };
const started: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  provider = await startChatProvider();
  model = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl };
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await provider.close();
});

async function keep<Server extends { stop(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  started.push(await server);
  return server;
}

/** An answer whose first word has come. */
async function answering(server: { url: string }) {
  const { answer, say, finish } = dictated();
  provider.answerWith(answer);
  say('One ');
  const [incoming] = (await once(send(server), 'response')) as [IncomingMessage];
  const whole = text(incoming);
  return {
    whole,
    /** Expects that it goes on to its end. */
    async finish() {
      say('two');
      finish();
      const body = await whole;
      expect(textOf({ body })).toBe('One two');
      expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
    },
  };
}

describe('a server that is started', () => {
  test('does not start where another listens, and says so in one line', async () => {
    const { port } = await keep(startSite());
    const line = `PORT=${port} on HOST=127.0.0.1 is taken: another program listens there (EADDRINUSE)\n`;
    await expect(startProcess({ PORT: String(port) })).rejects.toThrow(new Error(line));
  });

  test('does not start with wrong settings, and says in one line each what is wrong, never the key', async () => {
    const wrong = { PORT: 'x', CHAT_DAILY_TOKENS: 'many', OPENAI_API_KEY: 'sk-canary with a space' };
    const { message } = await startProcess(wrong).then(
      () => new Error('started'),
      (error: Error) => error,
    );
    expect(message).toMatch(/^PORT must be .*\nOPENAI_API_KEY must be one word.*\nCHAT_DAILY_TOKENS must be .*\n$/);
    expect(message).not.toContain('canary');
  });

  test('does not start without a built site, and says so in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [...SERVER, '/nowhere'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'There is no built site in /nowhere: run "npm run build" first\n']);
  });

  test('says where it listens, what the site was built for, and that visitors behind a proxy share one limit', async () => {
    const server = await keep(startProcess({ PUBLIC_URL: 'https://example.com' }));
    await vi.waitFor(() => expect(server.output()).toContain('The site was built for https://built.example: '));
    expect(server.output()).toContain(`This server listens on http://127.0.0.1:${server.port}/\n`);
    expect(server.output()).toContain('TRUST_PROXY is 0');
    const trusting = await keep(startSite({ PUBLIC_URL: 'https://example.com', TRUST_PROXY: '1' }));
    expect(trusting.log).toEqual([]);
  });
});

test('every answer has the security headers; behind https they are made to last, and the cookie is secure', async () => {
  const site = await keep(startSite());
  const secure = await keep(startSite({ PUBLIC_URL: 'https://example.com' }));
  for (const path of ['/', '/en/', '/nothing', '/healthz', '/api/v1/chat', '/metrics']) {
    const { headers } = await get(site, path);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+'/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    const names = Object.keys(headers).join(' ');
    // With a policy about openers a browser begins the page in a process of its own (docs/decisions/026-no-opener-policy.md).
    expect(names).not.toMatch(/strict-transport-security|cross-origin-opener-policy|x-powered-by|server/);
    const behindHttps = await get(secure, path, { Host: 'example.com' });
    expect(behindHttps.headers['strict-transport-security']).toBe('max-age=31536000');
  }
  const { headers } = await get(secure, '/api/v1/chat', { Host: 'example.com' });
  expect(headers['set-cookie']?.[0], 'A6.4').toContain('; Secure');
});

describe('a server that is told to stop', () => {
  test('R5.4 says so, takes no new question, finishes the running answer and exits', async () => {
    const server = await keep(startProcess(model));
    expect((await get(server, '/healthz')).body).toBe('ok\n');
    const running = await answering(server);
    server.signal('SIGTERM');
    await vi.waitFor(async () => expect((await get(server, '/healthz')).status).toBe(503));
    const refused = await post(server);
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'overloaded', '5']);
    expect((await get(server, '/en/')).status).toBe(200);
    await running.finish();
    expect(await server.exited).toBe(0);
  });

  test('does not wait for ever', async () => {
    const site = await startSite(model, { drainMs: 200 });
    const { whole } = await answering(site);
    const cut = expect(whole).rejects.toThrow('aborted');
    await site.stop();
    await cut;
    await provider.requests.at(-1)?.abandoned;
  });

  test('with nothing to do is gone at once', async () => {
    const server = await keep(startProcess({}));
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
  });
});

test('an error that nobody caught is logged with its stack, running answers are finished, and the process ends with 1', async () => {
  const throws =
    "let e = new TypeError('wor' + 'ds'); process.on('SIGUSR2', () => { try { throw e; } finally { e = null; } });";
  const server = await keep(startProcess(model, throws));
  const running = await answering(server);
  for (const report of ['"detail":"TypeError","stack":"    at ', '"detail":"object"']) {
    server.signal('SIGUSR2');
    await vi.waitFor(() => expect(server.output()).toContain(report));
  }
  expect(server.output(), 'they may be a visitor’s').not.toContain('words');
  await expect(get(server, '/healthz')).rejects.toThrow('ECONNREFUSED');
  await running.finish();
  expect(await server.exited).toBe(1);
});
