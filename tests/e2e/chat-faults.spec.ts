/** Every way an answer can fail, from a real provider on another origin: what the visitor sees, and what stays. */
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import {
  bytes,
  cutAfter,
  dictated,
  drip,
  endAfter,
  errorFrameAfter,
  event,
  HANG_UP,
  refuse,
  stallAfter,
  words,
  type Answer,
} from '../fakes/chat-provider.ts';
import {
  counted,
  ENDED_REQUEST,
  expect,
  expectNoise,
  FAILED_ANSWER,
  inEveryLanguage,
  MOST_SENDS,
  test,
  warned,
} from './chat.ts';

const { causes, errors } = chatMessages;

expectNoise(...FAILED_ANSWER, /failed: \S+assets\/markdown/);

test.beforeEach(({ page }) => page.clock.install());

const NOT_SENT_TWICE = 'Doesn’t use up a message';

inEveryLanguage((language) => {
  const specific = (cause: keyof typeof causes) =>
    warned(language, textIn(language, errors.specific, { message: textIn(language, causes[cause]) }));

  test('each cause of an error is named in our own words, and the question can be asked again', async ({
    chat,
    page,
    provider,
  }) => {
    const faults: [Answer, string][] = [
      [HANG_UP, specific('network')],
      [refuse(504, { code: 'upstream_timeout' }), specific('timeout')],
      [refuse(500, { message: 'SECRET stack' }), specific('upstream')],
      [refuse(403, { message: 'forbidden' }), specific('refused')],
      [refuse(401, { code: 'invalid_api_key', message: 'Incorrect key sk-SECRET' }), specific('key')],
      [refuse(404, { code: 'model_not_found' }), specific('model')],
      [refuse(413, {}), specific('tooLarge')],
      [bytes('<h1>SECRET</h1>', { 'Content-Type': 'text/html' }), specific('upstream')],
      [bytes(''), warned(language, textIn(language, chatMessages.brokeOffEmpty))],
    ];
    provider.answerWith(...faults.map(([answer]) => answer), words('At last.'));
    await chat.open(language);
    await chat.send('one');
    for (const [, text] of faults) {
      await expect(chat.last).toContainText(text);
      await expect(chat.log).not.toContainText('SECRET');
      await expect(chat.part('retry')).toHaveText(textIn(language, chatMessages.retry));
      await expect(chat.last).toContainText(textIn(language, chatMessages.retryFree));
      await chat.part('retry').click();
    }
    await expect(chat.last).toContainText('At last.');
    // The question stands once, was counted once, and no error is left behind.
    await expect(chat.messages()).toHaveCount(3);
    await expect(chat.part('counter')).toHaveText(counted(language, 1));
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('⚠️');
  });
});

test('an answer that breaks off keeps its text, says so and offers to ask again', async ({ chat, page, provider }) => {
  provider.answerWith(cutAfter('Half ', 'an answer'), words('The whole.'));
  await chat.open('en');
  await chat.send('one');
  await chat.inEveryLanguage((language) =>
    expect(chat.last).toContainText(warned(language, textIn(language, chatMessages.brokeOff))),
  );
  await chat.idle();
  await expect(chat.messages('ai').nth(1)).toContainText('Half an answer');
  await expect(chat.last).not.toContainText(chatMessages.retryFree.en);
  await page.clock.fastForward(5_000);
  await chat.part('retry').click();
  await expect(chat.last).toContainText('The whole.');
  await expect(chat.messages('ai').nth(1)).toContainText('Half an answer');
  await expect(chat.part('counter')).toHaveText(counted('ja', 2));
  expect(provider.requests.at(-1)?.body.messages).toEqual([
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'Half an answer' },
    { role: 'user', content: 'one' },
  ]);
});

test('silence is told first, then ended: after 60 s, before the first word and between two', async ({
  chat,
  page,
  provider,
}) => {
  const stalled = (seconds: number) => (language: Language) =>
    expect(chat.last).toContainText(warned(language, textIn(language, chatMessages.stalled, { seconds })));
  provider.answerWith(stallAfter(), stallAfter('Half'));
  await chat.open('en');
  await chat.send('one');
  await expect.poll(() => provider.requests.at(-1)?.body.messages.at(-1)?.content).toBe('one');
  await page.clock.fastForward(11_000);
  await chat.inEveryLanguage((language) => expect(chat.last).toContainText(textIn(language, chatMessages.waiting)));
  await page.clock.fastForward(50_000);
  await chat.inEveryLanguage(stalled(60));
  await chat.idle();
  await chat.part('retry').click();
  await expect(chat.last).toContainText('Half');
  await page.clock.fastForward(61_000);
  await chat.inEveryLanguage(stalled(60));
  await expect(chat.log).toContainText('Half');
  await provider.requests.at(-1)?.abandoned;
});

