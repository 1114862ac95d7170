/**
 * An hour of visits, compressed: page loads and conversations against one process of the server, with every fault of a
 * provider among them and visitors who leave in the middle. Memory at the end stands beside memory after warming up.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { createChunkWriter } from '#shared/chat-completion-writer.ts';
import {
  bytes,
  cutAfter,
  drip,
  errorFrameAfter,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  startChatProvider,
  words,
  type Answer,
} from '#tests/fakes/chat-provider.ts';
import { COMPLETIONS, conversation, cookieOf, post, type Post } from '#tests/server/site.ts';
import type { Health } from './endurance-process.ts';

const CONVERSATIONS = 500;
const PAGE_LOADS = 2_000;
const SENDS = 3;
/** Conversations that run side by side. */
const ABREAST = 20;
const BATCHES = CONVERSATIONS / ABREAST;
/** After these the caches are warm. */
const WARM_UP = 5;
/** ms between two sends of a conversation, and between two batches of them. */
const GAP = 6_000;

const writer = createChunkWriter({ id: 'chatcmpl-drip', created: 0, model: 'drip' });
const ANSWERS: readonly Answer[] = [
  words('An ', 'answer ', 'of ', 'five ', 'words.'),
  words(...Array.from({ length: 200 }, (_, index) => `w${index} `)),
  drip((writer.text('byte by byte') + writer.finish('stop')).replaceAll('\n', '\r\n')),
  cutAfter('Half an '),
  errorFrameAfter(['Half an '], { message: 'overloaded', code: 'server_error' }),
  bytes('<!doctype html><p>Not a stream', { 'Content-Type': 'text/html' }),
  HANG_UP,
  RATE_LIMITED,
  QUOTA_EXCEEDED,
];

const PAGES: readonly Post[] = [
  { path: '/zh/' },
  { path: '/en/', headers: { 'Accept-Encoding': 'br' } },
  { path: '/ja/', headers: { 'Accept-Encoding': 'gzip' } },
  { path: '/', headers: { 'Accept-Language': 'en;q=0.9, *;q=0.1' } },
  { path: '/favicon.svg' },
  { path: '/nothing/here' },
  { path: '/%00', headers: { Range: 'bytes=5-2' } },
  { path: '/healthz' },
];

export async function enduranceTable(): Promise<string> {
  const provider = await startChatProvider();
  const child = fork(join(import.meta.dirname, 'endurance-process.ts'), [provider.baseUrl], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const site = { url: `http://127.0.0.1:${port}` };
  const outcomes = new Map<string, number>();
  let warm: Health | undefined;
  provider.answerWith(...Array.from({ length: CONVERSATIONS * SENDS }, (_, index) => ANSWERS[index % ANSWERS.length]!));
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      await Promise.all([load(site, PAGE_LOADS / BATCHES, outcomes), converse(site, child, outcomes)]);
      if (batch === WARM_UP - 1) warm = await healthOf(child);
    }
    return table(warm!, await healthOf(child), outcomes);
  } finally {
    child.kill();
    await provider.close();
  }
}

async function healthOf(child: ChildProcess, advanceMs = 0): Promise<Health> {
  child.send({ advanceMs });
  return ((await once(child, 'message')) as [Health])[0];
}

async function load(site: { url: string }, count: number, outcomes: Map<string, number>): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { status } = await post(site, { method: 'GET', ...PAGES[index % PAGES.length] });
    note(outcomes, `page ${status}`);
  }
}

/** One batch of conversations; every seventh visitor leaves in the middle of the last answer. */
async function converse(site: { url: string }, child: ChildProcess, outcomes: Map<string, number>): Promise<void> {
  const sessions = await Promise.all(
    Array.from({ length: ABREAST }, async () => cookieOf(await post(site, { method: 'GET', path: '/api/v1/chat' }))),
  );
  for (let send = 0; send < SENDS; send += 1) {
    await Promise.all(
      sessions.map(async (Cookie, visitor) => {
        if (send === SENDS - 1 && visitor % 7 === 0) return leave(site, Cookie).then(() => note(outcomes, 'left'));
        const { status } = await post(site, { headers: { Cookie }, body: conversation('What do you work on?') });
        return note(outcomes, `chat ${status}`);
      }),
    );
    await healthOf(child, GAP);
  }
}

/** Asks, and hangs up as soon as anything comes back. */
function leave({ url }: { url: string }, Cookie: string): Promise<void> {
  const headers = { Origin: url, 'Content-Type': 'application/json', Cookie };
  return new Promise((resolve) => {
    const outgoing = request(`${url}${COMPLETIONS}`, { method: 'POST', headers, agent: false }, (incoming) => {
      incoming.destroy();
      resolve();
    });
    outgoing.on('error', () => resolve());
    outgoing.end(conversation('And before that?'));
  });
}

function note(outcomes: Map<string, number>, name: string): void {
  outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
}

function table(warm: Health, end: Health, outcomes: ReadonlyMap<string, number>): string {
  const row = (name: string, { heapMb, residentMb, handles }: Health) =>
    `| ${name} | ${heapMb.toFixed(1)} | ${residentMb.toFixed(0)} | ${handles.length} |`;
  const counted = [...outcomes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name}: ${count}`);
  return [
    `${PAGE_LOADS} page loads and ${CONVERSATIONS} conversations of ${SENDS} sends. ${counted.join(', ')}.`,
    '',
    '| memory | heap, MB | resident, MB | handles |',
    '| --- | --: | --: | --: |',
    row('after warming up', warm),
    row('at the end', end),
    '',
    `Heap at the end: ${((end.heapMb / warm.heapMb) * 100).toFixed(0)} % of that after warming up. ` +
      `Unhandled rejections: ${end.unhandled}. Log lines above info: ${end.warnings.length}.`,
    ...new Set(end.warnings.map((line) => `- \`${(JSON.parse(line) as { msg: string }).msg}\``)),
  ].join('\n');
}
