/** Every way an answer can fail: what the visitor sees, what stays, and the offer to answer from this page instead (SPEC.md 10). */
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { counted, expectCount, openChat, pass, warned } from '#tests/components/chat.tsx';
import { cutAfter, dictated, HANG_UP, refuse, stallAfter, words, type Answer } from '#tests/components/provider.ts';
import { chatMessages, textIn } from '#tests/side-by-side.ts';

const { causes, errors } = chatMessages;

test.each<[keyof typeof causes, Answer]>([
  ['network', HANG_UP],
  ['upstream', refuse(500, { message: 'SECRET stack' })],
  ['upstream', refuse(500, { message: 'SECRET stack' })],
  ['key', refuse(401, { code: 'invalid_api_key', message: 'Incorrect key sk-SECRET' })],
])('names %s in our own words in each language, and the question can be asked again', async (cause, fault) => {
  const chat = await openChat();
  chat.provider.answerWith(fault, words('At last.'));
  await chat.send('one');
  await chat.inEveryLanguage(async (language) => {
    const message = textIn(language, errors.specific, { message: textIn(language, causes[cause]) });
    await expect.element(chat.last).toHaveTextContent(warned(language, message));
    await expect.element(chat.last).toHaveTextContent(textIn(language, chatMessages.retryFree));
    await expect.element(chat.part('retry')).toHaveTextContent(textIn(language, chatMessages.retry));
  });
  await expect.element(chat.log).not.toHaveTextContent('SECRET');
  await chat.part('retry').click();
  await expect.element(chat.last).toHaveTextContent('At last.');
  // The question stands once, was counted once, and no error is left behind.
  await expectCount(chat.messages(), 3);
  await expect.element(chat.part('counter')).toHaveTextContent(counted(LANGUAGES.at(-1)!, 1));
  await expect.element(chat.log).not.toHaveTextContent('⚠️');
});

test('an answer that breaks off keeps its text, says so, and a retry counts and carries it along', async () => {
  const chat = await openChat();
  chat.provider.answerWith(cutAfter('Half ', 'an answer'), words('The whole.'));
  await chat.send('one');
  await chat.inEveryLanguage((language) =>
    expect.element(chat.last).toHaveTextContent(warned(language, textIn(language, chatMessages.brokeOff))),
  );
  await chat.idle();
  await expect.element(chat.messages('ai').nth(1)).toHaveTextContent('Half an answer');
  await expect.element(chat.last).not.toHaveTextContent(chatMessages.retryFree.ja);
  await pass(5_000);
  await chat.part('retry').click();
  await expect.element(chat.last).toHaveTextContent('The whole.');
  await expect.element(chat.messages('ai').nth(1)).toHaveTextContent('Half an answer');
  await expect.element(chat.part('counter')).toHaveTextContent(counted('ja', 2));
  expect(chat.sent).toEqual([
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'Half an answer' },
    { role: 'user', content: 'one' },
  ]);
});

test('silence is told first, then ended: after 60 s, before the first word and between two', async () => {
  const chat = await openChat();
  const stalled = (seconds: number) => (language: Language) =>
    expect.element(chat.last).toHaveTextContent(warned(language, textIn(language, chatMessages.stalled, { seconds })));
  chat.provider.answerWith(stallAfter(), stallAfter('Half'));
  await chat.send('one');
  await expect.poll(() => chat.sent?.at(-1)?.content).toBe('one');
  await pass(11_000);
  await chat.inEveryLanguage((language) =>
    expect.element(chat.last).toHaveTextContent(textIn(language, chatMessages.waiting)),
  );
  await pass(50_000);
  await chat.inEveryLanguage(stalled(60));
  await chat.idle();
  await chat.part('retry').click();
  await expect.element(chat.last).toHaveTextContent('Half');
  await pass(61_000);
  await chat.inEveryLanguage(stalled(60));
  await expect.element(chat.log).toHaveTextContent('Half');
  expect(chat.provider.requests.at(-1)?.signal.aborted).toBe(true);
});

describe('stopping', () => {
  test('keeps the text and ends the request, and a late word changes nothing', async () => {
    const chat = await openChat();
    const answer = dictated();
    chat.provider.answerWith(answer.answer);
    await chat.send('two');
    answer.say('Half an answer');
    await expect.element(chat.last).toHaveTextContent('Half an answer');
    await chat.part('stop').click();
    await chat.idle();
    expect(chat.provider.requests.at(-1)?.signal.aborted).toBe(true);
    answer.say(' and more');
    await pass(1_000);
    await expect.element(chat.last).toHaveTextContent('Stopped.');
    await expect.element(chat.last).not.toHaveTextContent('and more');
    await expect.element(chat.log).not.toHaveTextContent('⚠️');
    await expect.element(chat.part('retry')).not.toBeInTheDocument();
  });

  test('by leaving the page ends the request, and a page that comes back has its text', async () => {
    const chat = await openChat();
    chat.provider.answerWith(stallAfter('Half'));
    await chat.send('one');
    await expect.element(chat.last).toHaveTextContent('Half');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(chat.provider.requests.at(-1)?.signal.aborted).toBe(true);
    await expect.element(chat.last).toHaveTextContent(chatMessages.brokeOff.en);
    await expect.element(chat.log).toHaveTextContent('Half');
  });
});

test('closing the panel leaves the answer streaming, and the button tells of it', async () => {
  const chat = await openChat();
  const answer = dictated();
  chat.provider.answerWith(answer.answer);
  await chat.send('one');
  answer.say('First half, ');
  await expect.element(chat.last).toHaveTextContent('First half');
  await chat.part('close').click();
  answer.say('second half.');
  answer.finish();
  await expect.element(chat.button).toHaveAccessibleName('Open chat, new answer');
  await chat.button.click();
  await expect.element(chat.last).toHaveTextContent('First half, second half.');
  await chat.part('close').click();
  await expect.element(chat.button).toHaveAccessibleName('Open chat');
});

test('offline the text waits in the input; back online it can be sent', async () => {
  const chat = await openChat();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(chat.panel).toHaveTextContent('You’re offline. Your text will wait here.');
  await chat.send('one');
  await expect.element(chat.part('send')).toBeDisabled();
  await expect.element(chat.input).toHaveValue('one');
  await expectCount(chat.messages('human'), 0);
  onLine.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.element(chat.panel).toHaveTextContent('Back online');
  await chat.pressEnter();
  await expect.element(chat.last).toHaveTextContent('Hello.');
  await pass(5_000);
  await expect.element(chat.panel).not.toHaveTextContent('Back online');
});

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
