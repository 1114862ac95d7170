import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompletionEnd } from './chat-completion-reader.ts';
import { splitIntoChunks } from './chat-completion-writer.ts';
import { streamCompletion } from './chat-completion.ts';
import type { OptionalParameter } from './provider-error.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const WORDS = ['The ', 'harbour ', 'was ', 'built ', 'in ', '2019.'];
const ANSWER = WORDS.join('');
const SOME = 'The harbour was ';

const data = (json: unknown) => `data: ${typeof json === 'string' ? json : JSON.stringify(json)}\n\n`;
const chunk = (delta: object, finish: unknown = null) =>
  data({ choices: [{ index: 0, delta, finish_reason: finish }] });
const chunks = (contents: Iterable<string>, finish?: unknown) =>
  Array.from(contents, (content) => chunk({ content }, finish)).join('');
const words = (finish?: unknown) => chunks(WORDS, finish);
const some = (finish?: unknown) => chunks(WORDS.slice(0, 3), finish);
const DONE = data('[DONE]');
const STOP = chunk({}, 'stop');
const WHOLE = words() + STOP + DONE;

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly ending?: 'closed' | 'cut' | 'open';
}

const encoder = new TextEncoder();
const singleBytes = (text: string) => Array.from(encoder.encode(text), (byte) => Uint8Array.of(byte));

function respond(text: string | Uint8Array[], { status = 200, headers = {}, ending = 'closed' }: Reply = {}): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        for (const piece of typeof text === 'string' ? [encoder.encode(text)] : text) controller.enqueue(piece);
        if (ending === 'closed') controller.close();
      },
      pull: (controller) => (ending === 'cut' ? controller.error(new TypeError('terminated')) : undefined),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status, headers: { 'Content-Type': 'text/event-stream', ...headers } });
}

const BODY = {
  model: 'm',
  stream: true,
  temperature: 0.7,
  max_tokens: 600,
  messages: [{ role: 'user', content: 'Hello?' }],
} as const;

interface Call {
  readonly question?: string;
  readonly refused?: Set<OptionalParameter>;
  /** Whether it is called off at its first word. */
  readonly cancels?: boolean;
}

/** Asks, and gets these responses in turn, the last one again and again. What was sent and what was reported so far. */
function call(responses: readonly (Response | Promise<never>)[], { question, refused, cancels }: Call = {}) {
  const told = {
    text: '',
    ends: [] as CompletionEnd[],
    sent: [] as Record<string, unknown>[],
    signal: undefined as AbortSignal | null | undefined,
  };
  const messages = [{ role: 'user', content: question ?? 'Hello?' }] as const;
  const request = { address: 'https://provider.example/v1', headers: {}, body: { ...BODY, messages } };
  const cancel = streamCompletion(request, {
    fetch: (_, init) => {
      told.signal = init?.signal;
      told.sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
      return Promise.resolve(responses[Math.min(told.sent.length, responses.length) - 1]!);
    },
    refusedParameters: refused ?? new Set(),
    onText: (text) => {
      told.text += text;
      if (cancels) cancel();
    },
    onEnd: (end) => told.ends.push(end),
  });
  return told;
}

/** What a question gets in the end. */
async function read(responses: readonly Response[], options?: Call) {
  const told = call(responses, options);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(told.ends).toHaveLength(1);
  return { ...told, end: told.ends[0] };
}

const FINISHED = { kind: 'finished', reason: 'stop' };

