/** The chat's session: sends, limits, warnings, refusals and failures, in every language, against a real provider. */
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { chatButtonMessages, chatMessages, textIn } from '../side-by-side.ts';
import { dictated, QUOTA_EXCEEDED, RATE_LIMITED, words } from '../fakes/chat-provider.ts';
import { counted, expect, expectNoise, FAILED_ANSWER, MOST_SENDS, sendsFrom, test, warned } from './chat.ts';

const { errors } = chatMessages;

test.beforeEach(async ({ page, provider }) => {
  await page.clock.install();
  provider.answerWith(words('An', ' answer.'));
});

for (const language of LANGUAGES)
  test(`the panel opens with the welcome as its first message, id 1, and closes (${language})`, async ({ chat }) => {
    await chat.open(language);
    const welcome = chat.messages().first();
    await expect(chat.messages()).toHaveCount(1);
    await expect(welcome).toHaveAttribute('data-message-id', '1');
    await expect(welcome).toHaveAttribute('data-message-type', 'ai');
    const name = content.person.name[language];
    await expect(welcome).toContainText(textIn(language, chatMessages.welcome, { name }));
    await expect(welcome.locator('time')).toHaveText(/^[0-2]\d:[0-5]\d$/);
    await expect(chat.panel).toHaveAttribute('data-session', 'active');
    await expect(chat.panel).toHaveAccessibleName(textIn(language, chatMessages.title));
    await expect(chat.input).toHaveAttribute('placeholder', textIn(language, chatMessages.placeholder));
    await expect(chat.part('send')).toHaveAccessibleName(textIn(language, chatMessages.sendMessage));
    await expect(chat.part('close')).toHaveAccessibleName(textIn(language, chatMessages.closeChat));
    await expect(chat.part('counter')).toHaveText(counted(language, 0));
    await chat.part('close').click();
    await expect(chat.panel).toHaveCount(0);
    await expect(chat.button).toHaveAccessibleName(textIn(language, chatButtonMessages.openChat));
  });

test('a blank text is not sent; any other shows, counts, and is answered as the answer streams', async ({
  chat,
  provider,
}) => {
  const answer = dictated();
  provider.answerWith(answer.answer);
  await chat.open();
  await expect(chat.part('send')).toBeDisabled();
  for (const blank of ['', '   ', '　', '\u200B\u2060', '\u3164']) {
    await chat.input.fill(blank);
    await expect(chat.part('send')).toBeDisabled();
    await chat.input.press('Enter');
  }
  await expect(chat.messages()).toHaveCount(1);
  await chat.input.fill('  Hi there ');
  await chat.input.press('Enter');

  const human = chat.messages('human');
  await expect(human).toContainText('Hi there');
  await expect(chat.input).toHaveValue('');
  await expect(chat.input).toBeDisabled();
  await expect(chat.part('send')).toBeDisabled();
  await expect(chat.part('typing')).toBeVisible();
  await chat.inEveryLanguage((language) => expect(chat.part('counter')).toHaveText(counted(language, 1)));

  answer.say('One');
  await expect(chat.last).toContainText('One');
  await expect(chat.part('typing')).toHaveCount(0);
  answer.say(', two');
  await expect(chat.last).toContainText('One, two');
  await expect(chat.input).toBeDisabled();
  answer.finish();
  await chat.idle();
  await expect(chat.messages('ai')).toHaveCount(2);
  expect(provider.requests.at(-1)?.body.messages).toEqual([{ role: 'user', content: 'Hi there' }]);
});

test('a request carries the model, temperature 0.7, streaming, the key and the conversation so far; one second after the third of five sends, a warning names the two that remain, once', async ({
  chat,
  page,
  provider,
}) => {
  const warning = (language: Language) => chat.log.getByText(textIn(language, chatMessages.warning, { remaining: 2 }));
  provider.answerWith(words('First.'), words('Second.'), words('An answer.'));
  await chat.open('en');
  await chat.exchange('one');
  await chat.exchange('two');
  const request = provider.requests.at(-1);
  expect(request?.headers.authorization).toBe('Bearer a-key-for-tests');
  expect(request?.body).toEqual({
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    stream: true,
    messages: [
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'First.' },
      { role: 'user', content: 'two' },
    ],
  });
  await expect(chat.part('counter').locator('xpath=..')).not.toContainText('left');
  await chat.stopClock();
  await chat.send('three');
  await chat.idle();
  await page.clock.runFor(900);
  await expect(warning('en')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(warning('en')).toHaveCount(1);
  await page.clock.resume();
  await page.clock.fastForward(5_000);
  await expect(chat.panel).toContainText('2 messages left');
  await chat.exchange('four');
  await expect(chat.panel).toContainText('1 message left');
  await chat.exchange('five');
  await chat.inEveryLanguage((language) => expect(warning(language)).toHaveCount(1));
});

