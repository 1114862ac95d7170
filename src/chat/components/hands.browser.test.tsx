/** Using the chat with keyboard, input methods and assistive technology. */
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectCount, mountChat, openChat } from '#tests/components/chat.tsx';
import { dictated, stallAfter, words } from '#tests/components/provider.ts';

test('Enter sends, Shift+Enter begins a new line', async () => {
  const chat = await openChat();
  await chat.input.fill('one');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}two');
  await expect.element(chat.input).toHaveValue('one\ntwo');
  await expectCount(chat.messages('human'), 0);
  await chat.pressEnter();
  await expect.poll(() => chat.messages('human').element().textContent).toContain('one\ntwo');
});

test('what is typed right after the press belongs to the panel, whole', async () => {
  // The panel is there once it was open.
  const chat = await openChat();
  await chat.part('close').click();
  await expectCount(chat.panel, 0);
  (chat.button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}What do you work on?');
  await expect.element(chat.input).toHaveValue('What do you work on?');
});

test('a panel that comes late leaves the focus to who types elsewhere', async () => {
  const chat = await mountChat();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  (chat.button.element() as HTMLElement).click();
  field.focus();
  await expect.element(chat.messages().first()).toBeVisible();
  expect(document.activeElement).toBe(field);
});

test.each([
  ['in Chrome', true],
  ['in Safari, which ends the composition first', false],
])('the Enter that confirms a candidate does not send %s', async (_, isComposing) => {
  const chat = await openChat();
  await chat.input.fill('ni hao');
  const key = { bubbles: true, cancelable: true, isComposing, keyCode: 229 };
  chat.input.element().dispatchEvent(new KeyboardEvent('keydown', { ...key, key: 'Enter' }));
  await expect.element(chat.input).toHaveValue('ni hao');
  await expectCount(chat.messages('human'), 0);
});

test('Escape ends a composition, not the chat', async () => {
  const chat = await openChat();
  const key = { key: 'Escape', bubbles: true, isComposing: true, keyCode: 229 };
  chat.input.element().dispatchEvent(new KeyboardEvent('keydown', key));
  await expect.element(chat.panel).toBeVisible();
});

test('opening brings the focus into the input; Escape and the close button bring it back', async () => {
  const chat = await openChat();
  await expect.element(chat.input).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectCount(chat.panel, 0);
  await expect.element(chat.button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.input).toHaveFocus();
  await chat.part('close').click();
  await expect.element(chat.button).toHaveFocus();
});

test('the focus waits in the log while an answer comes, and is back in the input after it', async () => {
  const chat = await openChat();
  const answer = dictated();
  chat.provider.answerWith(answer.answer);
  await chat.send('one');
  await expect.element(chat.log).toHaveFocus();
  answer.say('Hello.');
  answer.finish();
  await expect.element(chat.input).toHaveFocus();
});

test('the send button sends, and a stopped answer gives the focus back to the input', async () => {
  const chat = await openChat();
  chat.provider.answerWith(stallAfter('Half'));
  await chat.input.fill('one');
  await chat.part('send').click();
  await expectCount(chat.messages('human'), 1);
  await expect.element(chat.last).toHaveTextContent('Half');
  (chat.part('stop').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.input).toHaveFocus();
});

test('every control of the panel has a name and is 44 px large', async () => {
  const chat = await openChat();
  chat.provider.answerWith(words('Hello.'), stallAfter());
  const faulty = () =>
    [...chat.panel.element().querySelectorAll('button')].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return (button.ariaLabel ?? button.textContent).trim() === '' || width < 44 || height < 44;
    });
  expect(faulty()).toEqual([]);
  await chat.exchange('one');
  await chat.send('two');
  await expect.element(chat.part('stop')).toBeVisible();
  expect(faulty()).toEqual([]);
});

test('a panel in a low window keeps all its parts in view', async () => {
  await page.viewport(320, 400);
  const chat = await openChat();
  await expect.element(chat.part('close')).toBeInViewport({ ratio: 0.99 });
  await expect.element(chat.part('send')).toBeInViewport({ ratio: 0.99 });
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1280, 800);
});
