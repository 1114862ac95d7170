/** The network, the storage and the clock that a visitor has: each part of the page lost, gone after a deploy, cut, or hanging. */
import type { Page, Route } from '@playwright/test';
import { content } from '#content/index.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../side-by-side.ts';
import { alive, Chat, expect, expectLanguage, open, pressLanguage, test } from './fixtures.ts';

// Of a file that was cut Chromium says what it likes.
test.use({
  allowedMessages:
    /Failed to load resource|^failed: |SyntaxError|Failed to decode downloaded font|OTS parsing|MIME type/,
});

// What is still being cut when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** `late` comes when the fault ends, `hangs` never. */
type Fault = 'lost' | 'gone' | 'cut' | 'late' | 'hangs';

/** Lets a fault befall every file of this name from now on. Returns the way to end it. */
async function befall(page: Page, files: RegExp, fault: Fault): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isOver = false;
  await page.route(files, async (route) => {
    // Not taken off at the end: what is asked for in that moment could be lost.
    if (isOver) return route.fallback();
    if (fault === 'lost') return route.abort('connectionreset');
    if (fault === 'gone') return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
    if (fault === 'late' || fault === 'hangs') return void waiting.push(route);
    const response = await route.fetch();
    const whole = await response.body();
    return route.fulfill({ response, body: whole.subarray(0, whole.length / 2) });
  });
  return async () => {
    isOver = true;
    await Promise.all(waiting.map((route) => (fault === 'late' ? route.continue() : route.abort())));
  };
}

const QUESTION = 'What is the email address?';
const FORM_NOTE = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';

test('without its script the page says where to write, until a late one takes over', async ({ page }) => {
  const script = /assets\/client-.*\.js/;
  for (const [file, fault] of [
    [script, 'lost'],
    [script, 'cut'],
    [/assets\/page-en-.*\.js/, 'gone'],
  ] as const) {
    const end = await befall(page, file, fault);
    await page.goto(`/en/?${fault}`);
    await expect(page.locator('html'), `${file} ${fault}`).not.toHaveAttribute('data-js');
    await expect(page.getByText(FORM_NOTE)).toBeVisible();
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1');
    await end();
  }

  await page.clock.install();
  const end = await befall(page, script, 'late');
  await page.goto('/en/?late', { waitUntil: 'commit' });
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(FORM_NOTE)).toBeVisible();
  await end();
  await alive(page);
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
});

test('a lost chat says so, leads elsewhere, and comes when it is asked for again', async ({ chat, page }) => {
  await page.clock.install();
  await open(page, '/en/');
  const message = page.locator('form [name="message"]');
  await message.fill('Hello');
  const notice = page.getByRole('alert');
  for (const [files, fault] of [
    [/chat-panel-.*\.js/, 'lost'],
    [/chat-panel-.*\.js/, 'gone'],
    [/chat-panel-.*\.js/, 'cut'],
    [/chat-panel-.*\.css/, 'lost'],
    [/chat-panel-.*\.js/, 'hangs'],
  ] as const) {
    const end = await befall(page, files, fault);
    const asked = page.waitForRequest(files);
    await chat.button.click();
    if (fault === 'hangs') {
      // Its time runs from when it was asked for.
      await asked;
      await expect(page.getByText(chatButtonMessages.loading.en)).toBeVisible();
      await page.clock.fastForward(20_000);
    }
    await expect(notice, `${files} ${fault}`).toContainText(chatButtonMessages.loadFailed.en);
    await expect(notice.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    // Away from the button: its focus or a pointer above it alone asks for the chat. What they have asked for ends here.
    await page.mouse.move(0, 0);
    await message.focus();
    if (fault === 'hangs') await page.clock.fastForward(20_000);
    await end();
  }
  await chat.button.click();
  await expect(chat.panel).toBeVisible();
  await expect(message).toHaveValue('Hello');
});

test('an open chat keeps its text when its words in another language are lost', async ({ chat, page }) => {
  await chat.open('en');
  await chat.input.fill('Half a question');
  const end = await befall(page, /assets\/chat-ja-/, 'lost');
  const lost = page.waitForEvent('requestfailed');
  await pressLanguage(page, 'ja');
  await lost;
  await expectLanguage(page, 'ja');
  await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat.en);
  await end();
  for (const language of ['zh', 'ja'] as const) {
    await pressLanguage(page, language);
    await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat[language]);
    await expect(chat.input).toHaveValue('Half a question');
  }
});

test('a storage that throws keeps nobody from theme, language and chat', async ({ chat, page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await open(page, '/en/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.locator('#menu > button').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await pressLanguage(page, 'ja');
  await expect(page).toHaveURL('/ja/');
  await expectLanguage(page, 'ja');
  await chat.button.click();
  await chat.send(QUESTION);
  await expect(chat.last).toContainText(content.person.email);
});

test('a phone that sleeps during an answer has its words when it wakes', async ({ chat, page }) => {
  await page.clock.install();
  // Its stream neither goes on nor ends.
  await page.addInitScript(() => {
    const fetched = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method !== 'POST' || 'awake' in document.documentElement.dataset) return fetched(input, init);
      const chunk = 'data: {"choices":[{"index":0,"delta":{"content":"Half an answer"}}]}\n\n';
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(chunk));
          init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    };
  });
  await chat.open('en');
  await chat.send(QUESTION);
  await expect(chat.last).toContainText('Half an answer');
  await page.clock.fastForward('03:00');
  await chat.idle();
  await expect(chat.log).toContainText('Half an answer');
  await page.evaluate(() => (document.documentElement.dataset['awake'] = ''));
  await chat.part('retry').click();
  await expect(chat.last).toContainText(content.person.email);
});

test('two tabs share what the server allows; the second keeps its question', async ({ chat, context }) => {
  const other = new Chat(await context.newPage());
  await chat.open('en');
  await other.open('en');
  await chat.send(QUESTION);
  await expect(chat.last).toContainText(content.person.email);
  await other.send('Which skills are there?');
  await expect(other.last).toContainText('⚠️');
  await expect(other.messages('human')).toContainText('Which skills are there?');
  await expect(other.part('retry').or(other.part('blocked'))).toBeVisible();
});
