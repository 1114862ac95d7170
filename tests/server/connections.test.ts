/** Connections to the Node server: bytes that are no plain request, visitors who are slow, who leave, who wait. */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '#server/node/server.ts';
import { dictated, MUTE, stallAfter, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { COMPLETIONS, conversation, get, post, raw, send, startSite, textOf, type TestSite } from './site.ts';

let provider: ChatProvider;
let site: TestSite;
/** One that is short with those who are slow. */
let strict: TestSite;
const TIMEOUT_MS = 500;
/** More than two systems keep between them for who does not read. */
const LARGE_BYTES = 2 ** 25;
const LARGE = 'assets/large-a1b2.js';

beforeAll(async () => {
  provider = await startChatProvider();
  const settings = { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl };
  site = await startSite(settings);
  const clientTimeouts = {
    headersTimeout: 300,
    requestTimeout: 600,
    keepAliveTimeout: 300,
    connectionsCheckingInterval: 50,
    timeout: TIMEOUT_MS,
  };
  strict = await startSite(settings, { clientTimeouts }, { [LARGE]: 'x'.repeat(LARGE_BYTES) });
});
afterAll(() => Promise.all([site.stop(), strict.stop(), provider.close()]));
beforeEach(() => provider.answerWith(words('Hello.')));

/** The head of a question, without the blank line behind it. */
const head = ({ port }: TestSite, more = '') =>
  `POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\n` +
  `Content-Type: application/json\r\n${more}`;
const question = (of: TestSite, body = conversation('Hello?')) =>
  `${head(of)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

async function metric(name: string): Promise<number> {
  const { body } = await get(site, '/metrics');
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1] ?? 0);
}

describe('bytes that are no plain request', () => {
  const HOST = 'Host: 127.0.0.1\r\n';
  test.each([
    ['two lengths', `${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an unknown transfer encoding', `${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['bare line feeds', `${HOST}Content-Length: 2\n\n{}`],
    ['a folded header', `${HOST}X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`],
    ['no host', 'Content-Length: 2\r\n\r\n{}'],
    ['two hosts', `${HOST}Host: evil.example\r\nContent-Length: 2\r\n\r\n{}`],
    ['a host that is none', 'Host: a b\r\nContent-Length: 2\r\n\r\n{}'],
    ['a host that only looks like one', 'Host: xn--\r\nContent-Length: 2\r\n\r\n{}'],
    ['a bad chunk size', `${HOST}Transfer-Encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n`],
  ])('%s: 400', async (_, rest) => {
    const before = provider.requests.length;
    expect(await raw(site, `POST ${COMPLETIONS} HTTP/1.1\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(provider.requests).toHaveLength(before);
  });

  test.each([
    ['an absolute address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`, /^HTTP\/1\.1 400 /],
    ['no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a head of more than 8 KiB', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(10_000)}\r\n\r\n`, /^HTTP\/1\.1 431 /],
    ['CONNECT, which asks for a proxy', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', /^$/],
    ['a thousand requests in one packet', `GET /en/ HTTP/1.1\r\n${HOST}\r\n`.repeat(1000), /^$/],
  ])('%s', async (_, bytes, reply) => {
    expect(await raw(site, bytes)).toMatch(reply);
  });

  test.each([
    ['one that is refused', () => `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
    ['one without a host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['another question', () => question(site)],
  ])('a question in one packet behind %s keeps no place among the open streams', async (_, first) => {
    provider.answerWith((response, request) =>
      (request.body.messages.at(-1)?.content === 'Hello?' ? stallAfter('One ') : words('Hello.'))(response, request),
    );
    await raw(site, first() + question(site));
    // Had the question been taken, it would be under way before this one has its answer.
    await post(site, { body: conversation('And now?') });
    expect(await metric('chat_open_streams')).toBe(0);
  });

  test('in HTTP/1.0 the answer comes in one, without chunks', async () => {
    const reply = await raw(site, question(site).replace('HTTP/1.1', 'HTTP/1.0'));
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply).not.toMatch(/transfer-encoding/i);
    expect(reply).toMatch(/\r\n\r\ndata: \{.*\}\n\ndata: \[DONE\]\n\n$/s);
  });
});

describe('a slow or half-open visitor is cut', () => {
  const dripping = (socket: Socket) => {
    socket.write(head(strict));
    const drip = setInterval(() => socket.write('X'), 50);
    socket.on('close', () => clearInterval(drip));
  };
  test.each<[string, () => string | typeof dripping, RegExp]>([
    ['who says nothing', () => '', /^(HTTP\/1\.1 408 .*)?$/s],
    ['in the middle of the head', () => head(strict, 'X-Slow: '), /^HTTP\/1\.1 408 /],
    ['in the middle of the body', () => head(strict, 'Content-Length: 999\r\n\r\n{"messages":'), /^HTTP\/1\.1 408 |^$/],
    ['after a request', () => 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', /^HTTP\/1\.1 200 /],
    ['who sends a byte now and then', () => dripping, /^HTTP\/1\.1 408 /],
  ])('%s', async (_, write, reply) => {
    expect(await raw(strict, write())).toMatch(reply);
  });

  test('who reads nothing of what is sent', async () => {
    const socket = connect(strict.port, '127.0.0.1').on('error', () => {});
    socket.write(`GET /${LARGE} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 4 * TIMEOUT_MS));
    const received = await text(socket).catch(() => '');
    expect(received.length).toBeLessThan(LARGE_BYTES);
  });

  test('200 of them at once harm nobody else', async () => {
    const slow = Array.from({ length: 200 }, () => raw(strict, 'POST / HTTP/1.1\r\n'));
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
    const reply = post(strict);
    await vi.waitFor(() => expect(provider.requests).toHaveLength(asked + 1));
    await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUT_MS));
    say('Hello.');
    finish();
    expect(textOf(await reply)).toBe(`${before}Hello.`);
  });
});

describe('a visitor who leaves', () => {
  test.each([
    ['before the first word', MUTE],
    ['in the middle of the answer', stallAfter('One ')],
  ])('R5.2 %s takes the upstream connection along', async (_, answer) => {
    const asked = provider.requests.length;
    provider.answerWith(answer);
    const outgoing = send(site);
    outgoing.on('response', (incoming) => incoming.once('data', () => outgoing.destroy()));
    await vi.waitFor(() => expect(provider.requests).toHaveLength(asked + 1));
    if (answer === MUTE) outgoing.destroy();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(site.log.at(-1)).toContain('"outcome":"left"'));
  });

  test.each([
    ['of a length that was announced', 'Content-Length: 999\r\n\r\n{"messages":'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"mes\r\n'],
  ])('R5.2 in the middle of a request %s is no failure of the server', async (_, rest) => {
    const logged = site.log.length;
    const refused = () => metric('chat_requests_total\\{outcome="invalid_request_error"\\}');
    const before = await refused();
    connect(site.port, '127.0.0.1').end(head(site, rest));
    await vi.waitFor(async () => expect(await refused()).toBe(before + 1));
    expect(site.log).toHaveLength(logged);
  });
});

// Other systems let fewer wait, whatever they are asked for.
test.runIf(process.platform === 'linux')(
  '700 visitors who come in the same moment are all let in at once',
  async () => {
    const server = await listen(0, '127.0.0.1');
    const address = server.address() as { port: number };
    let connected = 0;
    const sockets = Array.from({ length: 700 }, () => connect(address.port, '127.0.0.1', () => (connected += 1)));
    // The system connects them before the server hears of any: the next turns only tell.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(connected).toBe(700);
    for (const socket of sockets) socket.destroy();
    server.close();
  },
);
