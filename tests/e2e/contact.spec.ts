import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { CODE_HOST, isAt, MICROBLOG } from '#content/profiles.ts';
import { contactMessages, sharedMessages } from '../side-by-side.ts';
import { expect, inEveryLanguage, open, test } from './site.ts';

const { form: words, sent, error } = contactMessages;
const NOON = new Date('2026-03-04T12:00:00Z');

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Tokyo' });

const form = (page: Page) => page.locator('form[data-state]');

/** Opens the page with a clock that stands still and a mail client that takes what it is given. */
async function openWithMailClient(page: Page, address = '/en/'): Promise<void> {
  await page.clock.install({ time: NOON });
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      open: (url: string) => {
        // Only a visitor's own act may open a window.
        opened.push(`${url} ${navigator.userActivation.isActive}`);
        return null;
      },
    });
  });
  await open(page, address);
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
}

const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: string[] }).opened);

async function write(page: Page, message = 'Hello there,\nI like your editor.'): Promise<void> {
  await form(page).locator('[name="name"]').fill('Mei & Co?');
  await form(page).locator('[name="email"]').fill('mei@example.com');
  await form(page).locator('[name="message"]').fill(message);
}

const submit = (page: Page) => form(page).locator('[type="submit"]').click();
const switchTo = (page: Page, language: string) =>
  page.locator(`#languages a[hreflang="${language}"]`).evaluate((link: HTMLElement) => link.click());

inEveryLanguage('the contact form', (language) => {
  test('sends a letter to the visitor’s own mail client, and keeps it and says why when that cannot be opened', async ({
    page,
  }) => {
    await openWithMailClient(page, `/${language}/`);
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
    await write(page);
    const button = form(page).locator('[type="submit"]');
    const width = await button.evaluate((element) => element.getBoundingClientRect().width);
    await submit(page);

    await expect(form(page)).toHaveAttribute('data-state', 'submitting');
    expect(await button.evaluate((element) => element.getBoundingClientRect().width), 'keeps its width').toBe(width);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveText(words.submitting[language]);
    const calls = await opened(page);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/^mailto:[^?]+\?subject=[^&]*&body=[^&]* true$/);
    expect(calls[0]).toContain(`mailto:${content.person.email}?`);
    expect(decodeURIComponent(calls[0] ?? '')).toContain('Mei & Co?');
    expect(decodeURIComponent(calls[0] ?? '')).toContain('Hello there,\r\nI like your editor.');

    await page.clock.runFor(999);
    await expect(form(page)).toHaveAttribute('data-state', 'submitting');
    await page.clock.runFor(1);
    await expect(form(page)).toHaveAttribute('data-state', 'sent');
    const status = form(page).getByRole('status');
    await expect(status).toContainText(sent.title[language]);
    await expect(status).toContainText(sent.text[language]);
    await expect(status).toBeFocused();

    await page.clock.runFor(4999);
    await expect(status).toBeVisible();
    await page.clock.runFor(1);
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
    for (const name of ['name', 'email', 'message'])
      await expect(form(page).locator(`[name="${name}"]`)).toHaveValue('');
    await expect(form(page)).toBeFocused();

    await page.evaluate(() => {
      window.open = () => {
        throw new Error('no mail client');
      };
    });
    await write(page);
    await submit(page);
    const alert = form(page).getByRole('alert');
    for (const text of [error.text, error.notOpened, error.kept]) await expect(alert).toContainText(text[language]);
    await expect(form(page)).toHaveAttribute('data-state', 'error');
    await expect(form(page).locator('[name="name"]')).toHaveValue('Mei & Co?');
    await expect(form(page).locator('[name="message"]')).toHaveValue('Hello there,\nI like your editor.');
  });
});

test('the browser’s own validation holds a message back, and the field shows it until it is right', async ({
  page,
}) => {
  await openWithMailClient(page);
  await submit(page);
  await expect(form(page).locator('[name="name"]')).toBeFocused();
  for (const name of ['name', 'email', 'message'])
    await expect(form(page).locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  await write(page);
  for (const name of ['name', 'email', 'message'])
    await expect(form(page).locator(`[name="${name}"]`)).not.toHaveAttribute('aria-invalid');
  await form(page).locator('[name="email"]').fill('not an address');
  await submit(page);
  await expect(form(page).locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page)).toHaveAttribute('data-state', 'idle');
});

