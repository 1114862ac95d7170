/** The network that a visitor has: each part of the page lost, gone after a deploy, cut in the middle, or hanging. */
import type { Page, Route } from '@playwright/test';
import { content } from '#content/index.ts';
import { chatButtonMessages, chatMessages, contactMessages } from '../side-by-side.ts';
import { Chat, noise, warned } from './chat.ts';
import { alive, expect, open, test as siteTest } from './site.ts';

const test = siteTest.extend<{ chat: Chat }>({
  expectedNoise: noise(
    /Failed to load resource/,
    /failed: \S+(?:assets|chat )/,
    // Of a file that was cut: what is said of it depends on where.
    /SyntaxError/,
    /Failed to decode downloaded font|OTS parsing error|MIME type/,
  ),
  chat: async ({ page }, use) => use(new Chat(page)),
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

const FORM_NOTE = contactMessages.form.noScript.en.split('{email}')[0]?.trim() ?? '';

test('without its script, or what it says, the page says where to write; a late one takes over, and what was typed stays', async ({
  page,
}) => {
  const script = /assets\/client-.*\.js/;
  const texts = /assets\/page-en-.*\.js/;
  for (const [file, fault] of [
    [script, 'lost'],
    [script, 'gone'],
    [script, 'cut'],
    [texts, 'lost'],
    [texts, 'gone'],
    [texts, 'cut'],
  ] as const) {
    const end = await befall(page, file, fault);
    await page.goto(`/en/?${fault}`);
    await expect(page.locator('html'), `${file} ${fault}`).not.toHaveAttribute('data-js');
    await expect(page.getByText(FORM_NOTE)).toBeVisible();
    const opacities = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
    await end();
  }

  await page.clock.install();
  const end = await befall(page, script, 'late');
  await page.goto('/en/?late', { waitUntil: 'commit' });
  const message = page.locator('form [name="message"]');
  await message.fill('Hello');
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(FORM_NOTE)).toBeVisible();
  await end();
  await alive(page);
  await expect(page.getByText(FORM_NOTE)).toBeHidden();
  await expect(page.locator('form [type="submit"]')).toBeEnabled();
  await expect(message).toHaveValue('Hello');
});

test('a chat that does not come says so, leads elsewhere, and comes when it is asked for again', async ({
  chat,
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/');
  await alive(page);
  await page.locator('form [name="message"]').fill('Hello');
  const notice = page.getByRole('alert');
  for (const [files, fault] of [
    [/chat-panel-.*\.js/, 'lost'],
    [/chat-panel-.*\.js/, 'gone'],
    [/chat-panel-.*\.js/, 'cut'],
    [/chat-panel-.*\.css/, 'lost'],
    [/chat-panel-.*\.css/, 'hangs'],
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
    await page.locator('form [name="message"]').focus();
    if (fault === 'hangs') await page.clock.fastForward(20_000);
    await end();
  }
  await chat.button.click();
  await expect(chat.panel).toBeVisible();
  await expect(page.locator('form [name="message"]')).toHaveValue('Hello');
});

test('an open chat stays with its text when its words in another language do not come, and has them when they do', async ({
  chat,
  page,
}) => {
  await chat.open('en');
  await chat.input.fill('Half a question');
  const end = await befall(page, /assets\/chat-ja-/, 'lost');
  const lost = page.waitForEvent('requestfailed');
  await choose(page, 'ja');
  await lost;
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat.en);
  await expect(chat.input).toHaveValue('Half a question');
  await end();
  await choose(page, 'zh-CN');
  await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat.zh);
  await choose(page, 'ja');
  await expect(chat.part('close')).toHaveAccessibleName(chatMessages.closeChat.ja);
  await expect(chat.input).toHaveValue('Half a question');
});

function choose(page: Page, hreflang: string): Promise<void> {
  return page.locator(`#languages a[hreflang="${hreflang}"]`).evaluate((link: HTMLElement) => link.click());
}

test('without faces and globe the page lives, and its form takes letters; a globe that hangs stays the still picture', async ({
  page,
}) => {
  for (const globe of ['live-globe', 'globe-worker']) {
    const parts = [new RegExp(`${globe}-`), /\.woff2/];
    const ends = await Promise.all(parts.map((files) => befall(page, files, 'gone')));
    await open(page, `/en/?${globe}`);
    await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'unavailable');
    await expect(page.getByText(FORM_NOTE)).toBeHidden();
    await expect(page.locator('form [type="submit"]')).toBeEnabled();
    await Promise.all(ends.map((end) => end()));
  }
  await page.clock.install();
  await befall(page, /live-globe-/, 'hangs');
  const asked = page.waitForRequest(/live-globe-/);
  await open(page, '/en/?hangs');
  await asked;
  await page.clock.fastForward(20_000);
  await expect(page.locator('[data-globe]')).toHaveAttribute('data-globe', 'unavailable');
});

