import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { mount } from '#tests/components/mount.tsx';
import { contactMessages, sharedMessages, textIn } from '#tests/side-by-side.ts';
import { Contact } from './contact.tsx';

const { label, handle } = content.person.profiles!.find((profile) => profile.handle)!;
const labelIn = (language: (typeof LANGUAGES)[number]) => (typeof label === 'string' ? label : label[language]);
const { copyHandle, copied, copyFailed } = contactMessages;

function useClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}

test.each(LANGUAGES)(
  'a name without an address is copied with the keyboard, and that is heard (%s)',
  async (language) => {
    const copy = vi.fn(async () => {});
    useClipboard(copy);
    await mount(<Contact />, language);
    const button = page.getByRole('button', { name: textIn(language, copyHandle, { label: labelIn(language) }) });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(copy).toHaveBeenCalledWith(handle);
    await expect.element(page.getByRole('button', { name: sharedMessages.copied[language] })).toHaveFocus();
    const heard = page.getByText(textIn(language, copied.handle, { label: labelIn(language) }));
    await expect.element(heard).toHaveAttribute('aria-live', 'polite');
  },
);

test.each([
  ['is missing', undefined],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('where the clipboard %s, the name stands selected', async (_, writeText) => {
  useClipboard(writeText);
  await mount(<Contact />);
  await page.getByRole('button', { name: textIn('en', copyHandle, { label: labelIn('en') }) }).click();
  await expect.element(page.getByText(copyFailed.en)).toBeVisible();
  await expect.poll(() => getSelection()?.toString()).toBe(handle);
});

test('without a script nothing is offered that would be dead', async () => {
  await mount(<Contact />);
  delete document.documentElement.dataset['js'];
  await expect.element(page.getByText(handle!)).toBeVisible();
  expect(page.getByRole('button', { name: /^Copy/ }).elements()).toEqual([]);
});
