/** A server from its start to its end: what it counts, who is cut, who leaves, how it stops. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';
import { bytes, dictated, event, FINISH, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { freePort } from '../fakes/free-port.ts';
import { billed, flood, MUTE } from '../fakes/provider-faults.ts';
import { SERVER, startProcess, type ServerProcess } from './process.ts';
import { codeOf, COMPLETIONS, conversation, post, send, startSite, textOf, type TestSite } from './site.ts';

const END = FINISH + DONE_EVENT;

let provider: ChatProvider;
let site: TestSite;
const started: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  provider = await startChatProvider();
  site = await start();
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await provider.close();
});
beforeEach(() => provider.answerWith(words('Hello.')));

const withModel = () => ({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl });

async function start(settings: Record<string, string> = withModel(), options: Parameters<typeof startSite>[1] = {}) {
  const server = await startSite(settings, options);
  started.push(server);
  return server;
}

async function startAlone(settings: Record<string, string>, before?: string): Promise<ServerProcess> {
  const server = await startProcess(settings, before === undefined ? {} : { before });
  started.push(server);
  return server;
}

/** An answer whose first word has come. */
async function answering(server: { url: string }) {
  const { answer, say, finish } = dictated();
  provider.answerWith(answer);
  say('One ');
  const outgoing = send(server);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { outgoing, incoming, say, finish };
}

/** It goes on to its end, and is whole. */
async function finishes({ incoming, say, finish }: Awaited<ReturnType<typeof answering>>): Promise<void> {
  say('two');
  finish();
  const body = await text(incoming);
  expect(textOf({ status: 200, headers: {}, body })).toBe('One two');
  expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
}

const get = (server: { url: string }, path: string, headers: Record<string, string> = {}) =>
  post(server, { method: 'GET', path, headers: { Origin: undefined, ...headers } });

async function metric(server: { url: string }, name: string): Promise<number> {
  const { body } = await get(server, '/metrics');
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1] ?? 0);
}

describe('a server that is started', () => {
  test('does not start where another listens, and says so in one line', { timeout: 30_000 }, async () => {
    const failed = await startProcess({ PORT: String(site.port) }).catch((error: Error) => error.message);
    expect(failed).toBe(
      `The server stopped:\nPORT=${site.port} on HOST=127.0.0.1 is taken: another program listens there (EADDRINUSE)\n`,
    );
  });

  test('does not start, and says in one line each what is wrong, never the key', { timeout: 30_000 }, async () => {
    const failed = await startProcess({
      PORT: 'x',
      CHAT_DAILY_TOKENS: 'many',
      OPENAI_API_KEY: 'sk-canary with a space',
    }).catch((error: Error) => error.message);
    expect(failed).toContain('PORT must be a whole number from 0 to 65535, for example PORT=3000\n');
    expect(failed).toContain('CHAT_DAILY_TOKENS must be');
    expect(failed).toContain('OPENAI_API_KEY must be one word');
    expect(failed).not.toContain('canary');
    expect(failed).not.toContain('    at ');
  });

  test('does not start without a built site, and says so in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [...SERVER, '/nowhere'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'There is no built site in /nowhere: run "npm run build" first\n']);
  });

  test('says where the server listens and what the site was built for', async () => {
    const server = await startAlone({ PORT: String(await freePort()), PUBLIC_URL: 'https://example.com' });
    const told = () => server.output();
    await vi.waitFor(() => expect(told()).toContain(`This server listens on http://127.0.0.1:${server.port}/\n`));
    await vi.waitFor(() => expect(told()).toContain('The site was built for https://built.example: '));
  });
});

describe('the metrics', () => {
  test('count what the page was asked by topic and whether it tells it, without a word of the visitor', async () => {
    const own = await start({});
    await post(own, { body: conversation('How do I get in touch? I am Xanthippe.') });
    await post(own, { body: conversation('How much does Xanthippe earn?') });
    const { body } = await get(own, '/metrics');
    expect(body).toMatch(/^chat_answers_total\{topic="contact",found="true"\} 1$/m);
    expect(body).toMatch(/^chat_answers_total\{topic="\w+",found="false"\} 1$/m);
    expect(body + own.log.join('')).not.toMatch(/xanthippe|touch|earn/i);
  });

  test('count requests by outcome, open streams, first words, and tokens', async () => {
    const own = await start();
    provider.answerWith(billed('Hello.', 321), MUTE);
    await post(own);
    await post(own, { body: '{}' });
    const waiting = send(own);
    await vi.waitFor(async () => expect(await metric(own, 'chat_open_streams')).toBe(1));
    expect((await get(own, '/metrics')).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await metric(own, 'chat_requests_total\\{outcome="finished"\\}')).toBe(1);
    expect(await metric(own, 'chat_requests_total\\{outcome="invalid_request_error"\\}')).toBe(1);
    expect(await metric(own, 'chat_first_word_seconds_count\\{answers="model"\\}')).toBe(1);
    expect(await metric(own, 'chat_tokens_settled_total')).toBe(321);
    expect(await metric(own, 'chat_tokens_reserved_total')).toBeGreaterThan(2 * 600);
    waiting.destroy();
    await vi.waitFor(async () => expect(await metric(own, 'chat_open_streams')).toBe(0));
  });

  test.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'example.com'],
    ['X-Real-IP', '127.0.0.1'],
    ['Host', 'example.com'],
  ])('are not there for whoever comes through a proxy (%s)', async (name, value) => {
    expect((await get(site, '/metrics')).status).toBe(200);
    expect((await get(site, '/metrics', { [name]: value })).status).toBe(404);
  });
});

