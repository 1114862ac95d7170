/** Whatever comes from outside, the chat's readers answer with a value or with a fault of their own. */
import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { streamReply, type ReplyEvent } from '#chat/transport/reply-stream.ts';
import { directConnection } from '#chat/transport/connection.ts';
import { ApiError } from '#server/chat/api-error.ts';
import { parseConversation } from '#server/chat/chat-routes.ts';
import { EnvironmentError, parseEnvironment } from '#server/env.ts';
import { requestLanguage } from '#server/request.ts';
import { LANGUAGES } from '#shared/language.ts';
import { MAX_MESSAGES, MAX_MESSAGE_LENGTH } from '#shared/limits.ts';

/** Text with the signs that mean something somewhere: lines, quotes, brackets, surrogates, nothing at all. */
const wildText = fc.string({ unit: 'binary', maxLength: 300 });
const encode = (text: string) => new TextEncoder().encode(text);

test('a question is refused or read, and what is read keeps the rules', () => {
  const message = fc.record(
    {
      role: fc.constantFrom<unknown>('user', 'assistant', 'system', 7),
      content: fc.oneof(wildText, fc.constant('x'.repeat(MAX_MESSAGE_LENGTH + 1)), fc.anything()),
    },
    { requiredKeys: [] },
  );
  const messages = fc.array(message, { maxLength: MAX_MESSAGES + 2 });
  const nearlyRight = fc.record({ messages, stream: fc.anything(), n: fc.anything() }, { requiredKeys: ['messages'] });
  const json = fc.oneof(fc.jsonValue(), nearlyRight).map((value) => encode(JSON.stringify(value) ?? ''));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), json), (bytes) => {
      try {
        const read = parseConversation(bytes);
        expect(read.length % 2).toBe(1);
        expect(read.length).toBeLessThanOrEqual(MAX_MESSAGES);
        for (const [index, { role, content }] of read.entries())
          expect([role, typeof content]).toEqual([index % 2 === 0 ? 'user' : 'assistant', 'string']);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
      }
    }),
    { numRuns: 500 },
  );
});

/** What the chat hears of a response that comes in these pieces. */
function hear(status: number, type: string, pieces: readonly Uint8Array[]): Promise<ReplyEvent[]> {
  const connection = directConnection('key', 'http://provider.test/v1');
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const fetchIt = () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));
  const events: ReplyEvent[] = [];
  return new Promise((resolve) => {
    streamReply(connection, [{ role: 'user', content: 'Hello?' }], fetchIt, (event) => {
      events.push(event);
      // One turn more, in which a second end would be heard.
      if (event.kind !== 'text') setImmediate(() => resolve(events));
    });
  });
}

test('a reply of any bytes has one end, nothing after it, and says the same however it is cut', async () => {
  const chunk = fc
    .record({ content: fc.oneof(wildText, fc.anything()), finish: fc.constantFrom(null, null, 'stop', 'tool', 3) })
    .map(({ content, finish }) => ({ choices: [{ delta: { content }, finish_reason: finish }] }));
  const line = fc.oneof(
    wildText,
    fc.oneof(chunk, fc.jsonValue()).map((json) => `data: ${JSON.stringify(json)}\n\n`),
    fc.constantFrom('data: [DONE]\n\n', ': comment\r\n', 'event: error\n', 'data:', '\r', '\n\n'),
    fc.constant('data: {"error":{"code":"rate_limit_exceeded"}}\n\n'),
  );
  const textOf = (events: readonly ReplyEvent[]) =>
    events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(200, 200, 200, 400, 401, 429, 500),
      fc.constantFrom('text/event-stream', 'text/html', 'application/json', ''),
      fc.array(line, { maxLength: 12 }),
      fc.integer({ min: 1, max: 64 }),
      async (status, type, lines, size) => {
        const bytes = encode(lines.join(''));
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const [whole, cut] = [await hear(status, type, [bytes]), await hear(status, type, pieces)];
        for (const events of [whole, cut]) {
          expect(events.filter(({ kind }) => kind !== 'text')).toHaveLength(1);
          expect(events.at(-1)?.kind).not.toBe('text');
        }
        expect([textOf(cut), cut.at(-1)]).toEqual([textOf(whole), whole.at(-1)]);
      },
    ),
    { numRuns: 300 },
  );
});

test('every Accept-Language and saved choice leads to one of the page’s languages', async () => {
  const known = fc.constantFrom('zh-Hant-TW', 'en', 'ja;q=0', '*', ';q=', 'q=1;;', 'EN_us;q=1e9');
  const tags = fc.array(fc.oneof(fc.string({ maxLength: 300 }), known), { maxLength: 12 });
  const app = new Hono().get('*', (context) => context.text(requestLanguage(context, context.req.path)));
  await fc.assert(
    fc.asyncProperty(tags, fc.string(), fc.webPath(), async (accepted, saved, path) => {
      const headers = { 'Accept-Language': accepted.join(','), Cookie: `i18nextLng=${encodeURIComponent(saved)}` };
      expect(LANGUAGES).toContain(await (await app.request(path || '/', { headers })).text());
    }),
    { numRuns: 500 },
  );
});

test('settings hold or are refused, and no refusal repeats a value', () => {
  const name = fc.constantFrom(
    ...'PORT HOST PUBLIC_URL OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL REDIS_URL SESSION_SECRET'.split(' '),
    ...'CHAT_DAILY_TOKENS CHAT_ADDRESS_PER_HOUR CHAT_ORIGINS TRUST_PROXY'.split(' '),
  );
  const value = fc.oneof(wildText, fc.webUrl(), fc.integer().map(String), fc.constantFrom('1e3', '0x10', ' 1', '-0'));
  fc.assert(
    fc.property(fc.dictionary(name, value), (variables) => {
      try {
        const { PORT, CHAT_DAILY_TOKENS } = parseEnvironment(variables);
        expect(PORT).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(CHAT_DAILY_TOKENS)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(EnvironmentError);
        for (const given of Object.values(variables))
          if (given.length > 30) expect((error as Error).message).not.toContain(given);
      }
    }),
    { numRuns: 500 },
  );
});
