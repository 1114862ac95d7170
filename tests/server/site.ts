/** The server with a site of one word a page in front of the chat: as a value, over real HTTP, and as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { headersFile, securityHeaders } from '#scripts/security-headers.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { createNodeApp, startServer, type StartOptions } from '#server/node/server.ts';
import type { App } from '#server/request.ts';
import { CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { LANGUAGES } from '#shared/language.ts';

/** A folder as the build leaves it. */
export async function writeSmallSite(
  more: Readonly<Record<string, string>> = {},
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'small-site-'));
  const page = '<link rel="canonical" href="https://built.example/zh/"><script>start()</script><p>hello</p>';
  const files = {
    'index.html': page,
    'assets/client-a1b2.js': 'start()',
    ...more,
    _headers: headersFile(securityHeaders({ pages: [page] })),
    ...Object.fromEntries(LANGUAGES.map((language) => [`${language}/index.html`, page])),
    ...Object.fromEntries(LANGUAGES.map((language) => [`${language}/404.html`, 'nothing'])),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Settings = Readonly<Record<string, string>>;

/** Generous where a test is about something else. */
const DEFAULTS: Settings = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '100000', CHAT_DAILY_TOKENS: '100000000' };

/** The server as a value, without pages. `log`: every line. */
export function createTestApp(settings: Settings = {}, { deadlines }: Pick<StartOptions, 'deadlines'> = {}) {
  const log: string[] = [];
  const environment = parseEnvironment({ ...DEFAULTS, ...settings });
  const { app } = createNodeApp({
    environment,
    publicUrl: environment.PUBLIC_URL ?? 'http://localhost:3000',
    headers: {},
    log: createLog((line) => void log.push(line)),
    deadlines,
  });
  return { app, url: 'http://localhost:3000', log };
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** The server over HTTP. */
export async function startSite(
  settings: Settings = {},
  options: Partial<Omit<StartOptions, 'environment' | 'folder' | 'log'>> = {},
  files: Readonly<Record<string, string>> = {},
) {
  const { folder, remove } = await writeSmallSite(files);
  const log: string[] = [];
  const server = await startServer({
    environment: parseEnvironment({ ...DEFAULTS, ...settings }),
    folder,
    log: createLog((line) => void log.push(line)),
    ...options,
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    log: log as readonly string[],
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Post {
  readonly method?: string;
  readonly path?: string;
  /** `undefined` takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Buffer<ArrayBuffer>;
}

export const COMPLETIONS = CHAT_COMPLETIONS_ADDRESS;

/** A request as the page sends it, except for what the test changes: to a server as a value, or over HTTP. */
export async function post(site: { url: string; app?: App }, changes: Post = {}): Promise<HttpReply> {
  const { method = 'POST', path = COMPLETIONS, body = conversation('Hello?') } = changes;
  const { host, hostname, port, origin } = new URL(site.url);
  const given = { Host: host, Origin: origin, 'Content-Type': 'application/json', ...changes.headers };
  const headers = Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]));
  const sent = method === 'POST' ? body : null;
  if (site.app) {
    const remote = { remote: '127.0.0.1' };
    const response = await site.app.request(`http://${given.Host}${path}`, { method, headers, body: sent }, remote);
    const received = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() };
    return { status: response.status, headers: received, body: await response.text() };
  }
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, method, path, headers, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      text(incoming).then((read) => resolve({ status, headers: received, body: read }), reject);
    });
    outgoing.end(sent ?? undefined);
  });
}

/** A `GET` as a page sends it to its own server. */
export function get(site: { url: string; app?: App }, path: string, headers: Post['headers'] = {}): Promise<HttpReply> {
  return post(site, { method: 'GET', path, headers: { Origin: undefined, ...headers } });
}

/** A question of the page's whose answer is read while it comes: `once(send(site), 'response')`. */
export function send(
  site: { url: string },
  headers: Readonly<Record<string, string>> = {},
  question = 'Hello?',
): ClientRequest {
  const outgoing = httpRequest(site.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json', ...headers },
    agent: false,
  });
  outgoing.on('error', () => {});
  outgoing.end(conversation(question));
  return outgoing;
}

/** The body of a request. */
export function conversation(...messages: readonly string[]): string {
  return JSON.stringify({
    messages: messages.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content })),
  });
}

type Body = Pick<HttpReply, 'body'>;

/** The words of an answer's stream. */
export function textOf({ body }: Body): string {
  return chunksOf(body).join('');
}

/** The text of every event of an answer's stream. */
export function chunksOf(body: string): string[] {
  return body
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice(6)) as { choices?: { delta: { content?: string } }[] })
    .map(({ choices }) => choices?.[0]?.delta.content ?? '')
    .filter((content) => content !== '');
}

/** The code of an error, from a response or from the last event of a stream that broke off. */
export function codeOf({ body }: Body): string | undefined {
  const json = /\{"error":.*\}/.exec(body)?.[0];
  return json && (JSON.parse(json) as { error: { code: string } }).error.code;
}

/** What each of many got: how often which code, or which words. */
export function outcomes(replies: readonly Body[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of replies.map((reply) => codeOf(reply) ?? textOf(reply)))
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** The session cookie out of an answer, as a visitor sends it back. */
export function cookieOf({ headers }: Pick<HttpReply, 'headers'>): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

/** Everything that comes back on a bare connection, until the server closes it. */
export async function raw(site: { port: number }, write: string | ((socket: Socket) => unknown)): Promise<string> {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  if (typeof write === 'string') socket.write(write);
  else write(socket);
  return text(socket).catch(() => '');
}

const ROOT = join(import.meta.dirname, '../..');

/** The whole run of all tests has built it beforehand (scripts/test.mjs), and a bundle starts in half the time. */
export const SERVER =
  process.env['SITES'] === 'built'
    ? [join(process.env['BUILD_DIR'] ?? ROOT, 'dist-server/main.js')]
    : ['--import', 'tsx', join(ROOT, 'server/node/main.ts')];

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/**
 * The server as a deployment runs it. Rejects with what it wrote where it ends before it listens.
 * @param before JavaScript that it runs before the server.
 */
export async function startProcess(settings: Readonly<Record<string, string>>, before = '') {
  const { folder, remove } = await writeSmallSite();
  const preload = `data:text/javascript,${encodeURIComponent(before)}`;
  // Another version of Node than the tests run on, if one is named.
  const child = spawn(process.env['SERVER_NODE'] ?? process.execPath, ['--import', preload, ...SERVER, folder], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      CHAT_ADDRESS_PER_HOUR: '100000',
      ...settings,
    },
  });
  let output = '';
  const exited = once(child, 'exit').then(async ([code]) => {
    await remove();
    return code as number | null;
  });
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const told = /^(?:The site is at|This server listens on) http:\S+:(\d+)\/$/m.exec(output)?.[1];
      if (told) resolve(Number(told));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(output)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** Everything it wrote, to both outputs. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Its exit code; null after a signal that it did not catch. */
    exited,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
