/** How the chat reaches who answers: over the site's own server, to the built-in answerer, or not at all; and its download. */
import { join } from 'node:path';
import { COMPLETION_DEADLINES } from '#shared/chat-completion.ts';
import { content } from '#content/index.ts';
import { pagePath } from '#shared/language.ts';
import { parseEnvironment } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startServer, type RunningServer } from '#server/node/server.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import {
  dictated,
  HANG_UP,
  QUOTA_EXCEEDED,
  RATE_LIMITED,
  stallAfter,
  startChatProvider,
  words,
  type ChatProvider,
} from '../fakes/chat-provider.ts';
import { Chat, counted, noise } from './chat.ts';
import { expect, test as siteTest } from './site.ts';

const test = siteTest.extend<{ chat: Chat }>({ chat: async ({ page }, use) => use(new Chat(page)) });

interface Relay {
  readonly provider: ChatProvider;
  readonly server: RunningServer;
}

/** The real server, which calls a provider of this worker. */
const relayTest = test.extend<object, { relay: Relay }>({
  relay: [
    // Playwright wants the empty pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startChatProvider();
      const environment = parseEnvironment({
        PORT: '0',
        OPENAI_API_KEY: 'a-secret-key',
        OPENAI_BASE_URL: provider.baseUrl,
        CHAT_ADDRESS_PER_HOUR: '100000',
      });
      const folder = join(process.env['BUILD_DIR'] ?? join(import.meta.dirname, '../..'), 'dist');
      const server = await startServer({ environment, folder, log: createLog(() => {}) });
      await use({ provider, server });
      await provider.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ relay }, use) => use(relay.server.publicUrl),
});

relayTest.describe('over the site’s own server', () => {
  relayTest(
    'a model’s answer streams into the panel, and the key stays on the server',
    async ({ chat, page, relay }) => {
      relay.provider.answerWith(words('From ', 'the model.'));
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(JSON.stringify([request.headers(), request.postData()]));
      });
      await chat.open('en');
      await expect(chat.panel).toContainText('An AI model writes the answers and can be wrong.');
      await expect(chat.part('hint')).toHaveCount(0);
      await chat.send('Who are you?');
      await expect(chat.last).toContainText('From the model.');
      expect(sent).toHaveLength(1);
      expect(sent.join('')).not.toMatch(/secret|authorization/i);
      const request = relay.provider.requests.at(-1);
      expect(request?.headers.authorization).toBe('Bearer a-secret-key');
      expect(request?.body.messages.at(-1)).toEqual({ role: 'user', content: 'Who are you?' });
    },
  );

  relayTest(
    'a proxy that holds an answer until it is whole keeps nobody from it: it comes late, and nothing fails before',
    async ({ chat, page, relay }) => {
      const { answer, say, finish } = dictated();
      relay.provider.answerWith(answer);
      await page.clock.install();
      await page.route(/completions$/, async (route) => route.fulfill({ response: await route.fetch() }));
      await chat.open('en');
      await chat.stopClock();
      const asked = page.waitForRequest(/completions$/);
      await chat.send('one');
      await asked;
      say('Held ');
      await page.clock.fastForward(COMPLETION_DEADLINES.silence - 5_000);
      await expect(chat.panel).toContainText(chatMessages.waiting.en);
      await expect(chat.part('typing')).toBeVisible();
      await expect(chat.log).not.toContainText('⚠️');
      say('back.');
      finish();
      await expect(chat.last).toContainText('Held back.');
      await chat.idle();
      await expect(chat.log).not.toContainText('⚠️');
    },
  );

  relayTest.describe(() => {
    relayTest.use({ expectedNoise: noise(/failed: \S+completions net::ERR_ABORTED/) });

    relayTest('stopping ends the call to the provider', async ({ chat, relay }) => {
      relay.provider.answerWith(stallAfter('Half'));
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('Half');
      await chat.part('stop').click();
      await relay.provider.requests.at(-1)?.abandoned;
      await expect(chat.last).toContainText('Stopped.');
    });
  });

  relayTest.describe(() => {
    relayTest.use({ expectedNoise: noise(/Failed to load resource/, /failed: \S+completions/) });

    relayTest('the provider’s rate limit and quota keep their kind', async ({ chat, page, relay }) => {
      relay.provider.answerWith(RATE_LIMITED);
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ API request rate too high, please try again later');
      await expect(chat.part('blocked')).toBeVisible();
      await page.reload();
      relay.provider.answerWith(QUOTA_EXCEEDED);
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ API quota exceeded, please contact the website administrator');
    });

    relayTest('an answer that never came can be asked for again at once, uncounted', async ({ chat, relay }) => {
      relay.provider.answerWith(HANG_UP, words('At last.'));
      await chat.open('en');
      await chat.send('one');
      await expect(chat.last).toContainText('⚠️ Sorry, an error occurred: the model service failed');
      await chat.part('retry').click();
      await expect(chat.last).toContainText('At last.');
      await expect(chat.part('counter')).toHaveText(counted('en', 1));
    });
  });
});

test('without a key the page’s own text answers, and a red hint says so in each language', async ({ chat, page }) => {
  await chat.open('en');
  const hint = chat.part('hint');
  await chat.inEveryLanguage(async (language) => {
    await expect(hint).toHaveText(textIn(language, chatMessages.hintBuiltIn));
    await expect(hint).toContainText(textIn(language, chatMessages.configureApiKey));
  });
  expect(await hint.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(179, 38, 30)');
  await chat.part('suggestion').last().click();
  await expect(chat.last.getByRole('link', { name: content.person.email })).toBeVisible();
  await chat.idle();
  await chat.last.locator('a[href="#contact"]').click();
  await expect(page.locator('#contact')).toBeInViewport();
});

test.describe('the download', () => {
  test('begins when a pointer comes near, not before', async ({ chat, page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/chat-panel|api\/v1/.test(request.url())) chunks.push(request.url());
    });
    await page.goto(pagePath('en'));
    await chat.button.waitFor();
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
    await chat.button.hover();
    await expect.poll(() => chunks.length).toBeGreaterThan(0);
    expect(chunks.join(' ')).not.toMatch(/api\/v1/);
    await expect(chat.panel).toHaveCount(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would open nothing', async ({ chat, page }) => {
    await page.goto(pagePath('en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chat.button).toHaveCount(0);
  });
});
