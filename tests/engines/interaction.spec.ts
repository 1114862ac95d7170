/** What a visitor does with pointer and keyboard: header, projects, form and chat, each language at one size or both. */
import { content } from '#content/index.ts';
import { pagePath, type Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { goesByKeyboard, goesByKeyboardOnPhone, keepInPage } from '../e2e/keyboard-journey.ts';
import { dictated } from '../fakes/chat-provider.ts';
import { expect, test, UNLESS_LINUX } from './fixtures.ts';
import type { Size, Visitor } from './visitor.ts';

test.skip(...UNLESS_LINUX);

const [project] = content.projects;
if (!project) throw new Error('These tests need a project');

/** Languages and sizes in pairs, not in products. */
const PAIRS: readonly (readonly [Language, Size])[] = [
  ['zh', 'desktop'],
  ['en', 'phone'],
  ['ja', 'phone'],
];

for (const [language, size] of PAIRS)
  test(`menus, theme and languages (${language}, ${size})`, async ({ visitor, site }) => {
    const [button, list] =
      size === 'phone' ? ['button[aria-controls="menu"]', '#menu'] : ['button[data-menu="language"]', '#languages'];
    const theme = 'header button[title]';
    await visitor.open(site.url + pagePath(language), size);
    await visitor.click(button);
    await visitor.expectAttribute(button, 'aria-expanded').toBe('true');
    expect(await visitor.overflow(list)).toBe(0);
    await visitor.press('Escape');
    await visitor.expectAttribute(button, 'aria-expanded').toBe('false');
    await visitor.expectFocusIn(button).toBe(true);

    if (size === 'phone') await visitor.click(button);
    for (const next of ['dark', 'light']) {
      await visitor.click(theme);
      await visitor.expectAttribute('html', 'data-theme').toBe(next);
    }
    if (size === 'phone') await visitor.click(button);

    for (const next of [language === 'en' ? 'ja' : 'en', language] as const) {
      await visitor.click(button);
      await visitor.click(`${list} a[hreflang="${HTML_LANG[next]}"]`);
      await visitor.expectAttribute('html', 'lang').toBe(HTML_LANG[next]);
      await visitor.expectText('h1').toBe(content.person.name[next]);
      await visitor.expectAttribute(button, 'aria-expanded').toBe('false');
    }
    if (size === 'phone') await visitor.click(button);
    await visitor.click('header nav a[href="#contact"]');
    await visitor.expectFocusIn('#contact').toBe(true);
    await visitor.expectVisible('header nav').toBe(size === 'desktop' ? 1 : 0);
  });

test('a project opens by its card and its address, holds the focus and gives it back', async ({ visitor, site }) => {
  const address = site.url + pagePath('ja');
  const card = `#project-${project.id} button`;
  await visitor.open(address);
  await visitor.click(card);
  await visitor.expectVisible('dialog').toBe(1);
  for (let presses = 0; presses < 4; presses++) {
    await visitor.press('Tab');
    await visitor.expectFocusIn('dialog').toBe(true);
  }
  await visitor.press('Escape');
  await visitor.expectVisible('dialog').toBe(0);
  await visitor.expectFocusIn(card).toBe(true);
  await visitor.open(`${address}?#project-${project.id}`);
  await visitor.expectVisible('dialog').toBe(1);
});

test('the form asks for what is missing, fails without loss, and sends', async ({ visitor, site }) => {
  const [name, email, message, send] = ['[name="name"]', '[name="email"]', '[name="message"]', '[type="submit"]'].map(
    (field) => `form ${field}`,
  ) as [string, string, string, string];
  await visitor.open(site.url + pagePath('zh'), 'phone');
  await visitor.click(send);
  await visitor.expectFocusIn(name).toBe(true);
  await visitor.expectAttribute(name, 'aria-invalid').toBe('true');
  await visitor.type('Mei');
  await visitor.click(email);
  await visitor.type('mei@example.com');
  await visitor.click(message);
  await visitor.type('Hello there');

  await visitor.evaluate(() => {
    window.open = () => {
      throw new Error('no mail client');
    };
  });
  await visitor.click(send);
  await visitor.expectAttribute('form', 'data-state').toBe('error');
  expect(await visitor.value(message)).toBe('Hello there');

  await visitor.evaluate(() => {
    window.open = (address) => {
      document.documentElement.dataset['mailed'] = String(address);
      return null;
    };
  });
  await visitor.click(send);
  await visitor.expectAttribute('form', 'data-state').toBe('submitting');
  await visitor.expectAttribute('form', 'data-state').toBe('sent');
  await visitor.expectFocusIn('form [role="status"]').toBe(true);
  expect(await visitor.attribute('html', 'data-mailed')).toMatch(/^mailto:.*Hello%20there/);
});

for (const [language, size] of [
  ['en', 'desktop'],
  ['zh', 'phone'],
] as const)
  test(`the chat streams an answer that ${size === 'desktop' ? 'ends' : 'is stopped'}, and keeps it (${language})`, async ({
    visitor,
    site,
  }) => {
    const [input, reply] = ['[data-chat="panel"] textarea', '[data-message-type="ai"]'];
    const answer = dictated();
    site.provider.answerWith(answer.answer);
    await visitor.open(site.url + pagePath(language), size);
    await visitor.click('button[data-chat="open"]');
    await visitor.expectVisible(reply).toBe(1);
    await visitor.click(input);
    await visitor.type('What do you do?');
    await confirmCandidate(visitor, input);
    await visitor.press('Shift', 'Enter');
    expect(await visitor.value(input)).toBe('What do you do?\n');
    await visitor.press('Enter');
    await visitor.expectVisible('[data-message-type="human"]').toBe(1);

    answer.say('I write ');
    await visitor.expectText(reply).toContain('I write');
    answer.say('front ends.');
    await visitor.expectText(reply).toContain('I write front ends.');
    if (size === 'desktop') answer.finish();
    else await visitor.click('button[data-chat="stop"]');
    await visitor.expectVisible('button[data-chat="stop"]').toBe(0);
    await visitor.press('Escape');
    await visitor.expectVisible('[data-chat="panel"]').toBe(0);
    await visitor.expectFocusIn('button[data-chat="open"]').toBe(true);
    await visitor.click('button[data-chat="open"]');
    await visitor.expectVisible('[data-message-id]').toBe(3);
    await visitor.expectText(reply).toContain('I write front ends.');
    await visitor.click('button[data-chat="close"]');
    await visitor.expectVisible('[data-chat="panel"]').toBe(0);
  });

for (const [language, size] of PAIRS)
  test(`all of that by keyboard alone (${language}, ${size})`, async ({ visitor, site }) => {
    await visitor.open(site.url + pagePath(language), size);
    await visitor.evaluate(keepInPage);
    const go = size === 'desktop' ? goesByKeyboard : goesByKeyboardOnPhone;
    const hands = {
      press: visitor.press.bind(visitor),
      type: visitor.type.bind(visitor),
      hasFocusIn: visitor.hasFocusIn.bind(visitor),
      seen: visitor.countVisible.bind(visitor),
    };
    await go(hands, { language, provider: site.provider });
  });

/** Safari marks the Enter that confirms a candidate of an input method by its code alone. */
async function confirmCandidate(visitor: Visitor, field: string): Promise<void> {
  await visitor.evaluate((found) => {
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    document.querySelector(found)?.dispatchEvent(new KeyboardEvent('keydown', enter));
  }, field);
}
