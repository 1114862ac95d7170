/** The session as the panel shows it: sends, limits, warnings and refusals. */
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import {
  counted,
  expectCount,
  MAX_SENDS,
  mountChat,
  openChat,
  pass,
  stopClock,
  textOf,
  warned,
} from '#tests/components/chat.tsx';
import { dictated, QUOTA_EXCEEDED, RATE_LIMITED, words } from '#tests/components/provider.ts';
import { chatButtonMessages, chatMessages, textIn } from '#tests/side-by-side.ts';

const { errors } = chatMessages;
const TEXTS = ['one', 'two', 'three', 'four', 'five'];

test.each(LANGUAGES)(
  'the panel opens with the welcome as its first message, id 1, and closes (%s)',
  async (language) => {
    const chat = await openChat({ language });
    const welcome = chat.messages().first();
    await expectCount(chat.messages(), 1);
    await expect.element(welcome).toHaveAttribute('data-message-id', '1');
    await expect.element(welcome).toHaveAttribute('data-message-type', 'ai');
    const name = content.person.name[language];
    await expect.element(welcome).toHaveTextContent(textIn(language, chatMessages.welcome, { name }));
    await expect.element(welcome.css('time')).toHaveTextContent(/^[0-2]\d:[0-5]\d$/);
    await expect.element(chat.panel).toHaveAttribute('data-session', 'active');
    await expect.element(chat.panel).toHaveAccessibleName(textIn(language, chatMessages.title));
    await expect.element(chat.input).toHaveAttribute('placeholder', textIn(language, chatMessages.placeholder));
    await expect.element(chat.part('send')).toHaveAccessibleName(textIn(language, chatMessages.sendMessage));
    await expect.element(chat.part('close')).toHaveAccessibleName(textIn(language, chatMessages.closeChat));
    await expect.element(chat.part('counter')).toHaveTextContent(counted(language, 0));
    await chat.part('close').click();
    await expect.element(chat.panel).not.toBeInTheDocument();
    await expect.element(chat.button).toHaveAccessibleName(textIn(language, chatButtonMessages.openChat));
  },
);

test('a blank text is not sent', async () => {
  const chat = await openChat();
  await expect.element(chat.part('send')).toBeDisabled();
  for (const blank of ['', '   ', '　', '\u200B\u2060', '\u3164']) {
    await chat.input.fill(blank);
    await expect.element(chat.part('send')).toBeDisabled();
    await chat.pressEnter();
  }
  await expectCount(chat.messages(), 1);
  expect(chat.provider.requests).toEqual([]);
});

test('a text shows, counts, and is answered as the answer streams', async () => {
  const chat = await openChat();
  const answer = dictated();
  chat.provider.answerWith(answer.answer);
  await chat.send('  Hi there ');
  await expect.element(chat.messages('human')).toHaveTextContent('Hi there');
  await expect.element(chat.input).toHaveValue('');
  await expect.element(chat.input).toBeDisabled();
  await expect.element(chat.part('send')).toBeDisabled();
  await expect.element(chat.part('typing')).toBeVisible();
  await chat.inEveryLanguage((language) =>
    expect.element(chat.part('counter')).toHaveTextContent(counted(language, 1)),
  );
  answer.say('One');
  await expect.element(chat.last).toHaveTextContent('One');
  await expect.element(chat.part('typing')).not.toBeInTheDocument();
  answer.say(', two');
  await expect.element(chat.last).toHaveTextContent('One, two');
  await expect.element(chat.input).toBeDisabled();
  answer.finish();
  await chat.idle();
  await expectCount(chat.messages('ai'), 2);
  expect(chat.sent).toEqual([{ role: 'user', content: 'Hi there' }]);
});

test('one second after the third of five sends, a warning names the two that remain, once', async () => {
  const chat = await openChat();
  const warning = (language: Language) =>
    chat.log.getByText(textIn(language, chatMessages.warning, { remaining: 2 }), { exact: false });
  await chat.exchange('one');
  await chat.exchange('two');
  await expect.element(chat.panel).not.toHaveTextContent('left');
  stopClock();
  await chat.send('three');
  await chat.idle();
  await pass(900);
  await expectCount(warning('en'), 0);
  await pass(200);
  await expectCount(warning('en'), 1);
  await pass(5_000);
  await expect.element(chat.panel).toHaveTextContent('2 messages left');
  await chat.exchange('four');
  await expect.element(chat.panel).toHaveTextContent('1 message left');
  await chat.exchange('five');
  await chat.inEveryLanguage((language) => expectCount(warning(language), 1));
});