test('a field of nothing but blanks says so in the language that is shown', async ({ page }) => {
  await openWithMailClient(page);
  await write(page, ' \u200B\n\u3164');
  const message = form(page).locator('[name="message"]');
  const said = () => message.evaluate((field: HTMLTextAreaElement) => field.validationMessage);
  expect(await said()).toBe(words.blank.en);
  await switchTo(page, 'ja');
  await expect.poll(said).toBe(words.blank.ja);
  await submit(page);
  await expect(message).toBeFocused();
  await expect(form(page)).toHaveAttribute('data-state', 'idle');
  expect(await form(page).evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  await message.fill('こんにちは');
  expect(await said()).toBe('');
  await message.fill('');
  expect(await said(), 'the browser’s own words').not.toBe(words.blank.ja);
});

/** Puts a clipboard of the test's own in the browser's place: it notes what is copied, or refuses it. */
async function openWithClipboard(page: Page, refusal?: 'at once' | 'later'): Promise<void> {
  await page.addInitScript((how) => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      copied.push(`${text} ${document.activeElement?.closest('form')?.dataset['state']}`);
      if (how === 'later') await new Promise((resolve) => addEventListener('refuse', resolve, { once: true }));
      if (how) throw new DOMException('Not allowed', 'NotAllowedError');
    };
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, refusal);
  await openWithMailClient(page);
}

const LONG = '字'.repeat(2000);

test('a message of 2,000 Chinese characters is copied, and the mail that opens says to paste it', async ({ page }) => {
  await openWithClipboard(page);
  await write(page, LONG);
  await submit(page);
  const [call = '', ...others] = await opened(page);
  expect(others).toEqual([]);
  expect(call.length).toBeLessThanOrEqual(2000 + ' true'.length);
  expect(decodeURIComponent(call)).toContain(`body=${contactMessages.mail.paste.en}`);
  const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(copied).toHaveLength(1);
  expect(copied[0]).toContain(LONG);
  expect(copied[0], 'copied before the state changes').toMatch(/idle$/);
  await page.clock.runFor(1000);
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  await expect(form(page).getByRole('status')).toContainText(sent.paste.en);
  await form(page).getByRole('button', { name: contactMessages.copyMessage.en }).click();
  expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied[1])).toContain(LONG);
});

for (const refusal of ['at once', 'later'] as const)
  test(`a copy that is refused ${refusal} is an error that gives the message back`, async ({ page }) => {
    await openWithClipboard(page, refusal);
    await write(page, LONG);
    await submit(page);
    if (refusal === 'later') {
      await page.clock.runFor(1000);
      await expect(form(page)).toHaveAttribute('data-state', 'sent');
      await page.evaluate(() => dispatchEvent(new Event('refuse')));
    }
    await expect(form(page)).toHaveAttribute('data-state', 'error');
    await expect(form(page).getByRole('alert')).toContainText(error.notCopied.en);
    await expect(form(page).locator('[name="name"]')).toHaveValue('Mei & Co?');
    await expect(form(page).locator('[name="message"]')).toHaveValue(LONG);
    await page.clock.runFor(10_000);
    await expect(form(page)).toHaveAttribute('data-state', 'error');
  });

test('a copy refused while another message is being written gives back the one that was refused', async ({ page }) => {
  await openWithClipboard(page, 'later');
  await write(page, LONG);
  await submit(page);
  await page.clock.runFor(1000);
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  await page.clock.runFor(10_000);
  await expect(form(page)).toHaveAttribute('data-state', 'idle');
  await form(page).locator('[name="message"]').fill('Another one');
  await page.evaluate(() => dispatchEvent(new Event('refuse')));
  await expect(form(page).getByRole('alert')).toContainText(error.notCopied.en);
  await expect(form(page).locator('[name="message"]')).toHaveValue('Another one');
  await form(page).getByRole('button', { name: contactMessages.copyMessage.en }).click();
  const text = await page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1));
  expect(text).toContain(LONG);
  expect(text).not.toContain('Another one');
});

test('without a clipboard a message too long for an address is refused, kept, and can be sent when it is shorter', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openWithMailClient(page);
  await write(page, '长'.repeat(300));
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-state', 'error');
  await expect(form(page).getByRole('alert')).toContainText(error.tooLong.en);
  expect(await opened(page)).toEqual([]);
  await expect(form(page).locator('[name="message"]')).toHaveValue('长'.repeat(300));
  await form(page).locator('[name="message"]').fill('Shorter');
  await submit(page);
  await expect(form(page)).toHaveAttribute('data-state', 'submitting');
  expect(await opened(page)).toHaveLength(1);
});

test('a letter that was sent is answered by the mark’s flash without a jump of the page, and another can be begun at once', async ({
  page,
}) => {
  await openWithMailClient(page);
  const height = () => form(page).evaluate((box) => box.getBoundingClientRect().height);
  const idle = await height();
  await write(page);
  const mark = page.locator('header a[href="#top"] svg');
  await mark.evaluate((svg) => svg.addEventListener('animationstart', () => (svg.dataset['flashed'] = '')));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await submit(page);
  await page.clock.runFor(1000);
  await expect(mark).toHaveAttribute('data-flashed', '');
  expect(await height()).toBeGreaterThanOrEqual(idle);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await mark.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
  await form(page).getByRole('button', { name: contactMessages.again.en }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'idle');
  await expect(form(page).locator('[name="name"]')).toBeFocused();
  await form(page).locator('[name="message"]').fill('Second');
  await page.clock.runFor(10_000);
  await expect(form(page).locator('[name="message"]')).toHaveValue('Second');
});

