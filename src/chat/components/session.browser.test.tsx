/** The session as the panel shows it: sends, limits, warnings and refusals. */
import { expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
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
import { dictated, RATE_LIMITED, words } from '#tests/components/provider.ts';
import { chatButtonMessages, chatMessages, textIn } from '#tests/side-by-side.ts';

const { errors } = chatMessages;

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

test('a text shows, counts, and is answered as the answer streams', async () => {
  const chat = await openChat();
  const answer = dictated();
  chat.provider.answerWith(answer.answer);
  await expect.element(chat.part('send')).toBeDisabled();
  await chat.input.fill('\u200B\u2060');
  await chat.pressEnter();
  await expectCount(chat.messages(), 1);
  await chat.input.fill('  Hi there ');
  await chat.part('send').click();
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

test('the texts are the specification’s, letter for letter; what is left is shown before a limit bites', async () => {
  const chat = await openChat();
  const warning = 'Tip: You can send 2 more messages. This is a protection measure to prevent API abuse.';
  await chat.exchange('one');
  await chat.exchange('two');
  stopClock();
  await chat.send('three');
  await chat.idle();
  await pass(900);
  await expect.element(chat.log).not.toHaveTextContent(warning);
  await pass(200);
  await expect.element(chat.log).toHaveTextContent(warning);
  await expect.element(chat.panel).toHaveTextContent('2 messages left');
  await expect.element(chat.panel).toHaveTextContent('You can send in 4 s');
  await chat.send('four');
  await expect.element(chat.last).toHaveTextContent('⚠️ Please wait 4 seconds before sending');
  await pass(5_000);
  await expect.element(chat.panel).not.toHaveTextContent('You can send in');
  await chat.pressEnter();
  await chat.idle();
  await expect.element(chat.panel).toHaveTextContent('1 message left');
  await pass(5_000);
  await chat.send('five');
  await chat.idle();
  const usedUp = textOf(textIn('en', chatMessages.usedUp, { max: MAX_SENDS }));
  await expect.element(chat.panel.getByRole('alert')).toHaveTextContent(usedUp);
  await chat.send('six');
  await expect.element(chat.last).toHaveTextContent(`⚠️ Reached the limit of ${MAX_SENDS} messages per session`);
  await expect.element(chat.part('counter')).toHaveTextContent(counted('en', MAX_SENDS));
  await pass(15 * 60_000);
  await chat.pressEnter();
  await expect.element(chat.last).toHaveTextContent('⚠️ Session time has exceeded 15 minutes limit');
  expect(chat.provider.requests).toHaveLength(MAX_SENDS);
});

test('the session starts with the page, not with the panel; its times are hours and minutes, its minutes whole and current', async () => {
  const chat = await mountChat({ at: new Date('2030-01-02T21:05:00') });
  await pass(130_000);
  await chat.button.click();
  await expect.element(chat.messages().first().css('time')).toHaveTextContent('21:05');
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
