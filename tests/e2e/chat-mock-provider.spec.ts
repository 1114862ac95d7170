/** The chat beside a mock of the provider that others wrote and keep true to it: a second opinion about our own fake. */
import { LLMock } from '@copilotkit/aimock';
import type { ChatProvider } from '../fakes/chat-provider.ts';
import { expect, expectNoise, FAILED_ANSWER, test as chatTest } from './chat.ts';

const ANSWER = 'これは**「重要」**です。See [Contact](#contact).';

const test = chatTest.extend<object, { provider: ChatProvider }>({
  provider: [
    // Playwright wants the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mock = new LLMock({ port: 0 });
      mock.onMessage('a whole answer', { content: ANSWER });
      for (const [question, code] of [
        ['too often', 'rate_limit_exceeded'],
        ['too much', 'insufficient_quota'],
      ] as const) {
        mock.onMessage(question, { error: { message: 'No.', type: code, code }, status: 429 });
      }
      await mock.start();
      // Its address is all that is asked of it here.
      await use({ baseUrl: `${mock.url}/v1` } as ChatProvider);
      await mock.stop();
    },
    { scope: 'worker' },
  ],
});

expectNoise(...FAILED_ANSWER);

test('streams an answer', async ({ chat }) => {
  await chat.open();
  await chat.send('a whole answer');
  await chat.idle();
  await expect(chat.last.locator('strong')).toHaveText('「重要」');
  await expect(chat.last.getByRole('link')).toHaveAttribute('href', '#contact');
});

test('tells a rate limit from a used-up quota', async ({ chat, page }) => {
  await page.clock.install();
  await chat.open();
  await chat.send('too often');
  await expect(chat.last).toContainText('⚠️ API request rate too high, please try again later');
  await page.clock.fastForward(60_000);
  await chat.send('too much');
  await expect(chat.last).toContainText('⚠️ API quota exceeded, please contact the website administrator');
});
