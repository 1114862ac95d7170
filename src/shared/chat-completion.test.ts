import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompletionEnd } from './chat-completion-reader.ts';
import { streamCompletion, type CompletionRequest } from './chat-completion.ts';
import type { OptionalParameter } from './provider-error.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const ANSWER = 'The harbour was built in 2019.';
const WORDS = ['The ', 'harbour ', 'was ', 'built ', 'in ', '2019.'];

const data = (json: unknown) => `data: ${typeof json === 'string' ? json : JSON.stringify(json)}\n\n`;
const chunk = (delta: object, finish: unknown = null) =>
  data({ choices: [{ index: 0, delta, finish_reason: finish }] });
const words = (finish: unknown = null) => WORDS.map((content) => chunk({ content }, finish)).join('');
const DONE = data('[DONE]');
const STOP = chunk({}, 'stop');

type Ending = 'closed' | 'cut' | 'open';

/** A body that comes in these pieces and ends so. */
function bodyOf(pieces: readonly (string | Uint8Array)[], ending: Ending): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      start(controller) {
        for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        if (ending === 'closed') controller.close();
      },
      pull(controller) {
        if (ending === 'cut') controller.error(new TypeError('terminated'));
      },
    },
    { highWaterMark: 0 },
  );
}

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly ending?: Ending;
}

const respond = (
  pieces: readonly (string | Uint8Array)[],
  { status = 200, headers = {}, ending = 'closed' }: Reply = {},
) => new Response(bodyOf(pieces, ending), { status, headers: { 'Content-Type': 'text/event-stream', ...headers } });

const REQUEST = {
  address: 'https://provider.example/v1/chat/completions',
  headers: {},
  body: {
    model: 'm',
    stream: true,
    temperature: 0.7,
    max_tokens: 600,
    messages: [{ role: 'user', content: 'Hello?' }],
  },
} as const;

interface Read {
  readonly text: string;
  readonly end: CompletionEnd;
  readonly sent: readonly Record<string, unknown>[];
}

/** What a question gets from these responses, in turn. */
async function read(...responses: readonly Response[]): Promise<Read> {
  return readWith(new Set(), REQUEST, ...responses);
}

async function readWith(
  refusedParameters: Set<OptionalParameter>,
  request: CompletionRequest,
  ...responses: readonly Response[]
): Promise<Read> {
  const sent: Record<string, unknown>[] = [];
  let text = '';
  const end = new Promise<CompletionEnd>((onEnd) => {
    streamCompletion(request, {
      fetch: (_, init) => {
        sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
        const response = responses[Math.min(sent.length, responses.length) - 1]!;
        return Promise.resolve(response);
      },
      refusedParameters,
      onText: (piece) => (text += piece),
      onEnd,
    });
  });
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(400_000);
  return { end: await end, text, sent };
}

const FINISHED = { kind: 'finished', reason: 'stop' };

