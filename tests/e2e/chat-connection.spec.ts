/** How the chat reaches who answers: the site's own server, the page's own text, or a provider of another origin. */
import { join } from 'node:path';
import { content } from '#content/index.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/node/server.ts';
import { content as awkward } from '../fixtures/awkward/content.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import {
  cutAfter,
  drip,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  stallAfter,
  startChatProvider,
  words,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import { AWKWARD_URL, counted, directTest, expect, FAILED_REQUEST, test } from './fixtures.ts';

/** The real server, which calls a provider of this worker. */
const serverTest = test.extend<object, { server: RunningServer; provider: ChatProvider }>({
  provider: [
    // Playwright wants the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startChatProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const environment = parseEnvironment({
        PORT: '0',
        OPENAI_API_KEY: 'a-secret-key',
        OPENAI_BASE_URL: provider.baseUrl,
        CHAT_ADDRESS_PER_HOUR: '100000',
      });
      const folder = join(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../..'), 'dist');
      const server = await startServer({ environment, folder, log: createLog(() => {}) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.publicUrl),
});

serverTest.describe('over the site’s own server', () => {
  serverTest.use({ allowedMessages: FAILED_REQUEST });

  serverTest(
    'an answer streams, the key stays on the server, stopping ends the call',
    async ({ chat, page, provider }) => {
      await page.clock.install();
      provider.answerWith(words('From ', 'the model.'), stallAfter('Half'));
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(JSON.stringify([request.headers(), request.postData()]));
      });
      await chat.open('en');
      await expect(chat.panel).toContainText('An AI model writes the answers and can be wrong.');
      await expect(chat.part('hint')).toHaveCount(0);
      await chat.exchange('Who are you?');
      await expect(chat.last).toContainText('From the model.');
      expect(sent).toHaveLength(1);
      expect(sent.join('')).not.toMatch(/secret|authorization/i);
      const request = provider.requests.at(-1);
      expect(request?.headers.authorization).toBe('Bearer a-secret-key');
      expect(request?.body.messages.at(-1)).toEqual({ role: 'user', content: 'Who are you?' });

      await page.context().clearCookies();
      await chat.send('two');
      await expect(chat.last).toContainText('Half');
      await chat.part('stop').click();
      await provider.requests.at(-1)?.abandoned;
      await expect(chat.last).toContainText('Stopped.');
    },
  );

  serverTest(
    'refusals keep their kind; an answer that never came is asked for again',
    async ({ chat, page, provider }) => {
      provider.answerWith(RATE_LIMITED);
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ API request rate too high, please try again later');
      await expect(chat.part('blocked')).toBeVisible();
      await page.context().clearCookies();
      provider.answerWith(QUOTA_EXCEEDED);
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ API quota exceeded, please contact the website administrator');
      await page.context().clearCookies();
      provider.answerWith(HANG_UP, words('At last.'));
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ Sorry, an error occurred: the model service failed');
      await chat.part('retry').click();
      await expect(chat.last).toContainText('At last.');
      await expect(chat.part('counter')).toHaveText(counted('en', 1));
    },
  );
});

test.describe('on a static host', () => {
  test.use({ baseURL: `${AWKWARD_URL}/`, allowedMessages: /status of 404|ERR_INTERNET_DISCONNECTED/ });

  test('a message says what to configure; the page answers instead, also offline', async ({ chat, page, context }) => {
    await page.clock.install();
    const downloads: string[] = [];
    page.on('request', (request) => void downloads.push(request.url()));
    await chat.open('ja');
    await expect(chat.part('hint')).toHaveText(textIn('ja', chatMessages.configureApiKey));
    await chat.send('メールアドレスを教えてください');
    await expect(chat.last).toContainText(textIn('ja', chatMessages.errors.noApiKey));
    await expect(chat.last).toContainText('VITE_OPENAI_API_KEY');
    await expect(chat.last.locator('a[href="#contact"]')).toBeVisible();
    expect(downloads.filter((url) => /answers-/.test(url))).toEqual([]);

    await expect(chat.input).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chat.part('answer-here')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat.last).toContainText(awkward.person.email);
    await chat.idle();
    await expect(chat.input).toBeFocused();
    await expect(chat.log).not.toContainText('⚠️');
    await expect(chat.messages('human')).toHaveCount(1);
    await expect(chat.part('answer-here')).toHaveCount(0);
    await expect(chat.part('hint')).toHaveText(textIn('ja', chatMessages.hintBuiltIn));

    await page.clock.fastForward(5_000);
    const before = downloads.length;
    await context.setOffline(true);
    await chat.send('連絡先を教えてください');
    await chat.idle();
    await expect(chat.last).toContainText(awkward.person.email);
    await expect(chat.panel).not.toContainText(textIn('ja', chatMessages.offline));
    await expect(chat.part('counter')).toHaveText(counted('ja', 2));
    expect(downloads.slice(before)).toEqual([]);
  });
});

directTest.describe('with a key in the page', () => {
  directTest.use({ allowedMessages: FAILED_REQUEST });

  directTest(
    'answers come, break off, are asked for again, and end with the page',
    async ({ chat, page, provider }) => {
      await page.clock.install();
      provider.answerWith(
        drip('这是**“重点”**内容'),
        cutAfter('Half ', 'an answer'),
        words('The whole.'),
        stallAfter('Half'),
      );
      await chat.open('zh');
      const name = content.person.name.zh;
      await expect(chat.messages()).toHaveText(new RegExp(textIn('zh', chatMessages.welcome, { name })));
      await chat.exchange('one');
      await expect(chat.last.locator('strong')).toHaveText('“重点”');
      await chat.send('two');
      await expect(chat.last).toContainText(textIn('zh', chatMessages.brokeOff));
      await expect(chat.log).toContainText('Half an answer');
      await page.clock.fastForward(5_000);
      await chat.part('retry').click();
      await expect(chat.last).toContainText('The whole.');
      await expect(chat.part('counter')).toHaveText(counted('zh', 3));
      const request = provider.requests.at(-1);
      expect(request?.headers.authorization).toBe('Bearer a-key-for-tests');
      const sent = request?.body.messages.map((message) => message.content);
      expect(sent).toEqual(['one', '这是**“重点”**内容', 'two', 'Half an answer', 'two']);

      await page.clock.fastForward(5_000);
      await chat.send('three');
      await expect(chat.last).toContainText('Half');
      await page.goto('/llms.txt');
      await provider.requests.at(-1)?.abandoned;
    },
  );
});
