import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dictated, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { billed, MUTE } from '../fakes/provider-faults.ts';
import { startProcess } from './process.ts';
import { codeOf, COMPLETIONS, conversation, post, startSite, textOf, type TestSite } from './site.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function startProvider(): Promise<ChatProvider> {
  const provider = await startChatProvider();
  cleanUps.push(() => provider.close());
  return provider;
}

async function start(...parameters: Parameters<typeof startSite>): Promise<TestSite> {
  const site = await startSite(...parameters);
  cleanUps.unshift(() => site.stop());
  return site;
}

const get = (site: { url: string }, path: string, headers: Record<string, string> = {}) =>
  post(site, { method: 'GET', path, headers: { Origin: undefined, ...headers } });
const metric = (body: string, name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);

describe('the metrics', () => {
  test('count what the page was asked by topic and whether it tells it, without a word of the visitor', async () => {
    const site = await start({});
    await post(site, { body: conversation('How do I get in touch? I am Xanthippe.') });
    await post(site, { body: conversation('How much does Xanthippe earn?') });
    const { body } = await get(site, '/metrics');
    expect(body).toMatch(/^chat_answers_total\{topic="contact",found="true"\} 1$/m);
    expect(body).toMatch(/^chat_answers_total\{topic="\w+",found="false"\} 1$/m);
    expect(body).not.toMatch(/xanthippe|touch|earn/i);
  });

  test('count requests by outcome, open streams, first words, and tokens', async () => {
    const provider = await startProvider();
    const site = await start({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl });
    provider.answerWith(billed('Hello.', 321), MUTE);
    await post(site);
    await post(site, { body: '{}' });
    const waiting = httpRequest(site.url + COMPLETIONS, {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/json' },
    });
    waiting.on('error', () => {});
    waiting.end(conversation('Hello?'));
    await vi.waitFor(async () => expect(metric((await get(site, '/metrics')).body, 'chat_open_streams')).toBe(1));
    const { body, headers } = await get(site, '/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(metric(body, 'chat_requests_total\\{outcome="finished"\\}')).toBe(1);
    expect(metric(body, 'chat_requests_total\\{outcome="invalid_request_error"\\}')).toBe(1);
    expect(metric(body, 'chat_first_word_seconds_count\\{answers="model"\\}')).toBe(1);
    expect(metric(body, 'chat_tokens_settled_total')).toBe(321);
    expect(metric(body, 'chat_tokens_reserved_total')).toBeGreaterThan(2 * 600);
    waiting.destroy();
    await vi.waitFor(async () => expect(metric((await get(site, '/metrics')).body, 'chat_open_streams')).toBe(0));
  });

  test.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', 'R1.1 proxy'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'example.com'],
    ['X-Real-IP', '127.0.0.1'],
    ['Host', 'example.com'],
  ])('are not there for whoever comes through a proxy (%s)', async (name, value) => {
    const site = await start();
    expect((await get(site, '/metrics')).status).toBe(200);
    expect((await get(site, '/metrics', { [name]: value })).status).toBe(404);
  });
});