test('a session past its age refuses with the minutes, and the text stays', async () => {
  const chat = await openChat();
  await pass(15 * 60_000 + 1_000);
  await chat.send('too late');
  await chat.inEveryLanguage(async (language) => {
    const text = textIn(language, errors.sessionTimeout, { minutes: 15 });
    await expect.element(chat.last).toHaveTextContent(warned(language, text));
    const over = textOf(textIn(language, chatMessages.timeUp, { minutes: 15 }));
    await expect.element(chat.panel.getByRole('alert')).toHaveTextContent(over);
  });
  await expect.element(chat.input).toHaveValue('too late');
  await expectCount(chat.messages('human'), 0);
  expect(chat.provider.requests).toEqual([]);
});

test('a sixth message is refused with the limit, and the text stays', async () => {
  const chat = await openChat();
  for (const text of TEXTS) await chat.exchange(text);
  const usedUp = (language: Language) => textOf(textIn(language, chatMessages.usedUp, { max: MAX_SENDS }));
  await expect.element(chat.panel.getByRole('alert')).toHaveTextContent(usedUp('en'));
  await chat.send('six');
  await chat.inEveryLanguage(async (language) => {
    const limit = warned(language, textIn(language, errors.messageLimit, { count: MAX_SENDS }));
    await expect.element(chat.last).toHaveTextContent(limit);
    await expect.element(chat.panel.getByRole('alert')).toHaveTextContent(usedUp(language));
    await expect.element(chat.part('counter')).toHaveTextContent(counted(language, MAX_SENDS));
  });
  await expect.element(chat.input).toHaveValue('six');
  await expectCount(chat.messages('human'), MAX_SENDS);
  expect(chat.provider.requests).toHaveLength(MAX_SENDS);
});

test('a send too soon is refused with the seconds left, rounded up, and the text stays', async () => {
  const chat = await openChat();
  stopClock();
  await chat.send('one');
  await chat.idle();
  await pass(1_500);
  await chat.send('two');
  await chat.inEveryLanguage(async (language) => {
    const tooSoon = warned(language, textIn(language, errors.rateLimit, { seconds: 4 }));
    await expect.element(chat.last).toHaveTextContent(tooSoon);
    const name = content.person.name[language];
    const welcome = textIn(language, chatMessages.welcome, { name });
    await expect.element(chat.messages().first()).toHaveTextContent(welcome);
    await expect.element(chat.part('counter')).toHaveTextContent(counted(language, 1));
  });
  await expect.element(chat.input).toHaveValue('two');
  expect(chat.provider.requests).toHaveLength(1);
  await pass(3_500);
  await chat.pressEnter();
  await expectCount(chat.messages('human'), 2);
});

test('the seconds until the next send are counted down', async () => {
  const chat = await openChat();
  await chat.send('one');
  await chat.idle();
  await expect.element(chat.panel).toHaveTextContent(/You can send in [45] s/);
  await pass(5_000);
  await expect.element(chat.panel).not.toHaveTextContent('You can send in');
});

test('the provider’s rate limit blocks for 60 s and then clears', async () => {
  const chat = await openChat();
  chat.provider.answerWith(RATE_LIMITED, words('Fine again.'));
  stopClock();
  await chat.send('one');
  await expect.element(chat.panel).toHaveAttribute('data-session', 'blocked');
  await chat.inEveryLanguage(async (language) => {
    await expect.element(chat.last).toHaveTextContent(warned(language, textIn(language, errors.apiRateLimit)));
    await expect.element(chat.part('blocked')).toHaveTextContent(textIn(language, chatMessages.blocked));
    await expect.element(chat.panel).toHaveTextContent(textOf(textIn(language, chatMessages.blockedContact)));
  });
  await chat.input.fill('two');
  await expect.element(chat.part('send')).toBeDisabled();
  await chat.pressEnter();
  await expectCount(chat.messages('human'), 1);

  await pass(55_000);
  await expect.element(chat.part('blocked')).toBeVisible();
  await pass(6_000);
  await expect.element(chat.panel).toHaveAttribute('data-session', 'active');
  await expect.element(chat.part('blocked')).not.toBeInTheDocument();
  await chat.pressEnter();
  await expect.element(chat.last).toHaveTextContent('Fine again.');
});

