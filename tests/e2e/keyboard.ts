/** A visit by keyboard alone, from the address bar to a sent question and back: the same steps in every browser. */
import { expect } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { stallAfter, words, type ChatProvider } from '../fakes/chat-provider.ts';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift';

/** What each browser's driver does for the visit. */
export interface Keyboard {
  /** Presses keys one after the other, each held until the last one is down. */
  press(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  hasFocusIn(selector: string): Promise<boolean>;
  countVisible(selector: string): Promise<number>;
}

/** More presses of Tab than lead from any stop of the page to the next that a visit wants. */
const MAX_TABS = 60;

/**
 * Runs in the page before a visit, on which nothing is to leave it: no mail client opens, and what is copied stands at
 * the root.
 */
export function keepInPage(): void {
  window.open = () => null;
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text) },
  });
}

/**
 * @param keyboard At a page that has just been opened.
 * @param size Of the screen: on a phone's the header's controls are in its menu.
 * @param provider Answers in the chat.
 */
export async function visitByKeyboard(
  keyboard: Keyboard,
  { language, size, provider }: { language: Language; size: 'desktop' | 'phone'; provider: ChatProvider },
): Promise<void> {
  const focusIn = (selector: string) =>
    expect.poll(() => keyboard.hasFocusIn(selector), { message: `focus in ${selector}` }).toBe(true);
  const visible = (selector: string, count: number) =>
    expect.poll(() => keyboard.countVisible(selector), { message: `${selector} visible` }).toBe(count);
  const tabTo = async (selector: string, ...held: Key[]) => {
    for (let presses = 0; presses < MAX_TABS; presses++) {
      await keyboard.press(...held, 'Tab');
      if (await keyboard.hasFocusIn(selector)) return;
    }
    throw new Error(`Tab never leads to ${selector}`);
  };
  const press = (key: Key) => keyboard.press(key);
  const isPhone = size === 'phone';
  const button = isPhone ? 'button[aria-controls="menu"]' : 'button[data-menu="language"]';
  const list = isPhone ? '#menu' : '#languages';

  await press('Tab');
  await focusIn('.skip-link');
  await tabTo(isPhone ? button : 'header button[title]');
  if (isPhone) {
    await press('Enter');
    await tabTo(`${list} a`);
    await tabTo('header button[title]');
  }
  for (const theme of ['dark', 'light']) {
    await press('Enter');
    await visible(`html[data-theme="${theme}"]`, 1);
  }
  if (!isPhone) {
    await tabTo(button);
    await press('Enter');
    await tabTo(`${list} a`);
  }
  await press('Escape');
  await visible(`${list} a`, 0);
  await focusIn(button);
  // Another language and back.
  for (const next of [language === 'ja' ? 'en' : 'ja', language] as const) {
    await press('Enter');
    await tabTo(`${list} a[hreflang="${HTML_LANG[next]}"]`);
    await press('Enter');
    await visible(`html[lang="${HTML_LANG[next]}"]`, 1);
    await focusIn(button);
  }

  if (isPhone) {
    await press('Enter');
    await tabTo('#menu a[href="#contact"]');
    await press('Enter');
    await visible('#menu', 0);
    await focusIn('#contact');
  } else {
    await tabTo('#projects button');
    await press('Enter');
    await visible('dialog', 1);
    for (let presses = 0; presses < 4; presses++) {
      await focusIn('dialog');
      await keyboard.press('Shift', 'Tab');
    }
    await press('Escape');
    await visible('dialog', 0);
    await focusIn('#projects button');
    for (const [field, text] of [
      ['name', 'Mei'],
      ['email', 'mei@example.com'],
      ['message', 'Hello'],
    ] as const) {
      await tabTo(`form [name="${field}"]`);
      await keyboard.type(text);
    }
    await tabTo('form [type="submit"]');
    await press('Enter');
    await visible('form[data-state="sent"]', 1);
    await focusIn('form [role="status"]');
  }

  provider.answerWith(isPhone ? words('I write front ends.') : stallAfter('I write front ends'));
  await tabTo('button[data-chat="open"]');
  await press('Enter');
  await focusIn('[data-chat="panel"]');
  // What there is to read follows the input in a task of its own: before it there is nothing to tab to.
  await visible('[data-message-id="1"]', 1);
  if (isPhone) await tabTo('[data-chat="suggestion"]', 'Shift');
  else await keyboard.type('What do you do?');
  await press('Enter');
  await visible('[data-message-type="human"]', 1);
  if (!isPhone) {
    await visible('[data-chat="typing"]', 0);
    await tabTo('[data-chat="stop"]');
    await press('Enter');
    await visible('[data-chat="stop"]', 0);
    await tabTo('[data-message-type="ai"] button', 'Shift');
    await press('Enter');
    await visible('html[data-copied="I write front ends"]', 1);
  }
  await visible('[data-chat="stop"]', 0);
  await focusIn('[data-chat="panel"]');
  await press('Escape');
  await visible('[data-chat="panel"]', 0);
  await focusIn('button[data-chat="open"]');
}