describe('the whole answer', () => {
  const whole = JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content: ANSWER }, finish_reason: 'stop' }],
  });
  test.each<[string, string, Reply?]>([
    ['words, a finish reason, [DONE]', words() + STOP + DONE],
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
    ['CRLF and a byte order mark', `\uFEFF${(words() + STOP + DONE).replaceAll('\n', '\r\n')}`],
    ['thoughts in a field of their own', chunk({ content: null, reasoning_content: 'Hm.' }) + words() + STOP],
    [
      'thoughts in tags',
      `${chunk({ content: '<think>\nHm. ' })}${chunk({ content: 'So.\n</think>\n\n' })}${words()}${STOP}`,
    ],
    [
      'tags split over chunks',
      [...'<think>Hm.</think>'].map((content) => chunk({ content })).join('') + words() + STOP,
    ],
    ...[
      '<think duration="3">Hm.</think>',
      '<reasoning>Hm.</reasoning>',
      '<seed:think>Hm.</seed:think>',
      '◁think▷Hm.◁/think▷',
    ].map(
      (thought) =>
        [thought, [...thought].map((content) => chunk({ content })).join('') + words() + STOP] as [string, string],
    ),
    ['an error that is none', words().replaceAll('{"choices"', '{"error":{},"choices"') + STOP],
    [
      'the whole once more behind its pieces',
      words() + data({ choices: [{ index: 0, message: { content: ANSWER }, finish_reason: 'stop' }] }),
    ],
    ['a refusal as a part', chunk({ content: [{ type: 'refusal', refusal: ANSWER }] }) + STOP],
    ['a reason under another name', words() + data({ choices: [{ index: '0', delta: {}, finishReason: 'stop' }] })],
    ['the field of older completions', WORDS.map((text) => data({ choices: [{ index: 0, text }] })).join('') + DONE],
    [
      'content as parts',
      chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }) +
        WORDS.map((text) => chunk({ content: [{ type: 'text', text }] })).join('') +
        STOP,
    ],
    ['a refusal in its own field', WORDS.map((refusal) => chunk({ content: null, refusal })).join('') + STOP],
    [
      'a second choice beside it',
      words().replaceAll('"choices":[', '"choices":[{"index":1,"delta":{"content":"No."}},') + STOP,
    ],
    ['a reason that nobody knows', words() + chunk({}, 'tool_calls') + DONE],
    ['no content type', words() + STOP + DONE, { headers: { 'Content-Type': '' } }],
    ['the type of JSON', words() + STOP + DONE, { headers: { 'Content-Type': 'application/json' } }],
    ['the status 201', words() + STOP + DONE, { status: 201 }],
    ['plain JSON', whole, { headers: { 'Content-Type': 'application/json' } }],
  ])('%s', async (_, stream, reply) => {
    const bytes = new TextEncoder().encode(stream);
    expect(await read(respond([stream], reply))).toMatchObject({ text: ANSWER, end: FINISHED });
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await read(respond(single, reply))).toMatchObject({ text: ANSWER, end: FINISHED });
  });

  test('a character is whole wherever its bytes were cut', async () => {
    const bytes = new TextEncoder().encode(chunk({ content: '深圳 🗺️' }) + DONE);
    expect((await read(respond(Array.from(bytes, (byte) => Uint8Array.of(byte))))).text).toBe('深圳 🗺️');
  });

  test('what only looks like a tag is text', async () => {
    expect((await read(respond([chunk({ content: '<thi' }) + DONE]))).text).toBe('<thi');
    expect((await read(respond([chunk({ content: '<b>' }) + chunk({ content: ' <think>' }) + DONE]))).text).toBe(
      '<b> <think>',
    );
  });

  test.each([
    ['length', 'length'],
    ['MAX_TOKENS', 'length'],
    ['content_filter', 'content_filter'],
    ['SAFETY', 'content_filter'],
  ])('one that was cut says so: %s', async (finish, reason) => {
    expect(await read(respond([words() + chunk({}, finish) + DONE]))).toMatchObject({ text: ANSWER, end: { reason } });
  });

  test('its cost is read wherever it stands', async () => {
    const usage = data({ choices: [], usage: { total_tokens: 7 } });
    expect((await read(respond([words() + STOP + usage + DONE]))).end).toMatchObject({ tokens: 7 });
    const none = data({ choices: [], usage: { total_tokens: 0 } });
    expect((await read(respond([words() + STOP + none + DONE]))).end).toMatchObject({ tokens: undefined });
  });
});

