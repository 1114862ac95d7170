import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { mount } from '#tests/components/mount.tsx';
import { contactMessages, sharedMessages, textIn } from '#tests/side-by-side.ts';
import { ContactForm } from './contact-form.tsx';
import { Contact } from './contact.tsx';

const { form: words, sent, error } = contactMessages;
const NOON = new Date('2026-03-04T12:00:00Z');
const LONG = '字'.repeat(2000);

const form = page.css('form[data-state]');
const field = (name: string) => form.css(`[name="${name}"]`);
const button = (name: string) => form.getByRole('button', { name });
const value = (name: string) => (field(name).element() as HTMLInputElement).value;
const expectState = (state: string) => expect.element(form).toHaveAttribute('data-state', state);

/** What the mail client was given. */
let opened: string[];
/** What was copied, and in which state of the form. */
let copied: string[];

beforeEach(() => {
  [opened, copied] = [[], []];
  vi.spyOn(window, 'open').mockImplementation((address) => {
    // Only a visitor's own act may open a window.
    opened.push(`${String(address)} ${navigator.userActivation.isActive}`);
    return null;
  });
  useClipboard(async () => {});
});

/** Puts a clipboard of the test's own in the browser's place. */
function useClipboard(copy: (() => Promise<void>) | undefined): void {
  const clipboard = copy && {
    writeText: (text: string) => {
      copied.push(`${text} ${(form.element() as HTMLElement).dataset['state']}`);
      return copy();
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}

function loseMailClient(): void {
  vi.mocked(window.open).mockImplementation(() => {
    throw new Error('no mail client');
  });
}

const mountForm = (language?: Language) => mount(<ContactForm />, language, NOON);

const { label, handle } = content.person.profiles!.find((profile) => profile.handle)!;
const labelIn = (language: Language) => (typeof label === 'string' ? label : label[language]);
const copyHandle = (language: Language) =>
  page.getByRole('button', { name: textIn(language, contactMessages.copyHandle, { label: labelIn(language) }) });

async function write(message = 'Hello there,\nI like your editor.'): Promise<void> {
  await field('name').fill('Mei & Co?');
  await field('email').fill('mei@example.com');
  await field('message').fill(message);
}

/** Sends a letter by a clipboard that refuses it after what happens meanwhile. */
async function sendAndRefuse(meanwhile: () => Promise<unknown>): Promise<void> {
  let refuse = () => {};
  useClipboard(() => new Promise((_, reject) => (refuse = () => reject(new DOMException('', 'NotAllowedError')))));
  await mountForm();
  await write(LONG);
  await submit();
  await meanwhile();
  refuse();
  await expect.element(form.getByRole('alert')).toHaveTextContent(error.notCopied.en);
}

const submit = () => userEvent.click(form.css('[type="submit"]'));

/** Lets time pass, ms, once what was done is on the page. */
async function pass(ms: number): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await vi.advanceTimersByTimeAsync(ms);
}

test.each(LANGUAGES)(
  'a letter is handed to the mail client, said to be on its way, and the form is empty again (%s)',
  async (language) => {
    await mountForm(language);
    await expectState('idle');
    await write();
    await submit();
    await expectState('submitting');
    expect(form.css('[type="submit"]').element()).toBeDisabled();
    expect(form.css('[type="submit"]').element()).toHaveTextContent(words.submitting[language]);
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^mailto:[^?]+\?subject=[^&]*&body=[^&]* true$/);
    expect(decodeURIComponent(opened[0] ?? '')).toContain('Hello there,\r\nI like your editor.');

    await pass(999);
    await expectState('submitting');
    await pass(1);
    await expectState('sent');
    const status = form.getByRole('status');
    for (const text of [sent.title, sent.text]) await expect.element(status).toHaveTextContent(text[language]);
    await expect.element(status).toHaveFocus();
    await pass(4999);
    await expectState('sent');
    await pass(1);
    await expectState('idle');
    expect(['name', 'email', 'message'].map(value)).toEqual(['', '', '']);
    await expect.element(form).toHaveFocus();
  },
);

test.each(LANGUAGES)(
  'a mail client that cannot be opened is an error that keeps what was typed (%s)',
  async (language) => {
    loseMailClient();
    await mountForm(language);
    await write();
    await submit();
    const alert = form.getByRole('alert');
    for (const text of [error.text, error.notOpened, error.kept])
      await expect.element(alert).toHaveTextContent(text[language]);
    await expectState('error');
    expect(['name', 'message'].map(value)).toEqual(['Mei & Co?', 'Hello there,\nI like your editor.']);
    await field('message').fill('Shorter');
    await button(contactMessages.copyMessage[language]).click();
    expect(copied[0]).toContain('Shorter');
  },
);