test('a session past its age refuses with the minutes, and the text stays', async ({ chat, page, provider }) => {
  const sent = provider.requests.length;
  await chat.open();
  await page.clock.fastForward('15:01');
  await chat.send('too late');
  await chat.inEveryLanguage(async (language) => {
    await expect(chat.last).toContainText(warned(language, textIn(language, errors.sessionTimeout, { minutes: 15 })));
    await expect(chat.panel.getByRole('alert')).toHaveText(
      textOf(textIn(language, chatMessages.timeUp, { minutes: 15 })),
    );
  });
  await expect(chat.input).toHaveValue('too late');
  await expect(chat.messages('human')).toHaveCount(0);
  expect(provider.requests.length).toBe(sent);
});

test('a sixth message is refused with the limit, and the text stays', async ({ chat, provider }) => {
  await chat.open();
  for (const text of sendsFrom(0)) await chat.exchange(text);
  const sent = provider.requests.length;
  await expect(chat.panel.getByRole('alert')).toHaveText(
    textOf(textIn('en', chatMessages.usedUp, { max: MOST_SENDS })),
  );
  await chat.send('six');
  await chat.inEveryLanguage(async (language) => {
    await expect(chat.last).toContainText(
      warned(language, textIn(language, errors.messageLimit, { count: MOST_SENDS })),
    );
    await expect(chat.panel.getByRole('alert')).toHaveText(
      textOf(textIn(language, chatMessages.usedUp, { max: MOST_SENDS })),
    );
    await expect(chat.part('counter')).toHaveText(counted(language, MOST_SENDS));
  });
  await expect(chat.input).toHaveValue('six');
  await expect(chat.messages('human')).toHaveCount(MOST_SENDS);
  expect(provider.requests.length).toBe(sent);
});

test('a send too soon is refused with the seconds left, rounded up, and the text stays', async ({
  chat,
  page,
  provider,
}) => {
  await chat.open();
  await chat.stopClock();
  await chat.send('one');
  await chat.idle();
  const sent = provider.requests.length;
  await page.clock.runFor(1_500);
  await expect(chat.panel).toContainText(textIn('en', chatMessages.countdown, { seconds: 4 }));
  await chat.send('two');
  await chat.inEveryLanguage(async (language) => {
    await expect(chat.panel).toContainText(textIn(language, chatMessages.countdown, { seconds: 4 }));
    await expect(chat.last).toContainText(warned(language, textIn(language, errors.rateLimit, { seconds: 4 })));
    const name = content.person.name[language];
    await expect(chat.messages().first()).toContainText(textIn(language, chatMessages.welcome, { name }));
    await expect(chat.part('counter')).toHaveText(counted(language, 1));
  });
  await expect(chat.input).toHaveValue('two');
  expect(provider.requests.length).toBe(sent);
  await page.clock.runFor(3_500);
  await expect(chat.panel).not.toContainText(textIn('ja', chatMessages.countdown, { seconds: 1 }));
  await chat.input.press('Enter');
  await expect(chat.messages('human')).toHaveCount(2);
});