test('what answers from the page may not come: the question stays, and is answered when it is asked again', async ({
  chat,
  page,
}) => {
  await page.clock.install();
  // As on a static host.
  await befall(page, /api\/v1\/chat$/, 'gone');
  await chat.open('en');
  await chat.send('What is the email address?');
  for (const part of [/assets\/local-answers-/, /assets\/answers-en-/])
    for (const fault of ['lost', 'gone', 'cut', 'hangs'] as const) {
      const end = await befall(page, part, fault);
      const asked = page.waitForRequest(part);
      await chat.part('answer-here').click();
      await asked;
      if (fault === 'hangs') {
        await expect(chat.part('typing')).toBeVisible();
        if (part.source.includes('answers-en')) {
          // The page's own language is tried once more when no language of the conversation came.
          const again = page.waitForRequest(part);
          await page.clock.fastForward(20_000);
          await again;
        }
        await page.clock.fastForward(20_000);
      }
      await expect(chat.last, `${part} ${fault}`).toContainText(warned('en', chatMessages.notLoaded.en));
      await expect(chat.messages('human')).toHaveCount(1);
      await end();
    }
  await chat.part('answer-here').click();
  await chat.idle();
  await expect(chat.log).not.toContainText('⚠️');
  await expect(chat.last).toContainText('@');
});

test('who answers may be lost or hang: the visitor learns it within 10 s, and asks again', async ({ chat, page }) => {
  await page.clock.install();
  // The clock of the test moves timers alone.
  await page.addInitScript(() => {
    AbortSignal.timeout = (delayMs) => {
      const deadline = new AbortController();
      setTimeout(() => deadline.abort(new DOMException('', 'TimeoutError')), delayMs);
      return deadline.signal;
    };
  });
  const whoAnswers = /api\/v1\/chat$/;
  const endOfLoss = await befall(page, whoAnswers, 'lost');
  await chat.open('en');
  await chat.send('What is the email address?');
  await expect(chat.last).toContainText(chatMessages.causes.network.en);
  await endOfLoss();

  const end = await befall(page, whoAnswers, 'hangs');
  const asked = page.waitForRequest(whoAnswers);
  await chat.part('retry').click();
  await asked;
  await expect(chat.part('typing')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(chat.last).toContainText(chatMessages.causes.network.en);
  await end();
  await chat.part('retry').click();
  await expect(chat.last).toContainText(content.person.email);
});

test('a storage that throws keeps nobody from theme, language and chat', async ({ chat, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await open(page, '/en/');
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.locator('#menu > button').click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  await choose(page, 'ja');
  await expect(html).toHaveAttribute('lang', 'ja');
  await expect(page).toHaveURL('/ja/');
  await chat.button.click();
  await chat.send('What is the email address?');
  await expect(chat.last).toContainText(content.person.email);
});

test('a phone that sleeps during an answer has its words when it wakes, and asks again', async ({ chat, page }) => {
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
  await chat.send('What is the email address?');
  await expect(chat.last).toContainText('Half an answer');
  await page.clock.fastForward('03:00');
  await chat.idle();
  await expect(chat.log).toContainText('Half an answer');
  await page.evaluate(() => (document.documentElement.dataset['awake'] = ''));
  await chat.part('retry').click();
  await expect(chat.last).toContainText(content.person.email);
});

test('two tabs share what the server allows: the one that is too early says so, and keeps the question', async ({
  chat,
  context,
}) => {
  const other = new Chat(await context.newPage());
  await chat.open('en');
  await other.open('en');
  await chat.send('What is the email address?');
  await other.send('Which skills are there?');
  await expect(chat.last).toContainText(content.person.email);
  await expect(other.last).toContainText('⚠️');
  await expect(other.messages('human')).toContainText('Which skills are there?');
  await expect(other.part('retry').or(other.part('blocked'))).toBeVisible();
});