test('a used-up quota blocks for good', async () => {
  const chat = await openChat();
  chat.provider.answerWith(QUOTA_EXCEEDED);
  await chat.send('one');
  await chat.inEveryLanguage((language) =>
    expect.element(chat.last).toHaveTextContent(warned(language, textIn(language, errors.quotaExceeded))),
  );
  await expect.element(chat.part('blocked')).toBeVisible();
  await pass(10 * 60_000);
  await expect.element(chat.panel).toHaveAttribute('data-session', 'blocked');
  await expect.element(chat.part('retry')).not.toBeInTheDocument();
});

test('the English texts are the specification’s, letter for letter; age is checked before count, and count before gap', async () => {
  const chat = await openChat();
  await chat.exchange('one');
  await chat.exchange('two');
  stopClock();
  await chat.send('three');
  await chat.idle();
  await pass(1_100);
  await expect
    .element(chat.log)
    .toHaveTextContent('Tip: You can send 2 more messages. This is a protection measure to prevent API abuse.');
  await chat.send('four');
  await expect.element(chat.last).toHaveTextContent('⚠️ Please wait 4 seconds before sending');
  await pass(5_000);
  await chat.pressEnter();
  await chat.idle();
  await pass(5_000);
  await chat.send('five');
  await chat.idle();
  await chat.send('six');
  await expect.element(chat.last).toHaveTextContent(`⚠️ Reached the limit of ${MAX_SENDS} messages per session`);
  await pass(15 * 60_000);
  await chat.pressEnter();
  await expect.element(chat.last).toHaveTextContent('⚠️ Session time has exceeded 15 minutes limit');
});

test('times are hours and minutes in 24 hours', async () => {
  const chat = await mountChat({ at: new Date('2030-01-02T21:05:00') });
  await chat.button.click();
  const time = chat.messages().first().css('time');
  await expect.element(time).toHaveTextContent('21:05');
  expect(new Date(time.element().getAttribute('datetime') ?? '').getMinutes()).toBe(5);
});

test('the session starts with the page, not with the panel; its minutes are whole and keep themselves current', async () => {
  const chat = await mountChat();
  await pass(130_000);
  await chat.button.click();
  await expect.element(chat.part('duration')).toHaveTextContent('Session 2 min');
  await pass(190_000);
  await expect.element(chat.part('duration')).toHaveTextContent('Session 5 min');
});

test('the panel is as large as about 20 × 24 rem allows on a desktop; messages stand right on blue, answers left on grey', async () => {
  const chat = await openChat();
  const panel = chat.panel.element();
  expect([panel.clientWidth + 2, panel.clientHeight + 2]).toEqual([420, 560]);
  await chat.exchange('one');
  const bubbles = chat
    .messages()
    .elements()
    .map((item) => {
      const list = item.parentElement!.getBoundingClientRect();
      const { left, right } = item.children[1]!.getBoundingClientRect();
      return {
        side: left - list.left < list.right - right ? 'left' : 'right',
        colour: getComputedStyle(item.children[1]!).backgroundColor,
      };
    });
  expect(bubbles.map(({ side }) => side)).toEqual(['left', 'right', 'left']);
  expect(bubbles[1]?.colour).toBe('rgb(31, 102, 132)');
  expect(bubbles[2]?.colour).toBe('rgb(230, 236, 239)');
});

test('closing keeps the conversation and what was being typed', async () => {
  const chat = await openChat();
  await chat.exchange('one');
  await chat.input.fill('half a thought');
  await chat.part('close').click();
  await chat.button.click();
  await expectCount(chat.messages(), 3);
  await expect.element(chat.input).toHaveValue('half a thought');
});
