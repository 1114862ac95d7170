import { LLMock } from '@copilotkit/aimock';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from './site.ts';

let mock: LLMock;
let site: TestSite;
let client: OpenAI;

beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  mock.onMessage('Where does Chen Yu live?', { content: 'In **Shenzhen** 深圳. See [Contact](#contact).' });
  mock.onMessage('Too often', {
    error: { message: 'Slow down', type: 'rate_limit_exceeded', code: 'rate_limit_exceeded' },
    status: 429,
  });
  await mock.start();
  site = await startSite({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: `${mock.url}/v1` });
  client = new OpenAI({
    apiKey: 'none',
    baseURL: `${site.url}/api/v1`,
    defaultHeaders: { Origin: site.url },
    maxRetries: 0,
  });
});

afterAll(async () => {
  await site.stop();
  await mock.stop();
});

const ask = (content: string) =>
  client.chat.completions.create({
    model: 'any',
    temperature: 0.1,
    stream: true,
    messages: [{ role: 'user', content }],
  });

test('R3.5 the official client reads an answer word by word', async () => {
  let text = '';
  let finish: string | null = null;
  for await (const chunk of await ask('Where does Chen Yu live?')) {
    text += chunk.choices[0]?.delta.content ?? '';
    finish = chunk.choices[0]?.finish_reason ?? finish;
  }
  expect([text, finish]).toEqual(['In **Shenzhen** 深圳. See [Contact](#contact).', 'stop']);
  const [request] = mock.getRequests();
  expect(request?.body).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7, stream: true });
});

test('R3.5 its helper for whole answers works too', async () => {
  const stream = client.chat.completions.stream({
    model: 'any',
    messages: [{ role: 'user', content: 'Where does Chen Yu live?' }],
  });
  expect(await stream.finalContent()).toBe('In **Shenzhen** 深圳. See [Contact](#contact).');
});

test('R3.5 it understands the refusals', async () => {
  await expect(ask('Too often')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  await expect(client.chat.completions.create({ model: 'any', messages: [] })).rejects.toMatchObject({
    status: 400,
    type: 'invalid_request_error',
  });
});

test('R1.2 without the page’s origin it is refused', async () => {
  const stranger = client.withOptions({ defaultHeaders: { Origin: 'https://evil.example' } });
  const asked = stranger.chat.completions.create({ model: 'any', messages: [{ role: 'user', content: 'Hello?' }] });
  await expect(asked).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});
