/** The offer to answer from this page, where nobody else answers (SPEC.md 10). */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '#content/index.ts';
import { counted, expectCount, openChat, pass, warned } from '#tests/components/chat.tsx';
import { endAfter, HANG_UP } from '#tests/components/provider.ts';
import { chatMessages, textIn } from '#tests/side-by-side.ts';

const CONTACT = { zh: '邮箱是多少？', en: 'What is the email address?', ja: 'メールアドレスを教えてください' };
const { email } = content.person;

test.each(['zh', 'en'] as const)(
  'without a key the offer, taken with the keyboard, answers in its place, uncounted (%s)',
  async (language) => {
    const chat = await openChat({ language, apiKey: undefined });
    await chat.send(CONTACT[language]);
    await expect.element(chat.last).toHaveTextContent(warned(language, textIn(language, chatMessages.errors.noApiKey)));
    await expect.element(chat.last).toHaveTextContent('VITE_OPENAI_API_KEY');
    await expectCount(chat.part('retry'), 0);
    await expect.element(chat.part('hint')).toHaveTextContent(textIn(language, chatMessages.configureApiKey));
    await expect.element(chat.part('answer-here')).toHaveAccessibleName(textIn(language, chatMessages.answerHere));
    await expect.element(chat.input).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(chat.part('answer-here')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chat.last).toHaveTextContent(email);
    await chat.idle();
    await expect.element(chat.input).toHaveFocus();
    await expect.element(chat.log).not.toHaveTextContent('⚠️');
    await expectCount(chat.messages('human'), 1);
    await expectCount(chat.part('answer-here'), 0);
    await expect.element(chat.part('hint')).toHaveTextContent(textIn(language, chatMessages.hintBuiltIn));
    await expect.element(chat.part('counter')).toHaveTextContent(counted(language, 1));
    await expect.element(chat.panel.getByRole('status')).toHaveTextContent(email);
    expect(chat.provider.requests).toEqual([]);
  },
);

test('after a failed connection it stands beside the retry, and the model is not asked again', async () => {
  const chat = await openChat({ language: 'zh' });
  chat.provider.answerWith(HANG_UP);
  await chat.send(CONTACT.zh);
  await expect.element(chat.part('retry')).toBeVisible();
  await expectCount(chat.part('hint'), 0);
  await chat.part('answer-here').click();
  await chat.idle();
  await expect.element(chat.last).toHaveTextContent(email);
  await pass(5_000);
  await chat.send('怎么联系？');
  await chat.idle();
  await expect.element(chat.last).toHaveTextContent(email);
  await chat.inEveryLanguage((language) =>
    expect.element(chat.part('hint')).toHaveTextContent(textIn(language, chatMessages.hintHere)),
  );
  expect(chat.provider.requests).toHaveLength(1);
});

test('a question in another language than the page’s is answered in its own', async () => {
  const chat = await openChat({ apiKey: undefined });
  await chat.send(CONTACT.ja);
  await chat.part('answer-here').click();
  await expect.element(chat.last).toHaveTextContent(/メール/);
});

test('a part of an answer stays, and the page’s own follows it', async () => {
  const chat = await openChat();
  chat.provider.answerWith(endAfter('Half ', 'an answer'));
  await chat.send(CONTACT.en);
  await expect.element(chat.last).toHaveTextContent(warned('en', chatMessages.brokeOff.en));
  await chat.part('answer-here').click();
  await chat.idle();
  await expect.element(chat.log).toHaveTextContent('Half an answer');
  await expect.element(chat.last).toHaveTextContent(email);
  await expect.element(chat.part('counter')).toHaveTextContent(counted('en', 1));
});