describe('the whole answer', () => {
  const message = { role: 'assistant', content: ANSWER };
  test.each<[string, string, Reply?]>([
    ['words, a finish reason, [DONE]', WHOLE],
    ['an empty reason in every chunk', words('') + STOP + DONE],
    ['the reason "null" in every chunk', words('null') + STOP + DONE],
    ['a reason in every chunk', words('stop') + DONE],
    ['a reason in every chunk, without [DONE]', words('stop')],
    ['a reason on a thought', chunk({ reasoning_content: 'Hm.' }, 'stop') + words() + STOP],
    ['[DONE] alone', words() + DONE],
    ['a reason alone', words() + STOP],
    ['[DONE] and a connection that stays open', words() + DONE, { ending: 'open' }],
    ['a reason and a connection that stays open', words() + STOP, { ending: 'open' }],
    ['a reason in every chunk and a connection that stays open', words('stop'), { ending: 'open' }],
    ['a cut behind the last word', words() + STOP, { ending: 'cut' }],
    ['an error behind the last word', words() + STOP + data({ error: { message: 'late' } })],
    ['half an event behind the last word', `${words()}${STOP}data: {"cho`],
    ['no blank line at the end', (words() + STOP).trimEnd()],
    ['events that are no JSON, and empty ones', `data:\n\n${data(': PROCESSING')}${words()}data: \n\n${STOP}${DONE}`],
    ['comments, event names, ids', `: ping\n\nevent: message\nid: 7\n${words()}retry: 3\n\n${STOP}${DONE}`],
    ['CRLF and a byte order mark', `\uFEFF${WHOLE.replaceAll('\n', '\r\n')}`],
    ['thoughts in a field of their own', chunk({ content: null, reasoning_content: 'Hm.' }) + words() + STOP],
    ['thoughts in tags', chunks(['<think>\nHm. ', 'So.\n</think>\n\n']) + words() + STOP],
    ['tags split over chunks', chunks('<think>Hm.</think>') + words() + STOP],
    ['a tag with attributes', chunks('<think duration="3">Hm.</think>') + words() + STOP],
    ['<reasoning>', chunks('<reasoning>Hm.</reasoning>') + words() + STOP],
    ['<seed:think>', chunks('<seed:think>Hm.</seed:think>') + words() + STOP],
    ['◁think▷', chunks('◁think▷Hm.◁/think▷') + words() + STOP],
    ['an error that is none', words().replaceAll('{"choices"', '{"error":{},"choices"') + STOP],
    ['the whole again behind its pieces', words() + data({ choices: [{ index: 0, message, finish_reason: 'stop' }] })],
    ['a refusal as a part', chunk({ content: [{ type: 'refusal', refusal: ANSWER }] }) + STOP],
    ['a refusal in its own field', WORDS.map((refusal) => chunk({ content: null, refusal })).join('') + STOP],
    ['a reason under another name', words() + data({ choices: [{ index: '0', delta: {}, finishReason: 'stop' }] })],
    ['the field of older completions', WORDS.map((text) => data({ choices: [{ index: 0, text }] })).join('') + DONE],
    [
      'content as parts',
      chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }) +
        WORDS.map((text) => chunk({ content: [{ type: 'text', text }] })).join('') +
        STOP,
    ],
    [
      'a second choice beside it',
      words().replaceAll('"choices":[', '"choices":[{"index":1,"delta":{"content":"No."}},') + STOP,
    ],
    ['news of a queue before it', data({ status: 'queued', message: 'You are next.' }) + words() + STOP],
    ['a reason that nobody knows', words() + chunk({}, 'tool_calls') + DONE],
    ['no content type', WHOLE, { headers: { 'Content-Type': '' } }],
    ['the type of JSON', WHOLE, { headers: { 'Content-Type': 'application/json' } }],
    ['the status 201', WHOLE, { status: 201 }],
    ['plain JSON', JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] })],
  ])('%s', async (_, stream, reply) => {
    for (const pieces of [stream, singleBytes(stream)])
      expect(await read([respond(pieces, reply)])).toMatchObject({ text: ANSWER, end: FINISHED });
  });

  test.each([
    ['a character, wherever its bytes were cut,', ['深圳 🗺️']],
    ['the beginning of a tag that does not come', ['<thi']],
    ['another tag, and thoughts that are none,', ['<b>', ' <think>']],
  ])('%s is text', async (_, contents) => {
    const { text } = await read([respond(singleBytes(chunks(contents) + DONE))]);
    expect(text).toBe(contents.join(''));
  });

  test.each([
    ['length', 'length'],
    ['MAX_TOKENS', 'length'],
    ['content_filter', 'content_filter'],
    ['SAFETY', 'content_filter'],
  ])('one that was cut says so: %s', async (finish, reason) => {
    expect(await read([respond(words() + chunk({}, finish) + DONE)])).toMatchObject({ text: ANSWER, end: { reason } });
  });

  test.each([
    [7, 7],
    [0, undefined],
    [Number.MAX_SAFE_INTEGER, undefined],
  ])('a provider that names a cost of %i is believed: %s', async (total_tokens, tokens) => {
    const usage = data({ choices: [], usage: { total_tokens } });
    expect(await read([respond(words() + STOP + usage + DONE)])).toMatchObject({ end: { tokens } });
  });
});

