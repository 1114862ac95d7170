/** A long message, and the invitation to paste a job advertisement. */
import { expect, test, vi } from 'vitest';
import { expectCount, openChat } from '#tests/components/chat.tsx';
import { chatMessages, textIn } from '#tests/side-by-side.ts';

const { one, other } = chatMessages.charactersLeft;

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