test('arrives whole: a byte at a time, CRLF, comments, event names; without [DONE]; without a reason to finish', async ({
  chat,
  provider,
}) => {
  provider.answerWith(
    drip('这是**“重点”**内容'),
    bytes(`${event('这是**“重')}${event('点”**内容')}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`),
    bytes(`: ping\n\n${event('这是**“重点”**')}: ping\n\n${event('内容')}data: [DONE]\n\n`),
  );
  await chat.open();
  for (const count of [1, 2, 3]) {
    await chat.exchange('one');
    const answer = chat.messages('ai').nth(count);
    await expect(answer).toContainText('这是“重点”内容');
    await expect(answer.locator('strong')).toHaveText('“重点”');
  }
  await expect(chat.log).not.toContainText('⚠️');
});

test('keeps what arrived and ends the loading, however it ends; an error frame with a rate limit blocks like its status would', async ({
  chat,
  page,
  provider,
}) => {
  const ends = [
    ['an end without [DONE] or a finish reason', endAfter('Hello ', 'there')],
    ['an event that is no JSON', bytes(`${event('Hello there')}data: {oops\n\n`)],
    ['an endless line', bytes(`${event('Hello there')}data: ${'x'.repeat(400_000)}`)],
    ['an error frame inside a 200', errorFrameAfter(['Hello there'], { message: 'boom' })],
  ] as const;
  const rateLimit = errorFrameAfter([], { type: 'requests', code: 'rate_limit_exceeded' });
  provider.answerWith(...ends.map(([, answer]) => answer), rateLimit);
  await chat.open();
  for (const [name] of ends) {
    await chat.send(name);
    await expect(chat.messages('human').last()).toContainText(name);
    await chat.idle();
    await expect(chat.messages('ai').nth(-2), name).toContainText('Hello there');
    await expect(chat.last, name).toContainText('⚠️');
    await expect(chat.part('retry'), name).toBeVisible();
    await page.clock.fastForward(5_000);
  }
  await chat.send('one more');
  await expect(chat.part('blocked')).toBeVisible();
});

for (const [message, text] of [
  ['You exceeded your current quota', 'API quota exceeded, please contact the website administrator'],
  ['rate_limit reached', 'API request rate too high, please try again later'],
] as const) {
  test(`a provider without codes is understood by its text, and asked once: ${message}`, async ({ chat, provider }) => {
    const before = provider.requests.length;
    provider.answerWith(refuse(429, { message }));
    await chat.open();
    await chat.send('one');
    await expect(chat.last).toContainText(`⚠️ ${text}`);
    // Nothing is tried again behind the visitor's back.
    expect(provider.requests.length - before).toBe(1);
  });
}

test('a failure that is not an Error says no more than that', async ({ chat, page }) => {
  await chat.open();
  await page.evaluate(() => {
    window.fetch = () => Promise.reject('not an Error');
  });
  await chat.send('one');
  await expect(chat.last).toContainText(/⚠️ Sorry, an error occurred(?!:)/);
});

test('a free retry says so and is not counted even when the messages are used up', async ({ chat, page, provider }) => {
  provider.answerWith(words('A.'), words('B.'), words('C.'), words('D.'), HANG_UP, words('E.'));
  await chat.open();
  for (const text of ['one', 'two', 'three', 'four']) await chat.exchange(text);
  await chat.send('five');
  await expect(chat.last).toContainText(NOT_SENT_TWICE);
  await chat.part('retry').click();
  await expect(chat.log).toContainText('E.');
  await expect(chat.part('counter')).toHaveText(counted('en', MOST_SENDS));
  await page.clock.fastForward(1_000);
});

