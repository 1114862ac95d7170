import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '#chat/transport/connection.ts';
import { createChunkWriter, DONE_EVENT } from '#shared/chat-completion-writer.ts';
import { FLUSH_MS, ChatStore, type LocalAnswer } from './chat-store.ts';

const LIMITS = { maxMessagesPerSession: 5, rateLimitMs: 0, maxSessionDuration: 15 };
const DIRECT: Connection = { kind: 'direct', address: 'http://provider.test', apiKey: 'k', model: 'm' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A store whose network is in the test's hands. */
class Stage {
  connections: (Connection | Error)[] = [];
  asked = 0;
  /** What answers from this page, or why it cannot be loaded. */
  here: LocalAnswer | Error = (conversation) => `You asked: ${conversation.at(-1)?.content}`;
  readonly requests: { signal: AbortSignal; body: ReadableStreamDefaultController<Uint8Array> }[] = [];
  readonly #writer = createChunkWriter({ id: 'chatcmpl-test', created: 0, model: 'm' });

  readonly store = new ChatStore({
    limits: LIMITS,
    startedAt: Date.now(),
    connect: async () => {
      this.asked++;
      const connection = this.connections.shift() ?? DIRECT;
      if (connection instanceof Error) throw connection;
      return connection;
    },
    loadLocalAnswer: async () => {
      if (this.here instanceof Error) throw this.here;
      return this.here;
    },
    fetch: (_, init) => {
      const stream = new ReadableStream<Uint8Array>({
        start: (body) => void this.requests.push({ signal: init!.signal!, body }),
      });
      return Promise.resolve(new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } }));
    },
  });

  /** Lets what was started run on. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  }

  async ask(text: string): Promise<void> {
    this.store.changeInput(text);
    this.store.submit();
    await this.settle();
  }

  async hear(...texts: string[]): Promise<void> {
    const events = texts.map((text) => this.#writer.text(text));
    this.requests.at(-1)?.body.enqueue(new TextEncoder().encode(events.join('')));
    await this.settle();
  }

  async end(): Promise<void> {
    this.requests.at(-1)?.body.enqueue(new TextEncoder().encode(DONE_EVENT));
    this.requests.at(-1)?.body.close();
    await this.settle();
  }

  /** Chooses to be answered from this page. */
  async answerHere(): Promise<void> {
    this.store.answerHere();
    await this.settle();
  }

  get session() {
    return this.store.getSnapshot().session;
  }

  get answer(): string | undefined {
    const last = this.session.messages.findLast((message) => message.kind === 'reply');
    return last && 'content' in last ? last.content : undefined;
  }
}

describe('words', () => {
  test('the first are shown at once, the next in groups, the rest with the end', async () => {
    const stage = new Stage();
    await stage.ask('Hi');
    await stage.hear('One');
    expect(stage.answer).toBe('One');
    await stage.hear(' two', ' three');
    expect(stage.answer).toBe('One');
    vi.advanceTimersByTime(FLUSH_MS);
    expect(stage.answer).toBe('One two three');
    await stage.hear(' four');
    await stage.end();
    expect(stage.answer).toBe('One two three four');
    expect(stage.session.openReply).toBeUndefined();
  });

  test('a thousand of them change what is shown a few times, not a thousand', async () => {
    const stage = new Stage();
    await stage.ask('Hi');
    let changes = 0;
    stage.store.subscribe(() => void changes++);
    for (let word = 0; word < 1_000; word++) await stage.hear('x');
    await stage.end();
    expect(stage.answer).toHaveLength(1_000);
    expect(changes).toBeLessThan(10);
  });
});

describe('the connection', () => {
  test('is asked for again when it could not be learned', async () => {
    const stage = new Stage();
    stage.connections = [new Error('offline')];
    await stage.ask('Hi');
    expect(stage.session.messages.at(-1)).toMatchObject({
      notice: { failure: { kind: 'specific', cause: 'network' } },
    });
    stage.store.retry();
    await stage.settle();
    expect(stage.requests).toHaveLength(1);
  });

  test('that is learned after the visitor stopped opens no stream', async () => {
    const stage = new Stage();
    stage.store.changeInput('Hi');
    stage.store.submit();
    stage.store.stop();
    await stage.settle();
    expect(stage.requests).toHaveLength(0);
  });
});

describe('10 answers from this page', () => {
  /** Asks where there is nobody to ask. */
  async function refused(): Promise<Stage> {
    const stage = new Stage();
    stage.connections = [{ kind: 'none' }];
    await stage.ask('one two three');
    return stage;
  }

  test('10.2 the answer comes piece by piece, and no request leaves the page', async () => {
    const stage = await refused();
    await stage.answerHere();
    expect(stage.answer).toBe('You ');
    vi.advanceTimersByTime(FLUSH_MS);
    expect(stage.answer).toMatch(/^You asked: /);
    expect(stage.answer).not.toContain('three');
    for (let piece = 0; piece < 10; piece++) vi.advanceTimersByTime(FLUSH_MS);
    expect(stage.answer).toBe('You asked: one two three');
    expect(stage.session.openReply).toBeUndefined();
    expect(stage.requests).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('5.3 an answer can be stopped', async () => {
    const stage = await refused();
    await stage.answerHere();
    stage.store.stop();
    vi.advanceTimersByTime(60_000);
    expect(stage.answer).toBe('You ');
    expect(stage.session.messages.at(-1)).toMatchObject({ state: 'stopped' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('10.5 what could not be loaded is loaded when it is chosen again', async () => {
    const stage = await refused();
    const { here } = stage;
    stage.here = new Error('offline');
    await stage.answerHere();
    expect(stage.session.messages.at(-1)).toMatchObject({ notice: { failure: { kind: 'notLoaded' } } });
    stage.here = here;
    await stage.answerHere();
    for (let piece = 0; piece < 10; piece++) vi.advanceTimersByTime(FLUSH_MS);
    expect(stage.answer).toBe('You asked: one two three');
  });

  test('a question that the answerer stumbles over ends in an error, not in silence', async () => {
    const stage = await refused();
    stage.here = () => {
      throw new TypeError('a fault of ours');
    };
    await stage.answerHere();
    expect(stage.session.messages.at(-1)).toMatchObject({ notice: { failure: { kind: 'general' } } });
  });
});

test('ten conversations leave no timer and no open request behind', async () => {
  for (let count = 0; count < 10; count++) {
    const stage = new Stage();
    for (const question of ['one', 'two', 'three', 'four', 'five']) {
      await stage.ask(question);
      await stage.hear(...Array.from({ length: 50 }, (_, index) => `w${index} `));
      vi.advanceTimersByTime(FLUSH_MS);
      if (question === 'four') stage.store.stop();
      else await stage.end();
      vi.advanceTimersByTime(5_000);
    }
    expect(vi.getTimerCount()).toBe(0);
    expect(stage.requests).toHaveLength(5);
    expect(stage.requests[3]?.signal.aborted).toBe(true);
    expect(stage.session.messages).toHaveLength(12);
  }
});