describe('every answer', () => {
  test.each(['/', '/en/', '/nothing', '/healthz', '/api/v1/chat', '/metrics'])(
    'of %s has the security headers',
    async (path) => {
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
    const secure = await start({ PUBLIC_URL: 'https://example.com' });
    const { headers } = await get(secure, '/api/v1/chat', { Host: 'example.com' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['set-cookie']?.[0]).toContain('; Secure');
  });

  test('behind https, where no proxy is trusted, the log says that visitors share one limit', async () => {
    const warned = ({ log }: TestSite) => log.some((line) => line.includes('TRUST_PROXY is 0'));
    expect(warned(await start({ PUBLIC_URL: 'https://example.com' }))).toBe(true);
    expect(warned(await start({ PUBLIC_URL: 'https://example.com', TRUST_PROXY: '1' }))).toBe(false);
    expect(warned(site)).toBe(false);
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
  let strict: TestSite;
  beforeAll(async () => void (strict = await start({}, { clientTimeouts: hasty })));

  /** Resolves with what came back, once the server has closed the connection. */
  async function until(write: (socket: Socket) => unknown): Promise<string> {
    const socket = connect(strict.port, '127.0.0.1');
    socket.on('error', () => {});
    await write(socket);
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
  ])('%s', async (_, packet) => {
    const received = await until((socket) => socket.write(packet(`127.0.0.1:${strict.port}`)));
    expect(received).toMatch(/^$|^HTTP\/1\.1 (408|200)/);
    expect(received).not.toContain('500');
  });

  test('who sends a byte now and then', async () => {
    const received = await until((socket) => {
      socket.write(`POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${strict.port}\r\n`);
      const drip = setInterval(() => socket.write('X'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    expect(received).toMatch(/^HTTP\/1\.1 408/);
  });

  test('200 of them at once harm nobody else', async () => {
    const slow = Array.from({ length: 200 }, () => until((socket) => socket.write('POST / HTTP/1.1\r\n')));
    expect((await get(strict, '/en/')).status).toBe(200);
    await Promise.all(slow);
    expect((await get(strict, '/en/')).status).toBe(200);
  });

  test.each([
    ['the first word', ''],
    ['the next word', 'One '],
  ])('but not one who waits for %s', async (_, before) => {
    const { answer, say, finish } = dictated();
    provider.answerWith(answer);
    if (before !== '') say(before);
    const asked = provider.requests.length;
    const reply = post(await start(withModel(), { clientTimeouts: hasty }));
    await vi.waitFor(() => expect(provider.requests).toHaveLength(asked + 1));
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
    const server = await startAlone(withModel());
    expect((await get(server, '/healthz')).body).toBe('ok\n');
    const running = await answering(server);
    server.signal('SIGTERM');
    await vi.waitFor(async () => expect((await get(server, '/healthz')).status).toBe(503));
    const refused = await post(server);
    expect([refused.status, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'overloaded', '5']);
    expect((await get(server, '/en/')).status).toBe(200);
    await finishes(running);
    expect(await server.exited).toBe(0);
  });

  test('does not wait for ever', { timeout: 30_000 }, async () => {
    const own = await startSite(withModel(), { drainMs: 200 });
    const { incoming } = await answering(own);
    const read = text(incoming).catch((error: Error) => error);
    await own.stop();
    expect(await read).toBeInstanceOf(Error);
    await provider.requests.at(-1)?.abandoned;
  });

  test('with nothing to do is gone at once', { timeout: 30_000 }, async () => {
    const server = await startAlone({});
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
  });
});

test('an error that nobody caught is logged with its stack, running answers are finished, and the process ends with 1', async () => {
  const throws = "process.on('SIGUSR2', () => { throw new TypeError('on purpose'); });";
  const server = await startAlone(withModel(), throws);
  const running = await answering(server);
  for (const times of [1, 2]) {
    server.signal('SIGUSR2');
    const logged = () => server.output().match(/"level":60,.*"stack":"TypeError: on purpose\\n {4}at /g);
    await vi.waitFor(() => expect(logged()).toHaveLength(times));
  }
  await expect(get(server, '/healthz')).rejects.toThrow('ECONNREFUSED');
  await finishes(running);
  expect(await server.exited).toBe(1);
});

test('R3.2 words come as soon as the provider says them', async () => {
  const running = await answering(site);
  const [first] = (await once(running.incoming, 'data')) as [Buffer];
  expect(first.toString()).toContain('"content":"One "');
  running.say('two');
  const [second] = (await once(running.incoming, 'data')) as [Buffer];
  expect(second.toString()).toContain('"content":"two"');
  running.finish();
  expect(await text(running.incoming)).toContain('[DONE]');
});

describe('a visitor who leaves', () => {
  const isLogged = () => vi.waitFor(() => expect(site.log.at(-1)).toContain('"outcome":"left"'));

  test('R5.2 before the first word takes the upstream connection along', async () => {
    const count = provider.requests.length;
    provider.answerWith(MUTE);
    const outgoing = send(site);
    await vi.waitFor(() => expect(provider.requests).toHaveLength(count + 1));
    outgoing.destroy();
    await provider.requests.at(-1)?.abandoned;
    await isLogged();
  });

  test('R5.2 in the middle of the answer takes the upstream connection along', async () => {
    const { outgoing, incoming } = await answering(site);
    await once(incoming, 'data');
    outgoing.destroy();
    await provider.requests.at(-1)?.abandoned;
    await isLogged();
  });

  /** What an exchange is charged with, beside the most that an answer may take: 600 are reserved for it. */
  async function costOf(exchange: () => Promise<unknown>): Promise<number> {
    const count = async () => [
      await metric(site, 'chat_tokens_reserved_total'),
      await metric(site, 'chat_tokens_settled_total'),
    ];
    const [reserved = 0, settled = 0] = await count();
    await exchange();
    await vi.waitFor(async () => expect((await count())[1]).toBeGreaterThan(settled));
    const [reservedNow = 0, settledNow = 0] = await count();
    return settledNow - settled - (reservedNow - reserved - 600);
  }

  test('A4.5 pays for the question and for the words that were sent, and no more', async () => {
    // Each byte may have been a token.
    const cost = await costOf(async () => {
      const { outgoing, incoming } = await answering(site);
      await once(incoming, 'data');
      outgoing.destroy();
    });
    expect(cost).toBe('One '.length);
  });

  test.each<[string, string, number]>([
    ['in a field', eventOf({ choices: [{ delta: { reasoning_content: 'x'.repeat(50) } }] }) + event('yes') + END, 53],
    ['in tags', event(`<think>${'x'.repeat(50)}`) + event('</think>yes') + END, 53],
    ['alone', FINISH.replace('stop', 'length') + DONE_EVENT, 600],
  ])('A4.4 thoughts %s are paid for too', async (_, stream, tokens) => {
    provider.answerWith(bytes(stream));
    expect(await costOf(() => post(site))).toBe(tokens);
  });

  test.each([
    ['of a length that was announced', 'Content-Length: 999\r\n\r\n{"messages":'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"mes\r\n'],
  ])('R5.2 in the middle of a request %s is no failure of the server', async (_, rest) => {
    const ended = site.log.length;
    const refused = () => metric(site, 'chat_requests_total\\{outcome="invalid_request_error"\\}');
    const before = await refused();
    const socket = connect(site.port, '127.0.0.1');
    const head = `POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nOrigin: ${site.url}\r\n`;
    socket.end(`${head}Content-Type: application/json\r\n${rest}`);
    await vi.waitFor(async () => expect(await refused()).toBe(before + 1));
    expect(site.log).toHaveLength(ended);
  });

  test('R3.4 who does not read is held for no longer than an answer takes', async () => {
    const { answer, taken } = flood(150);
    provider.answerWith(answer);
    const socket = connect(site.port, '127.0.0.1').pause();
    const body = conversation('Hello?');
    socket.write(
      `POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nOrigin: http://127.0.0.1:${site.port}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitFor(() => expect(taken()).toBeGreaterThan(0));
    await provider.requests.at(-1)?.abandoned;
    expect(taken()).toBeLessThan(40e6);
    socket.destroy();
  });
});
