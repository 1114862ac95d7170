/** The input, and the chat with keyboard, input methods and assistive technology. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectCount, mountChat, openChat } from '#tests/components/chat.tsx';
import { dictated, stallAfter, words } from '#tests/components/provider.ts';
import { chatMessages, textIn } from '#tests/side-by-side.ts';

const { one, other } = chatMessages.charactersLeft;

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

test('near the end of a message the characters left are shown, and heard once', async () => {
  const chat = await openChat();
  const heard = chat.panel.getByRole('status');
  await chat.input.fill('字'.repeat(3_599));
  await expect.element(chat.panel).not.toHaveTextContent(textIn('en', other, { count: 401 }));
  await chat.input.fill('字'.repeat(3_600));
  await expect.element(heard).toHaveTextContent(textIn('en', other, { count: 400 }));
  await chat.input.fill('字'.repeat(3_999));
  await expect.element(chat.panel).toHaveTextContent(textIn('en', one, { count: 1 }));
  await expect.element(heard).toHaveTextContent(textIn('en', other, { count: 400 }));
});

test('a longer message stays where it is, and its length is told in each language', async () => {
  const chat = await openChat();
  await chat.send('字'.repeat(4_001));
  await expect.element(chat.panel).toHaveTextContent('That’s 4001 characters. The limit is 4000.');
  await chat.inEveryLanguage((language) =>
    expect
      .element(chat.panel.getByRole('alert'))
      .toHaveTextContent(textIn(language, chatMessages.tooLong, { count: 4_001, max: 4_000 })),
  );
  await expect.element(chat.input).toHaveValue('字'.repeat(4_001));
  await chat.input.fill('字'.repeat(3_600));
  await chat.inEveryLanguage((language) =>
    expect.element(chat.panel).toHaveTextContent(textIn(language, other, { count: 400 })),
  );
  await expectCount(chat.messages('human'), 0);
});

test('the invitation to paste a job advertisement sends nothing and leads to the input', async () => {
  const chat = await openChat();
  await chat.input.fill('half a thought');
  await chat.part('suggestion').getByText(chatMessages.advertisement.en).click();
  await expect.element(chat.input).toHaveFocus();
  await expect.element(chat.input).toHaveValue('half a thought');
  await chat.inEveryLanguage(async (language) => {
    const invitation = textIn(language, chatMessages.advertisementHere);
    await expect.element(chat.input).toHaveAccessibleName(invitation);
    await expect.element(chat.input).toHaveAttribute('placeholder', invitation);
  });
  expect(chat.provider.requests).toEqual([]);
  await chat.send('An advertisement');
  await chat.idle();
  await chat.inEveryLanguage((language) =>
    expect.element(chat.input).toHaveAttribute('placeholder', textIn(language, chatMessages.placeholder)),
  );
});

test.each([
  ['by the styles', true],
  ['by the script, in browsers that need it', false],
])('the input grows with its text, up to a share of the panel, %s', async (_, knowsFieldSizing) => {
  const { supports } = CSS;
  vi.spyOn(CSS, 'supports').mockImplementation((...asked: [string, string?]) =>
    asked[0] === 'field-sizing' ? knowsFieldSizing : (supports as (...asked: unknown[]) => boolean).apply(CSS, asked),
  );
  const chat = await openChat();
  const input = chat.input.element() as HTMLElement;
  if (!knowsFieldSizing) input.style.setProperty('field-sizing', 'fixed');
  const height = () => input.getBoundingClientRect().height;
  const panel = () => chat.panel.element().getBoundingClientRect().height;
  const before = panel();
  await chat.input.fill('one line');
  await expect.poll(height).toBe(44);
  await chat.input.fill('one\ntwo\nthree');
  await expect.poll(height).toBe(88);
  await chat.input.fill('a long line that has to be broken '.repeat(100));
  await expect.poll(height).toBeGreaterThan(before * 0.35);
  expect(height()).toBeLessThan(before * 0.45);
  await expect.element(chat.part('send')).toBeInViewport({ ratio: 0.99 });
  expect(panel()).toBe(before);
  await chat.input.fill('');
  await expect.poll(height).toBe(44);
});