test.describe('stopping', () => {
  expectNoise(...ENDED_REQUEST);

  test('leaves no dots before the first word; after it keeps the text and ends the request, and a late word changes nothing; leaving the page ends it too', async ({
    chat,
    page,
    provider,
  }) => {
    const answer = dictated();
    provider.answerWith(stallAfter(), answer.answer, stallAfter('Half'));
    await chat.open();
    await chat.send('one');
    await expect(chat.part('typing')).toBeVisible();
    await chat.part('stop').click();
    await expect(chat.part('typing')).toHaveCount(0);
    await expect(chat.last).toContainText('Stopped.');

    await page.clock.fastForward(5_000);
    await chat.send('two');
    answer.say('Half an answer');
    await expect(chat.last).toContainText('Half an answer');
    await chat.part('stop').click();
    await chat.idle();
    await provider.requests.at(-1)?.abandoned;
    answer.say(' and more');
    await expect(chat.last).toContainText('Stopped.');
    await expect(chat.last).not.toContainText('and more');
    await expect(chat.log).not.toContainText('⚠️');
    await expect(chat.part('retry')).toHaveCount(0);

    await page.clock.fastForward(5_000);
    await chat.send('three');
    await expect(chat.last).toContainText('Half');
    const request = provider.requests.at(-1);
    await page.goto('/llms.txt');
    await request?.abandoned;
  });
});

test('closing the panel leaves the answer streaming, and the button tells of it', async ({ chat, provider }) => {
  const answer = dictated();
  provider.answerWith(answer.answer);
  await chat.open();
  await chat.send('one');
  answer.say('First half, ');
  await expect(chat.last).toContainText('First half');
  await chat.part('close').click();
  answer.say('second half.');
  answer.finish();
  await expect(chat.button).toHaveAccessibleName('Open chat, new answer');
  await chat.button.click();
  await expect(chat.last).toContainText('First half, second half.');
  await chat.part('close').click();
  await expect(chat.button).toHaveAccessibleName('Open chat');
});

test('offline the text waits in the input; back online it can be sent', async ({ chat, page, provider }) => {
  provider.answerWith(words('Hello.'));
  await chat.open();
  await page.context().setOffline(true);
  await expect(chat.panel).toContainText('You’re offline. Your text will wait here.');
  await chat.send('one');
  await expect(chat.part('send')).toBeDisabled();
  await expect(chat.input).toHaveValue('one');
  await expect(chat.messages('human')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(chat.panel).toContainText('Back online');
  await chat.input.press('Enter');
  await expect(chat.last).toContainText('Hello.');
  await page.clock.fastForward(5_000);
  await expect(chat.panel).not.toContainText('Back online');
});

test('an answer is still readable when the part that reads Markdown cannot be downloaded', async ({
  chat,
  page,
  provider,
}) => {
  await page.route(/assets\/markdown/, (route) => route.fulfill({ status: 500 }));
  provider.answerWith(words('Some **bold** words.'));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await expect(chat.last).toContainText('Some **bold** words.');
});

test('2,000 words arrive whole and leave nothing open', async ({ chat, provider }) => {
  const texts = Array.from({ length: 2_000 }, (_, index) => `w${index} `);
  provider.answerWith(words(...texts));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  await expect(chat.last).toContainText('w0 w1 w2');
  await expect(chat.last).toContainText('w1998 w1999');
  // Until the reader of markdown has arrived, the text stands there as it came.
  await expect.poll(() => renderedWords(chat.page)).toBe(2_000);
});

test('opened and closed again and again, the panel leaves nothing behind', async ({ chat, page, provider }) => {
  provider.answerWith(words(...Array.from({ length: 200 }, (_, index) => `w${index} `)));
  await chat.open();
  await chat.send('one');
  await chat.idle();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const reopen = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await chat.part('close').click();
      await chat.button.click();
      // Not the panel that is still seen to close.
      await expect(chat.panel).not.toHaveAttribute('inert');
      await expect(chat.last).toContainText('w199');
    }
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  };
  const rounds: Awaited<ReturnType<typeof reopen>>[] = [];
  for (let round = 0; round < 5; round++) rounds.push(await reopen(10));
  const growth = (name: string) => rounds.slice(1).map((after, index) => after(name) - rounds[index]!(name));
  // A listener that waited for something may go meanwhile; none may come.
  for (const listeners of growth('JSEventListeners')) expect(listeners).toBeLessThanOrEqual(0);
  for (const nodes of growth('Nodes')) expect(nodes).toBeLessThanOrEqual(20);
  // The engine compiles when it likes; what leaks grows in every round.
  expect(Math.min(...growth('JSHeapUsedSize'))).toBeLessThan(100_000);
});

function renderedWords(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => document.querySelector('[data-message-id]:last-child p')?.textContent?.match(/w\d+/g)?.length,
  );
}
