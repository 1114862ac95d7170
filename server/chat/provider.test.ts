import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { content } from '#content/index.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import { periodIn } from '#i18n/locales/facts.ts';
import { LANGUAGES } from '#shared/language.ts';
import { addressOf, SECTIONS } from '#shared/sections.ts';
import { fill } from '#shared/text.ts';
import { MAX_ANSWER_LENGTH } from '#shared/limits.ts';
import { COMPLETION_DEADLINES } from '#shared/chat-completion.ts';
import { parseEnvironment } from '../env.ts';
import { createLog } from '../log.ts';
import type { StartAnswer } from './answer-stream.ts';
import { createModel, providerError, systemPrompt } from './provider.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SETTINGS = parseEnvironment({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: 'https://provider.example/v1' });
const ignore = () => {};
const log = createLog(() => {});

test('R4.3 gives a silent provider up before the page does, so that the page hears why', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const onEnd = vi.fn();
  createModel(SETTINGS, log)?.ask([], 'en')({ onText: ignore, onThought: ignore, onLife: ignore, onEnd });
  await vi.advanceTimersByTimeAsync(COMPLETION_DEADLINES.silence - 2_000);
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed', error: 'stalled' }));
});

test('A4.2 a model that refuses both limits of an answer may take as much as is read of one', async () => {
  const refusal = (param: string) => Response.json({ error: { message: 'not supported', param } }, { status: 400 });
  const replies = [refusal('max_tokens'), refusal('max_completion_tokens'), new Response('data: [DONE]\n\n')];
  vi.stubGlobal('fetch', () => Promise.resolve(replies.length > 1 ? replies.shift() : replies[0]));
  const lines: string[] = [];
  const model = createModel(
    SETTINGS,
    createLog((line) => void lines.push(line)),
  );
  const bounds = [model?.maxAnswerTokens()];
  for (const _ of ['first', 'second']) {
    model?.ask([], 'en')({ onText: ignore, onThought: ignore, onLife: ignore, onEnd: ignore });
    await vi.advanceTimersByTimeAsync(0);
  }
  bounds.push(model?.maxAnswerTokens());
  expect(bounds).toEqual([600, MAX_ANSWER_LENGTH]);
  expect(
    lines.map((line) => (JSON.parse(line) as { parameter: string }).parameter),
    'the log names each once',
  ).toEqual(['max_tokens', 'max_completion_tokens']);
});

/** How an answer fails where the call ends so. */
async function failed(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', reply);
  const onEnd = vi.fn<Parameters<StartAnswer>[0]['onEnd']>();
  createModel(SETTINGS, log)?.ask([], 'en')({ onText: ignore, onThought: ignore, onLife: ignore, onEnd });
  await vi.advanceTimersByTimeAsync(0);
  const end = onEnd.mock.calls[0]?.[0];
  if (end?.kind !== 'failed') throw new Error('not failed');
  return providerError(end);
}

test.each([
  ['ECONNREFUSED', true],
  ['ENETUNREACH', true],
  ['ETIMEDOUT', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['ERR_SSL_WRONG_VERSION_NUMBER', true],
  ['ECONNRESET', false],
  ['UND_ERR_HEADERS_TIMEOUT', false],
])('A4.4 a call that ends with %s before a response is free: %s', async (code, isFree) => {
  const cause = Object.assign(new Error('words of the cause'), { code });
  const error = await failed(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(error.options.isFree).toBe(isFree);
});

test.each([
  ['rate_limit_exceeded', true],
  ['insufficient_quota', true],
  ['invalid_api_key', true],
  ['server_error', false],
])('A4.4 a stream that says %s instead of a word is free: %s', async (code, isFree) => {
  const stream = `data: ${JSON.stringify({ error: { code, message: 'words' } })}\n\n`;
  expect((await failed(() => Promise.resolve(new Response(stream)))).options.isFree).toBe(isFree);
});

test('A4.4 a page instead of a stream is free: no model was asked', async () => {
  expect((await failed(() => Promise.resolve(new Response('<p>Hi</p>')))).options.isFree).toBe(true);
});

test('A4.2 what a visitor writes is reserved by its bytes: no token of any script is shorter', () => {
  const model = createModel(SETTINGS, log);
  const tokensOf = (text: string) => model?.promptTokens([{ role: 'user', content: text }], 'zh') ?? 0;
  expect(tokensOf('字'.repeat(100)) - tokensOf('')).toBe(300);
});

/** Said elsewhere: for sharing, for the drawing, for the chat's panel. The years stand in sentences, below. */
const NOT_FACTS = new Set(
  'sharing suggestions hints questions mapNote notes lead greeting image latitude longitude countryCode tag id start end year since'.split(
    ' ',
  ),
);

/** Every text, name and figure of the content that is a fact in a language. A figure alone says nothing: it stands with what it is of. */
function factsIn(value: unknown, language: string): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => factsIn(item, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value)
    return factsIn(Object.entries(value).find(([key]) => key === language)?.[1], language);
  if ('level' in value && 'name' in value) return [`${String(value.name)} ${String(value.level)}%`];
  return Object.entries(value)
    .filter(([key]) => !NOT_FACTS.has(key))
    .flatMap(([key, child]) => (typeof child === 'number' ? [`${key} ${child}`] : factsIn(child, language)));
}

describe.each(LANGUAGES)('the system prompt in %s', (language) => {
  const prompt = systemPrompt(content, language);

  test('holds every fact of the page', () => {
    const facts = factsIn(content, language);
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.filter((fact) => !prompt.includes(fact))).toEqual([]);
  });

  test('says of profession, jobs and degrees when they were', () => {
    const { documents, facts } = MESSAGES[language];
    expect(prompt).toContain(fill(documents.person.since, { year: String(content.person.since) }));
    for (const job of content.experience) expect(prompt).toContain(periodIn({ language, facts }, job));
    const lines = prompt.split('\n');
    for (const { school, year } of content.person.education ?? [])
      expect(lines.find((line) => line.includes(school[language]))).toContain(String(year));
  });

  test('names every section and every project to link to', () => {
    for (const anchor of SECTIONS.map(addressOf)) expect(prompt).toContain(`(${anchor})`);
    for (const { id } of content.projects) expect(prompt).toContain(`(#project-${id})`);
  });

  test('has a value in every place, none of the settings, and ends with the rules', () => {
    expect(prompt).not.toMatch(/\{\w+\}|undefined|\[object|sk-|api[_ ]?key|secret_|token/i);
    expect(prompt.indexOf('</facts>')).toBeLessThan(prompt.indexOf('WHAT DOES NOT CHANGE'));
    expect(prompt).toContain(`answer in ${{ zh: 'Chinese', en: 'English', ja: 'Japanese' }[language]}`);
  });
});