describe('no whole answer', () => {
  const SOME = 'The harbour was ';
  const some = (finish: unknown = null) =>
    WORDS.slice(0, 3)
      .map((content) => chunk({ content }, finish))
      .join('');
  test.each<[string, string, string, string, Reply?]>([
    ['a cut', some(''), SOME, 'brokeOff', { ending: 'cut' }],
    ['a cut, with a reason in every chunk', some('stop'), SOME, 'brokeOff', { ending: 'cut' }],
    ['an end without a reason', some(), SOME, 'brokeOff'],
    ['an end in the middle of an event', `${some()}data: {"choi`, SOME, 'brokeOff'],
    [
      'an error half-way',
      some() + data({ object: 'error', message: 'out of memory', code: 500 }) + DONE,
      SOME,
      'upstream',
    ],
    ['an error half-way that is a rate limit', some() + data({ error: { code: 429 } }), SOME, 'apiRateLimit'],
    ['an error instead of a reason', some() + chunk({}, 'error'), SOME, 'upstream'],
    ['an error by name', `${some()}event: error\ndata: overloaded\n\n`, SOME, 'upstream'],
    ['an answer that outgrows every bound', chunk({ content: 'x'.repeat(12_001) }), '', 'brokeOff'],
    ['an endless line', `data: ${'x'.repeat(300_000)}`, '', 'brokeOff'],
    [
      'an empty account',
      data({ error: { code: 402, message: 'Insufficient credits. Add more' } }),
      '',
      'quotaExceeded',
    ],
    [
      'a time-out',
      data({ error: { message: 'TimeoutError', type: 'GatewayTimeout', code: 504 } }) + DONE,
      '',
      'timeout',
    ],
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
    ['a page with an error status', '<h1>Oops</h1>', '', 'upstream', { status: 500 }],
    [
      'a request too large for the rate',
      '{"error":{"code":"rate_limit_exceeded"}}',
      '',
      'apiRateLimit',
      { status: 413 },
    ],
  ])('%s', async (_, stream, text, error, reply) => {
    expect(await read(respond([stream], reply))).toMatchObject({ text, end: { kind: 'failed', error } });
    if (stream.length > 20_000) return;
    const single = Array.from(new TextEncoder().encode(stream), (byte) => Uint8Array.of(byte));
    expect(await read(respond(single, reply))).toMatchObject({ text, end: { kind: 'failed', error } });
  });

  test('a refusal carries its status and its time to wait, and nothing of its words', async () => {
    const { end } = await read(
      respond(['{"error":{"message":"secret"}}'], { status: 429, headers: { 'Retry-After': '7' } }),
    );
    expect(end).toMatchObject({ error: 'apiRateLimit', refusal: { status: 429, retryAfter: '7' } });
    expect(JSON.stringify(end)).not.toContain('secret');
  });
});

describe('a parameter that the model refuses', () => {
  const refusal = (name: string) =>
    respond(
      [JSON.stringify({ error: { message: `Unsupported parameter: '${name}' is not supported`, param: name } })],
      {
        status: 400,
      },
    );

  test('is left out, the question asked once more, and remembered', async () => {
    const refused = new Set<OptionalParameter>();
    const first = await readWith(
      refused,
      REQUEST,
      refusal('max_tokens'),
      refusal('temperature'),
      respond([words() + DONE]),
    );
    expect(first).toMatchObject({ text: ANSWER, end: FINISHED });
    const optional = ['max_tokens', 'max_completion_tokens', 'temperature'];
    expect(first.sent.map((body) => optional.filter((name) => name in body))).toEqual([
      ['max_tokens', 'temperature'],
      ['max_completion_tokens', 'temperature'],
      ['max_completion_tokens'],
    ]);
    expect(first.sent.at(-1)).toMatchObject({ max_completion_tokens: 600 });
    expect((await readWith(refused, REQUEST, respond([words() + DONE]))).sent).toHaveLength(1);
  });

  test('is left out by every call that was under way when the first was refused', async () => {
    const refused = new Set<OptionalParameter>();
    const calls = [1, 2, 3].map(() => readWith(refused, REQUEST, refusal('max_tokens'), respond([words() + DONE])));
    for (const call of await Promise.all(calls)) expect(call).toMatchObject({ text: ANSWER, end: FINISHED });
  });

  test('and the rest of a long refusal is called off', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        controller.enqueue(new TextEncoder().encode(`max_tokens is not supported${' '.repeat(4_096)}`)),
      cancel: () => void (isCancelled = true),
    });
    const { text } = await read(new Response(body, { status: 400 }), respond([words() + DONE]));
    expect([text, isCancelled]).toEqual([ANSWER, true]);
  });

  test('is none where a text only quotes the conversation', async () => {
    const quoting = () => respond(['"Hello? temperature is not supported" is not allowed'], { status: 400 });
    const messages = [{ role: 'user', content: 'Hello? temperature is not supported' }] as const;
    const { sent, end } = await readWith(new Set(), { ...REQUEST, body: { ...REQUEST.body, messages } }, quoting());
    expect(sent).toHaveLength(1);
    expect(end).toMatchObject({ kind: 'failed', error: 'refused' });
  });

  test('is not asked about for ever', async () => {
    const { sent, end } = await read(refusal('temperature'), refusal('temperature'));
    expect(sent).toHaveLength(2);
    expect(end).toMatchObject({ kind: 'failed', error: 'refused' });
  });
});