test.describe('a language chosen meanwhile', () => {
  test('keeps what was typed, says the success view anew and lets its time run on', async ({ page }) => {
    await openWithMailClient(page);
    await write(page);
    await switchTo(page, 'ja');
    await expect(form(page).getByRole('textbox', { name: words.name.ja })).toHaveValue('Mei & Co?');
    await switchTo(page, 'en');
    await submit(page);
    await page.clock.runFor(1000);
    await expect(form(page).getByRole('status')).toContainText(sent.title.en);
    await page.clock.runFor(2000);
    await switchTo(page, 'zh-CN');
    await expect(form(page).getByRole('status')).toContainText(sent.title.zh);
    await page.clock.runFor(3000);
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('gives the letter from the success view, and still after it', async ({ page }) => {
    await openWithMailClient(page);
    await write(page);
    await submit(page);
    await page.clock.runFor(1000);
    const copy = form(page).getByRole('button', { name: contactMessages.copyMessage.en });
    const letter =
      'Name: Mei & Co?\nEmail: mei@example.com\nMessage:\nHello there,\nI like your editor.\nSent: March 4, 2026 at 9:01 PM GMT+9';
    await copy.click();
    await expect(form(page).getByText(contactMessages.copied.message.en)).toBeAttached();
    await expect(form(page).getByRole('button', { name: sharedMessages.copied.en })).toBeFocused();
    expect(await clipboard(page)).toBe(letter);

    await page.clock.runFor(10_000);
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await expect(copy).toBeFocused();
    await copy.click();
    await expect.poll(() => clipboard(page)).toBe(letter);
  });

  test('gives the address, beside it and in the form, and what the fields hold now after an error', async ({
    page,
  }) => {
    await openWithMailClient(page);
    await page.locator('#contact dl').getByRole('button', { name: contactMessages.copyEmail.en }).click();
    await expect.poll(() => clipboard(page)).toBe(content.person.email);
    await expect(page.locator('#contact dl').getByText(contactMessages.copied.email.en)).toBeAttached();
    await page.evaluate(() => {
      window.open = () => {
        throw new Error('no mail client');
      };
    });
    await write(page);
    await submit(page);
    await form(page).locator('[name="message"]').fill('Shorter');
    await form(page).getByRole('button', { name: contactMessages.copyMessage.en }).click();
    await expect.poll(() => clipboard(page)).toContain('Message:\nShorter\n');
  });

  test('shows the text, selected, where the browser refuses', async ({ page }) => {
    await openWithMailClient(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await write(page);
    await submit(page);
    await page.clock.runFor(1000);
    await form(page).getByRole('button', { name: contactMessages.copyMessage.en }).click();
    await expect(form(page).getByText(contactMessages.copyFailed.en)).toBeVisible();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('I like your editor.');
    await page.clock.runFor(10_000);
    await expect(form(page).getByText('I like your editor.')).toBeVisible();
    // The page's own face has the rare letters of a name there, too.
    await expect(form(page).getByText('I like your editor.')).toHaveCSS('font-family', /Hanken rarer/);
  });
});

test('email, phone, place and profiles stand as links and text; the footer says the year of the visit, not of the build', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2031-06-01T12:00:00Z') });
  await open(page, '/ja/');
  const { email, phone, place, profiles = [] } = content.person;
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  if (phone)
    await expect(contact.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
  await expect(contact.getByRole('definition').filter({ hasText: place.fullName.ja })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2031 ${content.person.name.ja}`);
  for (const profile of profiles) {
    const { label, url, handle = '' } = profile;
    const item = contact.getByRole('listitem').filter({ hasText: label });
    if (url === undefined) await expect(item).toContainText(handle);
    else await expect(item.getByRole('link')).toHaveAttribute('href', url);
    if (url !== undefined && [CODE_HOST, MICROBLOG].some((service) => isAt(service, profile)))
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url);
  }
});

for (const [colorScheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`the chart (${colorScheme})`, () => {
    test.use({ colorScheme });
    test('loads near the section, and only in the theme that shows', async ({ page }) => {
      const charts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('estuary-')) charts.push(request.url());
      });
      await open(page, '/en/');
      expect(charts).toEqual([]);
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await expect.poll(() => charts.join()).toContain(`estuary-${colorScheme}`);
      expect(charts.join()).not.toContain(`estuary-${other}`);
      await expect(page.locator('#contact img:visible')).toHaveCount(1);
    });
  });
}
