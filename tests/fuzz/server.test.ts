/** Whatever comes from outside, the server's readers answer with a value or with a fault of their own. */
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGES, MAX_MESSAGE_LENGTH } from '#shared/limits.ts';
import { LANGUAGES } from '#shared/language.ts';
import { EnvironmentError, parseEnvironment } from '#server/env.ts';
import { ApiError } from '#server/chat/api-error.ts';
import { parseConversation } from '#server/chat/chat-routes.ts';
import { requestLanguage } from '#server/request.ts';
import { ChatCompletionReader } from '#shared/chat-completion-reader.ts';

/** Text with the signs that mean something somewhere: lines, quotes, brackets, surrogates, nothing at all. */
const wildText = fc.string({ unit: 'binary', maxLength: 300 });

describe('the request', () => {
  const read = (body: Uint8Array) => {
    try {
      return parseConversation(body);
    } catch (error) {
      return error;
    }
  };
  const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '');

  const nearlyRight = fc.record(
    {
      messages: fc.array(
        fc.record(
          {
            role: fc.constantFrom<unknown>('user', 'assistant', 'system', 'tool', 7),
            content: fc.oneof(wildText, fc.constant('x'.repeat(MAX_MESSAGE_LENGTH + 1)), fc.anything()),
          },
          { requiredKeys: [] },
        ),
        { maxLength: MAX_MESSAGES + 2 },
      ),
      stream: fc.anything(),
      n: fc.anything(),
    },
    { requiredKeys: ['messages'] },
  );

  test('is refused or read, and what is read keeps the rules', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.jsonValue().map(encoded), nearlyRight.map(encoded)),
        (bytes) => {
          const result = read(bytes);
          if (result instanceof ApiError) return;
          const messages = result as { role: string; content: string }[];
          expect(messages.length % 2).toBe(1);
          expect(messages.length).toBeLessThanOrEqual(MAX_MESSAGES);
          for (const [index, { role, content }] of messages.entries()) {
            expect(role).toBe(index % 2 === 0 ? 'user' : 'assistant');
            expect(typeof content).toBe('string');
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the provider’s stream', () => {
  const chunk = (content: unknown, finish: unknown) => ({ choices: [{ delta: { content }, finish_reason: finish }] });
  const line = fc.oneof(
    wildText,
    fc.jsonValue().map((value) => `data: ${JSON.stringify(value)}\n\n`),
    fc
      .record({
        content: fc.oneof(wildText, fc.anything()),
        finish: fc.constantFrom(null, null, null, 'stop', 'tool', 3),
      })
      .map(({ content, finish }) => `data: ${JSON.stringify(chunk(content, finish))}\r\n\r\n`),
    fc.constantFrom('data: [DONE]\n\n', ': keep-alive\n\n', 'event: error\n', 'data:', '\r', '\n\n'),
  );

  function heard(bytes: Uint8Array, cuts: readonly number[]) {
    let text = '';
    const reader = new ChatCompletionReader(
      (words) => (text += words),
      () => {},
    );
    let from = 0;
    for (const cut of cuts.map((share) => Math.floor(share * bytes.length)).toSorted((a, b) => a - b)) {
      reader.feed(bytes.subarray(from, cut));
      from = cut;
    }
    reader.feed(bytes.subarray(from));
    reader.end();
    return { text, result: reader.result };
  }

  test('ends in an answer or in a fault, and says the same however its bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        (lines, cuts) => {
          const bytes = new TextEncoder().encode(lines.join(''));
          const whole = heard(bytes, []);
          expect(whole.result).toBeDefined();
          expect(heard(bytes, cuts)).toEqual(whole);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('every Accept-Language and saved choice leads to one of the page’s languages', async () => {
  const tag = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.constantFrom('zh-Hant-TW', 'en', 'ja;q=0', '*', ';q=', 'q=1;;', 'EN_us;q=1e9'),
  );
  const app = new Hono().get('*', (context) => context.text(requestLanguage(context, context.req.path)));
  await fc.assert(
    fc.asyncProperty(fc.array(tag, { maxLength: 12 }), fc.string(), fc.webPath(), async (tags, saved, path) => {
      const headers = { 'Accept-Language': tags.join(','), Cookie: `i18nextLng=${encodeURIComponent(saved)}` };
      expect(LANGUAGES).toContain(await (await app.request(path || '/', { headers })).text());
    }),
    { numRuns: 500 },
  );
});

test('settings hold or are refused, and no refusal repeats a value', () => {
  const NAMES = ['PORT', 'HOST', 'PUBLIC_URL', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'];
  const MORE = ['REDIS_URL', 'SESSION_SECRET', 'CHAT_DAILY_TOKENS', 'CHAT_ADDRESS_PER_HOUR', 'TRUST_PROXY'];
  const value = fc.oneof(wildText, fc.webUrl(), fc.integer().map(String), fc.constantFrom('1e3', '0x10', ' 1', '-0'));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES, ...MORE), value), (variables) => {
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
