/** OpenAI's own client, asking the server as a page does, with a provider that is not ours. */
import { LLMock } from '@copilotkit/aimock';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from './site.ts';

const ANSWER = 'In **Shenzhen** 深圳. See [Contact](#contact).';

let mock: LLMock;
let site: TestSite;
let client: OpenAI;

beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  mock.onMessage('Where does Chen Yu live?', { content: ANSWER });
  const error = { message: 'Slow down', type: 'rate_limit_exceeded', code: 'rate_limit_exceeded' };
  mock.onMessage('Too often', { error, status: 429 });
  await mock.start();
  site = await startSite({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: `${mock.url}/v1` });
  client = new OpenAI({
    apiKey: 'none',
    baseURL: `${site.url}/api/v1`,
    defaultHeaders: { Origin: site.url },
    maxRetries: 0,
  });
});
afterAll(() => Promise.all([site.stop(), mock.stop()]));

const question = (content: string) => ({
  model: 'any',
  temperature: 0.1,
  stream: true as const,
  messages: [{ role: 'user' as const, content }],
});

test('R3.5 the official client reads an answer word by word', async () => {
  const chunks: OpenAI.ChatCompletionChunk[] = [];
  for await (const chunk of await client.chat.completions.create(question('Where does Chen Yu live?')))
    chunks.push(chunk);
  const [first] = chunks;
  expect(first).toEqual({
    id: expect.stringMatching(/^chatcmpl-/),
    object: 'chat.completion.chunk',
    created: expect.any(Number),
    model: 'model',
    choices: [{ index: 0, delta: { role: 'assistant', content: expect.any(String) }, finish_reason: null }],
  });
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(ANSWER);
  expect(chunks.map(({ choices }) => choices[0]?.delta.role).filter(Boolean)).toHaveLength(1);
  expect(chunks.at(-1)?.choices).toEqual([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  expect(mock.getRequests()[0]?.body).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7, stream: true });
});

test('R3.5 its helper for whole answers works too', async () => {
  const stream = client.chat.completions.stream(question('Where does Chen Yu live?'));
  expect(await stream.finalContent()).toBe(ANSWER);
});

test('R3.5 it understands the refusals', async () => {
  const asked = (content: string, of = client) => of.chat.completions.create(question(content));
  await expect(asked('Too often')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  await expect(asked('')).rejects.toMatchObject({ status: 400, type: 'invalid_request_error' });
  const stranger = client.withOptions({ defaultHeaders: { Origin: 'https://evil.example' } });
  await expect(asked('Hello?', stranger)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});
