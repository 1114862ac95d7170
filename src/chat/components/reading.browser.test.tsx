/** Reading the chat: following the newest text, Markdown, links, copying, suggested questions, what is announced. */
import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { expectCount, openChat, pass, type ChatUser } from '#tests/components/chat.tsx';
import { dictated, words } from '#tests/components/provider.ts';
import { chatMessages } from '#tests/side-by-side.ts';

const LONG = Array.from({ length: 40 }, (_, index) => `Line ${index}.\n\n`);

/** Distance of the log from its end, px. */
function distance(chat: ChatUser): number {
  const log = chat.log.element();
  return Math.round(log.scrollHeight - log.scrollTop - log.clientHeight);
}

const followsNewest = (chat: ChatUser) => expect.poll(() => distance(chat)).toBeLessThanOrEqual(8);

test.each(LANGUAGES)(
  'a suggested question is one tap away before the first send, and leaves what was typed (%s)',
  async (language) => {
    const chat = await openChat({ language });
    const [first, second, third] = content.suggestions;
    const offered = [first, second, chatMessages.advertisement, third];
    const suggestions = chat.part('suggestion');
    await expect
      .poll(() => suggestions.elements().map((item) => item.textContent))
      .toEqual(offered.map((suggestion) => suggestion[language]));
    await chat.input.fill('draft');
    await suggestions.first().click();
    await chat.idle();
    await expect.element(chat.messages('human')).toHaveTextContent(first[language]);
    await expect.element(chat.input).toHaveValue('draft');
    await expectCount(suggestions, 0);
    expect(chat.sent).toEqual([{ role: 'user', content: first[language] }]);
  },
);

test('the log follows the newest text; a reader who scrolled up stays, and a button or a send leads back down', async () => {
  const chat = await openChat();
  const answer = dictated();
  chat.provider.answerWith(answer.answer, words('Short.'));
  await chat.send('one');
  for (const line of LONG) answer.say(line);
  await expect.element(chat.last).toHaveTextContent('Line 39.');
  await followsNewest(chat);
  await expectCount(chat.part('newest'), 0);

  chat.log.element().scrollTo({ top: 30 });
  await expect.element(chat.part('newest')).toHaveAccessibleName('Jump to newest');
  answer.say('And more.');
  await expect.element(chat.last).toHaveTextContent('And more.');
  expect(chat.log.element().scrollTop).toBe(30);
  await chat.part('newest').click();
  await followsNewest(chat);
  await expectCount(chat.part('newest'), 0);
  await expect.element(chat.log).toHaveFocus();
  answer.say('And the end.');
  answer.finish();
  await chat.idle();
  await followsNewest(chat);

  await pass(5_000);
  chat.log.element().scrollTo({ top: 0 });
  await expect.element(chat.part('newest')).toBeVisible();
  await chat.send('two');
  await followsNewest(chat);
});

test('an answer that stood whole before the panel is opened again is read from its beginning, one that streams is followed', async () => {
  const chat = await openChat();
  const streaming = dictated();
  chat.provider.answerWith(words(...LONG), streaming.answer);
  await chat.exchange('one');
  await followsNewest(chat);
  const reopen = async () => {
    await chat.part('close').click();
    await chat.button.click();
    await expect.element(chat.last).toBeInViewport();
  };
  await reopen();
  const top = (element: Element) => element.getBoundingClientRect().top;
  const above = top(chat.last.element()) - top(chat.log.element());
  expect(above).toBeGreaterThan(6);
  expect(above).toBeLessThan(10);
  await chat.part('newest').click();
  await followsNewest(chat);

  await chat.send('two');
  for (const line of LONG) streaming.say(line);
  await expect.element(chat.last).toHaveTextContent('Line 39.');
  await reopen();
  await followsNewest(chat);
  streaming.say('And more.');
  await expect.element(chat.last).toHaveTextContent('And more.');
  await followsNewest(chat);
});

test('no line of an answer begins with the stop after a link, or ends with the bracket before it', async () => {
  const chat = await openChat({ language: 'zh' });
  const sentence = '是（[技能](#skills)）、（[经历](#experience)）。';
  chat.provider.answerWith(words(Array.from({ length: 40 }, (_, index) => '字'.repeat(index % 7) + sentence).join('')));
  await chat.send('one');
  await chat.idle();
  await expectCount(chat.last.getByRole('link'), 80);
  const range = document.createRange();
  const lineOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return Math.round(range.getBoundingClientRect().bottom / 8);
  };
  const torn = chat.last
    .getByRole('link')
    .elements()
    .filter((link) => {
      const [before, after] = [link.previousSibling!, link.nextSibling!];
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom - top > 30) return true;
      const lines = [lineOf(before, before.textContent!.length - 1, before.textContent!.length), lineOf(after, 0, 1)];
      return lines.some((line) => line !== Math.round(bottom / 8));
    });
  expect(torn.map((link) => link.textContent)).toEqual([]);
});

test('an answer is copied as plain text with whole addresses, and the button says so for a while', async () => {
  const chat = await openChat();
  chat.provider.answerWith(words('Some **bold** words, see [About](#about).'));
  await chat.send('one');
  await chat.idle();
  const copy = chat.last.getByRole('button', { name: 'Copy answer' });
  await copy.click();
  await expect.element(copy).toHaveTextContent('Copied');
  const heard = chat.panel.getByRole('status');
  await expect.element(heard).toHaveTextContent('Answer copied');
  expect(await navigator.clipboard.readText()).toBe(`Some bold words, see About (${location.href}#about).`);
  await pass(3_000);
  await expect.element(copy).toHaveTextContent(/^Copy$/);
  const first = heard.element().textContent;
  await copy.click();
  await expect.element(copy).toHaveTextContent('Copied');
  // The same words are heard a second time.
  expect(heard.element().textContent).not.toBe(first);
});

describe('assistive technology', () => {
  test('hears one finished answer, not every word', async () => {
    const chat = await openChat();
    const answer = dictated();
    chat.provider.answerWith(answer.answer);
    const heard = chat.panel.getByRole('status');
    await expect.element(chat.log).toHaveAttribute('role', 'log');
    await expect.element(chat.log).toHaveAttribute('aria-live', 'off');
    await chat.send('one');
    answer.say('Some **bold**');
    await expect.element(chat.last).toHaveTextContent('Some bold');
    await expect.element(chat.log).toHaveAttribute('aria-busy', 'true');
    await expect.element(heard).toHaveTextContent(/^$/);
    answer.say(' words.');
    answer.finish();
    await expect.element(heard).toHaveTextContent('New answer: Some bold words.');
    await expect.element(chat.log).toHaveAttribute('aria-busy', 'false');
  });
});