test('the browser’s own validation holds a letter back, and a field shows it until it is right', async () => {
  await mountForm();
  await submit();
  await expect.element(field('name')).toHaveFocus();
  for (const name of ['name', 'email', 'message']) {
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await write();
  for (const name of ['name', 'email', 'message'])
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  await field('email').fill('not an address');
  await submit();
  await expect.element(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expectState('idle');
});

test('a field of nothing but blanks says so in the language that is shown', async () => {
  const switchTo = await mountForm();
  await write(' \u200B\n\u3164');
  const fault = () => (field('message').element() as HTMLTextAreaElement).validationMessage;
  expect(fault()).toBe(words.blank.en);
  switchTo('ja');
  await expect.poll(fault).toBe(words.blank.ja);
  expect(value('name'), 'what was typed survives').toBe('Mei & Co?');
  await submit();
  await expect.element(field('message')).toHaveFocus();
  await expectState('idle');
  await field('message').fill('こんにちは');
  expect(fault()).toBe('');
  await field('message').fill('');
  expect(fault(), 'the browser’s own words').not.toBe(words.blank.ja);
});

describe('a letter too long for an address', () => {
  test('is copied, and the mail that opens says to paste it', async () => {
    await mountForm();
    await write(LONG);
    await submit();
    expect(opened).toHaveLength(1);
    expect(opened[0]!.length).toBeLessThanOrEqual(2000 + ' true'.length);
    expect(decodeURIComponent(opened[0]!)).toContain(`body=${contactMessages.mail.paste.en}`);
    expect(copied).toEqual([expect.stringMatching(new RegExp(`${LONG}[^]* idle$`))]);
    await pass(1000);
    await expect.element(form.getByRole('status')).toHaveTextContent(sent.paste.en);
  });

  test.each(['submitting', 'sent'])('is given back when its copy is refused while the form is %s', async (state) => {
    await sendAndRefuse(() => (state === 'sent' ? pass(1000) : expectState(state)));
    await expect.poll(() => value('message')).toBe(LONG);
    await pass(10_000);
    await expectState('error');
  });

  test('is given back beside the one that is being written by then', async () => {
    await sendAndRefuse(async () => {
      await pass(1000);
      await pass(10_000);
      await field('message').fill('Another one');
    });
    expect(value('message')).toBe('Another one');
    useClipboard(async () => {});
    await button(contactMessages.copyMessage.en).click();
    expect(copied.at(-1)).toContain(LONG);
    expect(copied.at(-1)).not.toContain('Another one');
  });

  test('is refused and kept where there is no clipboard, and can be sent when it is shorter', async () => {
    useClipboard(undefined);
    await mountForm();
    await write('长'.repeat(300));
    await submit();
    await expect.element(form.getByRole('alert')).toHaveTextContent(error.tooLong.en);
    expect(opened).toEqual([]);
    expect(value('message')).toBe('长'.repeat(300));
    await field('message').fill('Shorter');
    await submit();
    await expectState('submitting');
    expect(opened).toHaveLength(1);
  });
});

describe('after a letter was sent', () => {
  beforeEach(async () => {
    await mountForm();
    await write();
    await submit();
    await pass(1000);
    await expectState('sent');
  });

  test('it can be copied from the success view, and still after it', async () => {
    const copy = button(contactMessages.copyMessage.en);
    await copy.click();
    await expect.element(form.getByText(contactMessages.copied.message.en)).toBeInTheDocument();
    await expect.element(button(sharedMessages.copied.en)).toHaveFocus();
    expect(copied[0]).toMatch(
      /^Name: Mei & Co\?\nEmail: mei@example\.com\nMessage:\nHello there,\nI like your editor\.\nWritten: March 4, 2026 at /,
    );
    await pass(10_000);
    await expectState('idle');
    await copy.click();
    expect(copied).toHaveLength(2);
  });

  test('another can be begun at once, and no timer takes it away', async () => {
    await button(contactMessages.again.en).click();
    await expectState('idle');
    await expect.element(field('name')).toHaveFocus();
    await field('message').fill('Second');
    await pass(10_000);
    expect(value('message')).toBe('Second');
  });

  test('the text is shown, selected, where the browser copies nothing', async () => {
    useClipboard(undefined);
    await button(contactMessages.copyMessage.en).click();
    await expect.element(form.getByText(contactMessages.copyFailed.en)).toBeVisible();
    await expect.poll(() => getSelection()?.toString()).toContain('I like your editor.');
    await pass(10_000);
    await expect.element(form.getByText('I like your editor.')).toBeVisible();
  });
});

test.each(LANGUAGES)(
  'a name without an address is copied with the keyboard, and that is heard (%s)',
  async (language) => {
    await mount(<Contact />, language);
    await expect.element(copyHandle(language)).toBeVisible();
    (copyHandle(language).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(copied).toEqual([`${handle} idle`]);
    await expect.element(page.getByRole('button', { name: sharedMessages.copied[language] })).toHaveFocus();
    const heard = page.getByText(textIn(language, contactMessages.copied.handle, { label: labelIn(language) }));
    await expect.element(heard).toHaveAttribute('aria-live', 'polite');
  },
);

test.each([
  ['is missing', undefined],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('where the clipboard %s, the name stands selected; without a script nothing is offered', async (_, copy) => {
  useClipboard(copy);
  await mount(<Contact />);
  await copyHandle('en').click();
  await expect.element(page.getByText(contactMessages.copyFailed.en)).toBeVisible();
  await expect.poll(() => getSelection()?.toString()).toBe(handle);
  delete document.documentElement.dataset['js'];
  await expect.element(page.getByText(handle!).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Copy/ }).elements()).toEqual([]);
});