describe('no whole answer', () => {
  test.each<[string, string, string, string, Reply?]>([
    ['a cut', some(''), SOME, 'brokeOff', { ending: 'cut' }],
    ['a cut, with a reason in every chunk', some('stop'), SOME, 'brokeOff', { ending: 'cut' }],
    ['an end without a reason', some(), SOME, 'brokeOff'],
    ['an end, with the reason "null" in every chunk', some('null'), SOME, 'brokeOff'],
    ['an end in the middle of an event', `${some()}data: {"choi`, SOME, 'brokeOff'],
    ['an error half-way', some() + data({ object: 'error', message: 'out of memory' }) + DONE, SOME, 'upstream'],
    ['an error half-way that is a rate limit', some() + data({ error: { code: 429 } }), SOME, 'apiRateLimit'],
    ['an error instead of a reason', some() + chunk({}, 'error'), SOME, 'upstream'],
    ['an error by name', `${some()}event: error\ndata: overloaded\n\n`, SOME, 'upstream'],
    ['an answer that outgrows every bound', chunk({ content: 'x'.repeat(12_001) }), '', 'brokeOff'],
    ['an endless line', `data: ${'x'.repeat(300_000)}`, '', 'brokeOff'],
    ['an endless stream', `: ${'x'.repeat(60_000)}\n`.repeat(150) + WHOLE, '', 'brokeOff'],
    ['nothing', '', '', 'brokeOff'],
    ['only keep-alives', ': ping\n\n: ping\n\n', '', 'brokeOff'],
    ['no word', STOP + DONE, '', 'upstream'],
    ['no word, by a filter', chunk({ content: '' }) + chunk({}, 'content_filter') + DONE, '', 'filtered'],
    ['no word, for thoughts took its length', chunk({ reasoning: 'Hm.' }) + chunk({}, 'length') + DONE, '', 'noRoom'],
    ['nothing but an open thought', chunk({ content: '<think>Hm.' }) + chunk({}, 'length'), '', 'noRoom'],
    ['a page', '<html><p>Hi</p></html>', '', 'notACompletion', { headers: { 'Content-Type': 'text/html' } }],
    ['JSON that is an error', '{"error":{"code":"insufficient_quota"}}', '', 'quotaExceeded'],
    ['JSON without an answer', '{"choices":[]}', '', 'upstream'],
    ['a refused key', '[{"error":{"code":400,"message":"API key not valid."}}]', '', 'key', { status: 400 }],
    ['a rate limit that is cut', '{"error":{"mess', '', 'apiRateLimit', { status: 429, ending: 'cut' }],
    ['a rate limit that is left open', '', '', 'apiRateLimit', { status: 429, ending: 'open' }],
    ['an empty account, cut', '', '', 'quotaExceeded', { status: 402, ending: 'cut' }],
    ['a page with an error status', '<h1>Oops</h1>', '', 'upstream', { status: 500 }],
  ])('%s', async (_, stream, text, error, reply) => {
    for (const pieces of stream.length > 20_000 ? [stream] : [stream, singleBytes(stream)])
      expect(await read([respond(pieces, reply)])).toMatchObject({ text, end: { kind: 'failed', error } });
  });

  test('a refusal carries its status and its time to wait, and nothing of its words', async () => {
    const refusal = respond('{"error":{"message":"secret"}}', { status: 429, headers: { 'Retry-After': '7' } });
    const { end } = await read([refusal]);
    expect(end).toMatchObject({ error: 'apiRateLimit', refusal: { status: 429, retryAfter: '7' } });
    expect(JSON.stringify(end)).not.toContain('secret');
  });
});

describe('a parameter that the model refuses', () => {
  const refusal = (param: string) =>
    respond(JSON.stringify({ error: { message: 'It is not supported', param } }), { status: 400 });

  test('is left out by every call under way, the question asked once more, and remembered', async () => {
    const refused = new Set<OptionalParameter>();
    const ask = () => read([refusal('max_tokens'), refusal('temperature'), respond(WHOLE)], { refused });
    const calls = await Promise.all([ask(), ask()]);
    const optional = ['max_tokens', 'max_completion_tokens', 'temperature'];
    for (const { text, sent } of calls) {
      expect(text).toBe(ANSWER);
      expect(sent.map((body) => optional.filter((name) => name in body))).toEqual([
        ['max_tokens', 'temperature'],
        ['max_completion_tokens', 'temperature'],
        ['max_completion_tokens'],
      ]);
      expect(sent.at(-1)).toMatchObject({ max_completion_tokens: 600 });
    }
    expect((await read([respond(WHOLE)], { refused })).sent).toHaveLength(1);
  });

  test('and the rest of a long refusal is called off', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode(`max_tokens is not supported${' '.repeat(4_096)}`)),
      cancel,
    });
    expect((await read([new Response(body, { status: 400 }), respond(WHOLE)])).text).toBe(ANSWER);
    expect(cancel).toHaveBeenCalledOnce();
  });

  test.each([
    ['where a text only quotes the conversation', 'temperature is not supported', undefined, 1],
    ['where it was left out already', 'Hello?', 'temperature', 2],
  ])('is none %s', async (_, question, param, asked) => {
    const refuse = () =>
      respond(JSON.stringify({ error: { message: `“${question}” is not supported`, param } }), { status: 400 });
    const { sent, end } = await read([refuse(), refuse()], { question });
    expect(sent).toHaveLength(asked);
    expect(end).toMatchObject({ kind: 'failed', error: 'refused' });
  });
});

