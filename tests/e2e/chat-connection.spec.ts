/**
 * How the chat reaches who answers: the site's own server, the page's own text, or a provider of another origin.
 * What the panel does with an answer: src/chat/components/*.browser.test.tsx.
 */
import { content as awkward } from '../fixtures/awkward/content.ts';
import { drip, QUOTA_EXCEEDED, stallAfter, words } from '../fakes/chat-provider.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import { AWKWARD_URL, directTest, expect, FAILED_REQUEST, siteTest, test } from './fixtures.ts';

test.use({ allowedMessages: FAILED_REQUEST });

siteTest(
  'over the site’s own server an answer streams, the key stays there, stopping ends the call, a refusal keeps its kind',
  async ({ chat, page, site: { provider } }) => {
    provider.answerWith(words('From ', 'the model.'), stallAfter('Half'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(JSON.stringify([request.headers(), request.postData()]));
    });
    await page.clock.install();
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

    await page.context().clearCookies();
    provider.answerWith(QUOTA_EXCEEDED);
    await page.clock.fastForward(5_000);
    await chat.send('three');
    await expect(chat.last).toContainText('⚠️ API quota exceeded, please contact the website administrator');
  },
);

test.describe('on a static host', () => {
  test.use({ baseURL: `${AWKWARD_URL}/`, allowedMessages: /status of 404|ERR_INTERNET_DISCONNECTED/ });

  test('a message says what to configure; the page answers instead, also offline', async ({ chat, page, context }) => {
    await page.clock.install();
    const downloads: string[] = [];
    page.on('request', (request) => void downloads.push(request.url()));
    await chat.open('ja');
    await chat.send('メールアドレスを教えてください');
    await expect(chat.last).toContainText(textIn('ja', chatMessages.errors.noApiKey));
    await expect(chat.last.locator('a[href="#contact"]')).toBeVisible();
    expect(downloads.filter((url) => /answers-/.test(url))).toEqual([]);
    await chat.part('answer-here').click();
    await expect(chat.last).toContainText(awkward.person.email);
    await chat.idle();

    await page.clock.fastForward(5_000);
    const before = downloads.length;
    await context.setOffline(true);
    await chat.send('連絡先を教えてください');
    await expect(chat.last).toContainText(awkward.person.email);
    await expect(chat.panel).not.toContainText(textIn('ja', chatMessages.offline));
    expect(downloads.slice(before)).toEqual([]);
  });
});

directTest(
  'with a key in the page the provider answers the page itself, until it is left',
  async ({ chat, page, provider }) => {
    await page.clock.install();
    provider.answerWith(drip('这是**“重点”**内容'), stallAfter('Half'));
    await chat.open('zh');
    await chat.exchange('one');
    await expect(chat.last.locator('strong')).toHaveText('“重点”');
    expect(provider.requests.at(-1)?.headers.authorization).toBe('Bearer a-key-for-tests');
    await chat.send('two');
    await expect(chat.last).toContainText('Half');
    await page.goto('/llms.txt');
    await provider.requests.at(-1)?.abandoned;
  },
);