describe('every answer', () => {
  test.each(['/', '/en/', '/nothing', '/healthz', '/api/v1/chat', '/metrics'])(
    'of %s has the security headers',
    async (path) => {
      const site = await start();
      const { headers } = await get(site, path);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+'/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      // With it a browser begins the page in a process of its own (docs/decisions/026-no-opener-policy.md).
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
    },
  );

  test('A6.4 behind https is made to last, and the session cookie is secure', async () => {
    const site = await start({ PUBLIC_URL: 'https://example.com' });
    const { headers } = await get(site, '/api/v1/chat', { Host: 'example.com' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['set-cookie']?.[0]).toContain('; Secure');
  });

  test('behind https, where no proxy is trusted, the log says that visitors share one limit', async () => {
    const warned = ({ log }: TestSite) => log.some((line) => line.includes('TRUST_PROXY is 0'));
    expect(warned(await start({ PUBLIC_URL: 'https://example.com' }))).toBe(true);
    expect(warned(await start({ PUBLIC_URL: 'https://example.com', TRUST_PROXY: '1' }))).toBe(false);
    expect(warned(await start())).toBe(false);
  });
});

describe('a slow or half-open visitor is cut', () => {
  const hasty = {
    headersTimeout: 300,
    requestTimeout: 600,
    keepAliveTimeout: 300,
    connectionsCheckingInterval: 50,
    timeout: 500,
  };

  /** Resolves with what came back, once the server has closed the connection. */
  async function until(site: TestSite, send: (socket: Socket) => unknown): Promise<string> {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => {});
    await send(socket);
    return text(socket).catch(() => '');
  }

  test.each<[string, (host: string) => string]>([
    ['who says nothing', () => ''],
    ['in the middle of the head', (host) => `POST ${COMPLETIONS} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `],
    [
      'in the middle of the body',
      (host) =>
        `POST ${COMPLETIONS} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{"messages":',
    ],
    ['after a request', (host) => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ])('%s', async (_, bytes) => {
    const site = await start({}, { clientTimeouts: hasty });
    const heard = await until(site, (socket) => socket.write(bytes(`127.0.0.1:${site.port}`)));
    expect(heard).toMatch(/^$|^HTTP\/1\.1 (408|200)/);
    expect(heard).not.toContain('500');
  });

  test('who sends a byte now and then', async () => {
    const site = await start({}, { clientTimeouts: hasty });
    const heard = await until(site, (socket) => {
      socket.write(`POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n`);
      const drip = setInterval(() => socket.write('X'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 408/);
  });

  test('200 of them at once harm nobody else', async () => {
    const site = await start({}, { clientTimeouts: hasty });
    const slow = Array.from({ length: 200 }, () => until(site, (socket) => socket.write('POST / HTTP/1.1\r\n')));
    expect((await get(site, '/en/')).status).toBe(200);
    await Promise.all(slow);
    expect((await get(site, '/en/')).status).toBe(200);
  });

  test.each([
    ['the first word', ''],
    ['the next word', 'One '],
  ])('but not one who waits for %s', async (_, before) => {
    const provider = await startProvider();
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    if (before !== '') say(before);
    const settings = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl };
    const site = await start(settings, { clientTimeouts: hasty });
    const reply = post(site);
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * hasty.timeout);
    });
    say('Hello.');
    finish();
    expect(textOf(await reply)).toBe(`${before}Hello.`);
  });
});

describe('a server that is told to stop', () => {
  test('R5.4 says so, takes no new question, finishes the running answer and exits', { timeout: 60_000 }, async () => {
    const provider = await startProvider();
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    const server = await startProcess({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl });
    cleanUps.unshift(() => server.stop());
    expect((await get(server, '/healthz')).body).toBe('ok\n');
    say('One ');
    const outgoing = httpRequest(server.url + COMPLETIONS, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      agent: false,
    });
    outgoing.end(conversation('Hello?'));
    const [incoming] = await once(outgoing, 'response');
    const body = text(incoming);

    server.signal('SIGTERM');
    await vi.waitFor(async () => expect((await get(server, '/healthz')).status).toBe(503));
    const refused = await post(server);
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'overloaded', '5']);
    expect((await get(server, '/en/')).status).toBe(200);

    say('two');
    finish();
    const read = await body;
    expect(textOf({ status: 200, headers: {}, body: read })).toBe('One two');
    expect(read.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(await server.exited).toBe(0);
  });

  test('does not wait for ever', { timeout: 30_000 }, async () => {
    const provider = await startProvider();
    const { answer, say } = dictated();
    provider.answerWith(answer);
    say('One ');
    const settings = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl };
    const site = await startSite(settings, { drainMs: 200 });
    const reply = post(site).catch((error: Error) => error);
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
    await site.stop();
    expect(await reply).toBeInstanceOf(Error);
    await provider.requests[0]?.abandoned;
  });

  test('with nothing to do is gone at once', { timeout: 30_000 }, async () => {
    const server = await startProcess({});
    cleanUps.unshift(() => server.stop());
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
  });
});

test('an error that nobody caught is logged with its stack, running answers are finished, and the process ends with 1', async () => {
  const provider = await startProvider();
  const { answer, say, finish } = dictated();
  provider.answerWith(answer);
  const settings = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl };
  const server = await startProcess(settings, {
    before: "process.on('SIGUSR2', () => { throw new TypeError('on purpose'); });",
  });
  cleanUps.unshift(() => server.stop());
  say('One ');
  const outgoing = httpRequest(server.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    agent: false,
  });
  outgoing.end(conversation('Hello?'));
  const [incoming] = await once(outgoing, 'response');
  const body = text(incoming);

  for (const times of [1, 2]) {
    server.signal('SIGUSR2');
    const logged = () => server.output().match(/"level":60,.*"stack":"TypeError: on purpose\\n {4}at /g);
    await vi.waitFor(() => expect(logged()).toHaveLength(times));
  }
  await expect(get(server, '/healthz')).rejects.toThrow('ECONNREFUSED');
  say('two');
  finish();
  const read = await body;
  expect(textOf({ status: 200, headers: {}, body: read })).toBe('One two');
  expect(read.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(await server.exited).toBe(1);
});

test('R3.2 words come as soon as the provider says them', async () => {
  const provider = await startProvider();
  const { answer, say, finish } = dictated();
  provider.answerWith(answer);
  const site = await start({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl });
  const response = fetch(site.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    body: conversation('Hello?'),
  });
  say('One ');
  const reader = (await response).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('"content":"One "');
  say('two');
  expect((await reader.read()).value).toContain('"content":"two"');
  finish();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
  expect(rest).toContain('[DONE]');
  provider.answerWith(words('Hello.'));
});