describe('time', () => {
  test.each([
    [90, 2],
    [200, 1],
  ])('a kept connection that fails after %i ms is asked %i times', async (ms, asked) => {
    const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET', socket: { bytesRead: 7 } });
    const failing = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new TypeError('fetch failed', { cause })), ms),
    );
    const { sent, ends } = call([failing]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent.length, ends]).toMatchObject([asked, [{ error: 'network', code: 'UND_ERR_SOCKET' }]]);
  });

  /** A call whose response comes in these pieces, each after a while. */
  async function during(...pieces: readonly (readonly [ms: number, piece: string])[]) {
    let body!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    const told = call([new Response(stream)]);
    for (const [ms, piece] of pieces) {
      await vi.advanceTimersByTimeAsync(ms);
      if (told.ends.length === 0) body.enqueue(encoder.encode(piece));
      await vi.advanceTimersByTimeAsync(0);
    }
    return told;
  }
  const every3s = (times: number, piece: string) => Array.from({ length: times }, () => [3_000, piece] as const);
  const thought = chunk({ reasoning_content: 'thinking ' });
  const stalled = (waitedMs: number) => [{ kind: 'failed', error: 'stalled', waitedMs }];

  test('a minute of silence ends it, and not less', async () => {
    const silent = await during([59_999, ': ping\n\n']);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(silent.ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.ends).toMatchObject(stalled(60_000));
    expect(silent.signal?.aborted).toBe(true);
  });

  test('ten seconds behind the last word are enough, where the connection stays open', async () => {
    const { ends } = await during([0, words() + STOP], [9_999, ': ping\n\n']);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toMatchObject([FINISHED]);
  });

  test('75 s of thoughts are no silence', async () => {
    const { text, ends } = await during(...every3s(25, thought), [10, WHOLE]);
    expect([text, ends]).toMatchObject([ANSWER, [FINISHED]]);
  });

  test.each([
    ['thoughts', thought, 60],
    ['keep-alives', ': ping\n\n', 60],
    ['words, and then keep-alives,', some(), 61],
  ])('three minutes of %s end it', async (_, piece, times) => {
    const { ends } = await during([0, piece], ...every3s(times, ': ping\n\n'));
    expect(ends).toMatchObject(stalled(180_000));
  });

  test('five minutes of words end it', async () => {
    const { ends, signal } = await during(...every3s(101, chunk({ content: 'x' })));
    expect([ends, signal?.aborted]).toMatchObject([[{ error: 'stalled' }], true]);
  });

  test('a minute of silence between words ends it, and the words stay', async () => {
    const { text, ends } = await during([0, chunk({ content: 'The ' })], [60_000, '']);
    expect([text, ends]).toMatchObject(['The ', stalled(60_000)]);
  });

  test('a cancelled call is closed and reports nothing more', async () => {
    const told = call([respond(words(), { ending: 'open' })], { cancels: true });
    await vi.advanceTimersByTimeAsync(100_000);
    expect([told.signal?.aborted, told.text, told.ends]).toEqual([true, 'The ', []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['', []],
  ['One two, three.', ['One ', 'two, ', 'three.']],
  ['深圳的前端开发者。', ['深圳的前端开发者', '。']],
])('%j is split into chunks', (text, pieces) => {
  expect(splitIntoChunks(text)).toEqual(pieces);
});

test('however long a text is, it takes no more than 60 chunks, and nothing of it gets lost', () => {
  const text = 'A word and another.\n- 一项\n'.repeat(200);
  expect(splitIntoChunks(text).length).toBeLessThanOrEqual(60);
  expect(splitIntoChunks(text).join('')).toBe(text);
});
