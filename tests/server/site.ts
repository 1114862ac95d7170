/** The server over real HTTP, with a site of one word a page in front of the chat. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { LANGUAGES } from '#shared/language.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { headersFile, securityHeaders } from '#scripts/security-headers.ts';
import { startServer, type StartOptions } from '#server/node/server.ts';

/** A folder as the build leaves it. */
export async function writeSmallSite(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'small-site-'));
  const page = '<link rel="canonical" href="https://built.example/zh/"><script>start()</script><p>hello</p>';
  for (const language of LANGUAGES) {
    await mkdir(join(folder, language));
    await writeFile(join(folder, language, 'index.html'), page);
    await writeFile(join(folder, language, '404.html'), 'nothing');
  }
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, '_headers'), headersFile(securityHeaders({ pages: [page] })));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface TestSite {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly port: number;
  /** Every line that was logged. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Generous where a test is about something else. */
const DEFAULTS: Settings = { PORT: '0', CHAT_ADDRESS_PER_HOUR: '100000', CHAT_DAILY_TOKENS: '100000000' };

export async function startSite(
  settings: Settings = {},
  options: Partial<Omit<StartOptions, 'environment' | 'folder' | 'log'>> = {},
): Promise<TestSite> {
  const { folder, remove } = await writeSmallSite();
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
    log,
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
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: string | Buffer;
}

export const COMPLETIONS = CHAT_COMPLETIONS_ADDRESS;

/** A request as the page sends it, except for what the test changes; `undefined` takes a header away. */
export async function post(site: { url: string }, changes: Post = {}): Promise<HttpReply> {
  const { host, hostname, port, origin } = new URL(site.url);
  const { method = 'POST', path = COMPLETIONS, body = conversation('Hello?') } = changes;
  const headers = { Host: host, Origin: origin, 'Content-Type': 'application/json', ...changes.headers };
  const set = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({
      hostname,
      port,
      method,
      path,
      headers: set as Record<string, string>,
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: received } = incoming;
      text(incoming).then((read) => resolve({ status, headers: received, body: read }), reject);
    });
    outgoing.end(method === 'POST' || method === 'PUT' ? body : undefined);
  });
}

/** A question of the page's whose answer is read while it comes: `once(send(site), 'response')`. */
export function send(site: { url: string }, headers: Readonly<Record<string, string>> = {}): ClientRequest {
  const outgoing = httpRequest(site.url + COMPLETIONS, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json', ...headers },
    agent: false,
  });
  outgoing.on('error', () => {});
  outgoing.end(conversation('Hello?'));
  return outgoing;
}

/** The body of a request with one question. */
export function conversation(...messages: readonly string[]): string {
  return JSON.stringify({
    messages: messages.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content })),
  });
}

/** The words of an answer's stream. */
export function textOf({ body }: HttpReply): string {
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
export function codeOf({ body }: HttpReply): string | undefined {
  const json = /\{"error":.*\}/.exec(body)?.[0];
  return json && (JSON.parse(json) as { error: { code: string } }).error.code;
}

/** The session cookie out of an answer, as a visitor sends it back. */
export function cookieOf({ headers }: HttpReply): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

/** Bytes on a bare connection, and everything that came back until it was closed. */
export async function raw(site: { port: number }, bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket).catch(() => '');
}