test.describe(() => {
  expectNoise(...FAILED_ANSWER);

  test('the provider’s rate limit blocks for 60 s and then clears', async ({ chat, page, provider }) => {
    provider.answerWith(RATE_LIMITED, words('Fine again.'));
    await chat.open();
    await chat.stopClock();
    await chat.send('one');
    await expect(chat.panel).toHaveAttribute('data-session', 'blocked');
    await chat.inEveryLanguage(async (language) => {
      await expect(chat.last).toContainText(warned(language, textIn(language, errors.apiRateLimit)));
      await expect(chat.part('blocked')).toHaveText(textIn(language, chatMessages.blocked));
      await expect(chat.panel).toContainText(textOf(textIn(language, chatMessages.blockedContact)));
    });
    await chat.input.fill('two');
    await expect(chat.part('send')).toBeDisabled();
    await chat.input.press('Enter');
    await expect(chat.messages('human')).toHaveCount(1);

    await page.clock.fastForward(55_000);
    await expect(chat.part('blocked')).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(chat.panel).toHaveAttribute('data-session', 'active');
    await expect(chat.part('blocked')).toHaveCount(0);
    await chat.input.press('Enter');
    await expect(chat.last).toContainText('Fine again.');
  });

  test('a used-up quota blocks for good', async ({ chat, page, provider }) => {
    provider.answerWith(QUOTA_EXCEEDED);
    await chat.open();
    await chat.send('one');
    await chat.inEveryLanguage((language) =>
      expect(chat.last).toContainText(warned(language, textIn(language, errors.quotaExceeded))),
    );
    await expect(chat.part('blocked')).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(chat.panel).toHaveAttribute('data-session', 'blocked');
    await expect(chat.part('retry')).toHaveCount(0);
  });
});

/** A text of the interface as it is read: links by their labels. */
function textOf(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

test.describe('the English texts of the catalogue', () => {
  test.use({ timezoneId: 'Asia/Shanghai' });

  test('are as they are given, letter for letter; the age is checked before the count, and the count before the gap', async ({
    chat,
    page,
  }) => {
    await chat.open('en');
    await chat.exchange('one');
    await chat.exchange('two');
    await chat.stopClock();
    await chat.send('three');
    await chat.idle();
    await page.clock.runFor(1_100);
    await expect(chat.log).toContainText(
      'Tip: You can send 2 more messages. This is a protection measure to prevent API abuse.',
    );
    await chat.send('four');
    await expect(chat.last).toContainText('⚠️ Please wait 4 seconds before sending');
    await page.clock.resume();
    await page.clock.fastForward(5_000);
    await chat.input.press('Enter');
    await chat.idle();
    await page.clock.fastForward(5_000);
    await chat.send('five');
    await chat.idle();
    await chat.send('six');
    await expect(chat.last).toContainText(`⚠️ Reached the limit of ${MOST_SENDS} messages per session`);
    await page.clock.fastForward('15:00');
    await chat.input.press('Enter');
    await expect(chat.last).toContainText('⚠️ Session time has exceeded 15 minutes limit');
  });
});

test('times are hours and minutes of a Chinese locale, in 24 hours', async ({ chat, page }) => {
  await page.clock.pauseAt('2030-01-02T21:05:00');
  await chat.open('en');
  const time = chat.messages().first().locator('time');
  await expect(time).toHaveText('21:05');
  expect(new Date((await time.getAttribute('datetime')) ?? '').getMinutes()).toBe(5);
});

test('the session starts with the page, not with the panel; its minutes are whole and keep themselves current', async ({
  chat,
  page,
}) => {
  await page.goto('/en/');
  await chat.button.waitFor();
  await page.clock.fastForward('02:10');
  await chat.button.click();
  await expect(chat.part('duration')).toHaveText('Session 2 min');
  await page.clock.fastForward('03:10');
  await expect(chat.part('duration')).toHaveText('Session 5 min');
});

test('the panel is 20rem wide and 24rem high; human messages stand right on blue, answers left on grey; closing keeps all', async ({
  chat,
}) => {
  await chat.open('en');
  const box = await chat.panel.evaluate((panel) => ({ width: panel.clientWidth + 2, height: panel.clientHeight + 2 }));
  expect(box).toEqual({ width: 320, height: 384 });

  await chat.exchange('one');
  const boxes = await chat.messages().evaluateAll((items) =>
    items.map((item) => {
      const list = item.parentElement!.getBoundingClientRect();
      const bubble = item.children[1]!;
      const { left, right } = bubble.getBoundingClientRect();
      return {
        side: left - list.left < list.right - right ? 'left' : 'right',
        colour: getComputedStyle(bubble).backgroundColor,
      };
    }),
  );
  expect(boxes.map(({ side }) => side)).toEqual(['left', 'right', 'left']);
  expect(boxes[1]?.colour).toBe('rgb(11, 95, 194)');
  expect(boxes[2]?.colour).toBe('rgb(230, 236, 239)');

  await chat.input.fill('half a thought');
  await chat.part('close').click();
  await chat.button.click();
  await expect(chat.messages()).toHaveCount(3);
  await expect(chat.input).toHaveValue('half a thought');
});
