/** Every journey by keyboard alone, from the address bar to a sent question and back: the same steps in every browser. */
import { expect } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { stallAfter, words, type ChatProvider } from '../fakes/chat-provider.ts';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift';

/** A visitor's keyboard and eyes. */
export interface Hands {
  /** Presses keys one after the other; with Shift held, if the first one is that. */
  press(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  hasFocusIn(selector: string): Promise<boolean>;
  /** How many of the elements are seen. */
  seen(selector: string): Promise<number>;
}

/** More presses of Tab than lead from any stop of the page to the next that a journey wants. */
const PATIENCE = 60;

interface Surroundings {
  readonly language: Language;
  /** Who answers in the chat. */
  readonly provider: ChatProvider;
}

/**
 * Runs in the page before a journey, on which nothing is to leave it: no mail client opens, and what is copied stands at
 * the root.
 */
export function keepInPage(): void {
  window.open = () => null;
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text) },
  });
}

/** @param hands At a page on a wide screen that has just been opened. */
export async function goesByKeyboard(hands: Hands, { language, provider }: Surroundings): Promise<void> {
  await hands.press('Tab');
  await meets(hands, '.skip-link');

  await switchesTheme(hands);

  const languages = 'button[data-menu="language"]';
  await tabsTo(hands, languages);
  await hands.press('Enter');
  await sees(hands, '#languages a', 3);
  await hands.press('Tab');
  await meets(hands, '#languages a');
  await hands.press('Escape');
  await sees(hands, '#languages a', 0);
  await meets(hands, languages);
  await choosesLanguages(hands, languages, '#languages', language);

  await tabsTo(hands, '#projects button');
  await hands.press('Enter');
  await sees(hands, 'dialog', 1);
  await meets(hands, 'dialog');
  for (let presses = 0; presses < 4; presses++) {
    await hands.press('Shift', 'Tab');
    await meets(hands, 'dialog');
  }
  await hands.press('Escape');
  await sees(hands, 'dialog', 0);
  await meets(hands, '#projects button');

  for (const [field, text] of [
    ['name', 'Mei'],
    ['email', 'mei@example.com'],
    ['message', 'Hello'],
  ]) {
    await tabsTo(hands, `form [name="${field}"]`);
    await hands.type(text ?? '');
  }
  await tabsTo(hands, 'form [type="submit"]');
  await hands.press('Enter');
  await sees(hands, 'form[data-state="sent"]', 1);
  await meets(hands, 'form [role="status"]');

  await opensChat(hands);
  await meets(hands, '[data-chat="panel"] textarea');
  provider.answerWith(stallAfter('I write front ends'));
  await hands.type('What do you do?');
  await hands.press('Enter');
  await sees(hands, '[data-message-type="human"]', 1);
  await sees(hands, '[data-chat="typing"]', 0);
  await tabsTo(hands, '[data-chat="stop"]');
  await hands.press('Enter');
  await sees(hands, '[data-chat="stop"]', 0);
  await tabsTo(hands, '[data-message-type="ai"] button', 'back');
  await hands.press('Enter');
  await sees(hands, 'html[data-copied="I write front ends"]', 1);
  await closesChat(hands);
  await hands.press('Shift', 'Tab');
  await meets(hands, 'footer');
}

/** @param hands At a page on a phone's screen that has just been opened. */
export async function goesByKeyboardOnPhone(hands: Hands, { language, provider }: Surroundings): Promise<void> {
  const menu = 'button[aria-controls="menu"]';
  await tabsTo(hands, menu);
  await hands.press('Enter');
  await sees(hands, '#menu', 1);
  await hands.press('Tab');
  await meets(hands, '#menu a');
  await switchesTheme(hands);
  await hands.press('Escape');
  await sees(hands, '#menu', 0);
  await meets(hands, menu);
  await choosesLanguages(hands, menu, '#menu', language);

  await hands.press('Enter');
  await tabsTo(hands, '#menu a[href="#contact"]');
  await hands.press('Enter');
  await sees(hands, '#menu', 0);
  await meets(hands, '#contact');

  provider.answerWith(words('I write front ends.'));
  await opensChat(hands);
  await tabsTo(hands, '[data-chat="suggestion"]', 'back');
  await hands.press('Enter');
  await sees(hands, '[data-message-type="human"]', 1);
  await sees(hands, '[data-chat="stop"]', 0);
  await meets(hands, '[data-chat="panel"]');
  await closesChat(hands);
}

async function switchesTheme(hands: Hands): Promise<void> {
  await tabsTo(hands, 'header button[title]');
  for (const theme of ['dark', 'light']) {
    await hands.press('Enter');
    await sees(hands, `html[data-theme="${theme}"]`, 1);
  }
}

/** Another language and back, from the button of the list, which has the focus again at the end. */
async function choosesLanguages(hands: Hands, button: string, list: string, language: Language): Promise<void> {
  for (const next of [language === 'ja' ? 'en' : 'ja', language] as const) {
    await hands.press('Enter');
    await tabsTo(hands, `${list} a[hreflang="${HTML_LANG[next]}"]`);
    await hands.press('Enter');
    await sees(hands, `html[lang="${HTML_LANG[next]}"]`, 1);
    await meets(hands, button);
  }
}

async function opensChat(hands: Hands): Promise<void> {
  await tabsTo(hands, 'button[data-chat="open"]');
  await hands.press('Enter');
  await meets(hands, '[data-chat="panel"]');
  // What there is to read follows the input in a task of its own: before it there is nothing to tab to.
  await sees(hands, '[data-message-id="1"]', 1);
}

async function closesChat(hands: Hands): Promise<void> {
  await hands.press('Escape');
  await sees(hands, '[data-chat="panel"]', 0);
  await meets(hands, 'button[data-chat="open"]');
}

async function tabsTo(hands: Hands, selector: string, way: 'on' | 'back' = 'on'): Promise<void> {
  for (let presses = 0; presses < PATIENCE; presses++) {
    await hands.press(...(way === 'on' ? (['Tab'] as const) : (['Shift', 'Tab'] as const)));
    if (await hands.hasFocusIn(selector)) return;
  }
  throw new Error(`Tab never leads to ${selector}`);
}

async function meets(hands: Hands, selector: string): Promise<void> {
  await expect.poll(() => hands.hasFocusIn(selector), { message: `focus in ${selector}` }).toBe(true);
}

async function sees(hands: Hands, selector: string, count: number): Promise<void> {
  await expect.poll(() => hands.seen(selector), { message: `${selector} seen` }).toBe(count);
}
