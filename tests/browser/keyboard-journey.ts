/** Every journey by keyboard alone, from the address bar to a sent question and back: the same steps in every browser. */
import { expect } from '@playwright/test';

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

/** @param hands At a page on a wide screen that has just been opened, and whose mail client does not open. */
export async function goesByKeyboard(hands: Hands, question: string): Promise<void> {
  await hands.press('Tab');
  await meets(hands, '.skip-link');

  await tabsTo(hands, 'button[data-menu="language"]');
  await hands.press('Enter');
  await sees(hands, '#languages a', 3);
  await hands.press('Tab');
  await meets(hands, '#languages a');
  await hands.press('Escape');
  await sees(hands, '#languages a', 0);
  await meets(hands, 'button[data-menu="language"]');

  await tabsTo(hands, '#projects button');
  await hands.press('Enter');
  await sees(hands, 'dialog', 1);
  await meets(hands, 'dialog');
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

  await tabsTo(hands, 'button[data-chat="open"]');
  await hands.press('Enter');
  await meets(hands, '[data-chat="panel"] textarea');
  await hands.type(question);
  await hands.press('Enter');
  await sees(hands, '[data-message-type="human"]', 1);
  await sees(hands, '[data-chat="stop"]', 0);
  await hands.press('Escape');
  await sees(hands, '[data-chat="panel"]', 0);
  await meets(hands, 'button[data-chat="open"]');
  await hands.press('Shift', 'Tab');
  await meets(hands, 'footer');
}

async function tabsTo(hands: Hands, selector: string): Promise<void> {
  for (let presses = 0; presses < PATIENCE; presses++) {
    await hands.press('Tab');
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