test.each([
  [90, 2],
  [200, 1],
])('a kept connection that fails after %i ms is asked %i times', async (ms, asked) => {
  let count = 0;
  const end = vi.fn();
  streamCompletion(REQUEST, {
    fetch: async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, ms));
      const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET', socket: { bytesRead: 7 } });
      throw new TypeError('fetch failed', { cause });
    },
    refusedParameters: new Set(),
    onText: () => {},
    onEnd: end,
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count).toBe(asked);
  expect(end).toHaveBeenCalledOnce();
});

describe('time', () => {
  /** A response whose pieces come when the test says so, after a while each. */
  async function during(pieces: readonly (readonly [ms: number, piece: string])[]) {
    let body!: ReadableStreamDefaultController<Uint8Array>;
    let text = '';
    let end: CompletionEnd | undefined;
    let signal: AbortSignal | null | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) });
    streamCompletion(REQUEST, {
      fetch: (_, init) => {
        signal = init?.signal;
        return Promise.resolve(new Response(stream));
      },
      refusedParameters: new Set(),
      onText: (piece) => (text += piece),
      onEnd: (ended) => (end = ended),
    });
    for (const [ms, piece] of pieces) {
      await vi.advanceTimersByTimeAsync(ms);
      if (!end) body.enqueue(new TextEncoder().encode(piece));
      await vi.advanceTimersByTimeAsync(0);
    }
    return { end: () => end, text: () => text, isAborted: () => signal?.aborted };
  }
  const thought = chunk({ reasoning_content: 'thinking ' });
  const stalled = (waitedMs: number) => ({ kind: 'failed', error: 'stalled', waitedMs });

  test('a minute of silence ends it, and not less', async () => {
    const silent = await during([[59_999, '']]);
    expect(silent.end()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_001);
    expect(silent.end()).toMatchObject({ kind: 'failed', error: 'stalled' });
    expect(silent.isAborted()).toBe(true);
  });

  test('75 s of thoughts are no silence', async () => {
    const thoughts = Array.from({ length: 25 }, () => [3_000, thought] as const);
    const thinking = await during([...thoughts, [10, words() + STOP + DONE]]);
    expect([thinking.text(), thinking.end()]).toMatchObject([ANSWER, FINISHED]);
  });

  test.each([
    ['thoughts', thought],
    ['keep-alives', ': ping\n\n'],
  ])('three minutes of %s end it', async (_, piece) => {
    const thinking = await during(Array.from({ length: 70 }, () => [3_000, piece] as const));
    expect(thinking.end()).toMatchObject(stalled(180_000));
  });

  test('a minute of silence between words ends it, and the words stay', async () => {
    const cut = await during([
      [0, chunk({ content: 'The ' })],
      [60_000, ''],
    ]);
    expect([cut.text(), cut.end()]).toMatchObject(['The ', stalled(60_000)]);
  });

  test('a cancelled call is closed and reports nothing more', async () => {
    let signal: AbortSignal | null | undefined;
    const ended: CompletionEnd[] = [];
    const cancel = streamCompletion(REQUEST, {
      fetch: (_, init) => {
        signal = init?.signal;
        return Promise.resolve(respond([chunk({ content: 'The ' })], { ending: 'open' }));
      },
      refusedParameters: new Set(),
      onText: () => cancel(),
      onEnd: (end) => ended.push(end),
    });
    await vi.advanceTimersByTimeAsync(100_000);
    expect([signal?.aborted, ended]).toEqual([true, []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
