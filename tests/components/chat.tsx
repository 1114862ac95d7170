/** The chat's button and panel without the page around them, and a visitor who uses them. */
import { page, userEvent, type Locator } from 'vitest/browser';
import { expect, vi } from 'vitest';
import { Chat } from '#chat/components/chat.tsx';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { chatMessages, textIn } from '../side-by-side.ts';
import { mount } from './mount.tsx';
import { FakeProvider } from './provider.ts';

export const MAX_SENDS = CHAT_LIMITS.maxMessagesPerSession;

/** What the counter shows after so many sends. */
export function counted(language: Language, current: number): string {
  return textIn(language, chatMessages.messageCount, { current, max: MAX_SENDS });
}

/** What the page says around an error or a refusal. */
export function warned(language: Language, text: string): string {
  return textIn(language, chatMessages.warned, { text });
}

/** A text of the interface as it is read: links by their labels. */
export function textOf(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

const TICK_MS = 20;
let stopped = false;

interface ChatOptions {
  readonly language?: Language;
  /** Without a key the page asks its server, whose answer is the provider's `state`. */
  readonly apiKey?: string | undefined;
  /** When the page is loaded. */
  readonly at?: Date;
}

/** Mounts the chat with a provider of its own; time goes on by itself until `stopClock`. */
export async function mountChat(options: ChatOptions = {}): Promise<ChatUser> {
  const { language, apiKey, at } = { language: 'en' as const, apiKey: 'a-key', at: new Date(), ...options };
  const provider = new FakeProvider();
  vi.stubGlobal('fetch', provider.fetch);
  const setLanguage = await mount(<Chat apiKey={apiKey} {...CHAT_LIMITS} />, language, at);
  stopped = false;
  vi.setTimerTickMode('interval', TICK_MS);
  const chat = new ChatUser(provider, setLanguage);
  await expect.element(chat.button).toBeVisible();
  return chat;
}

/** Mounts the chat and opens its panel. */
export async function openChat(options?: ChatOptions): Promise<ChatUser> {
  const chat = await mountChat(options);
  await chat.button.click();
  await expect.element(chat.messages().first()).toBeVisible();
  return chat;
}

export class ChatUser {
  readonly provider: FakeProvider;
  readonly #setLanguage: (next: Language) => void;
  readonly button = page.css('button[data-chat="open"]');
  readonly panel = page.css('[data-chat="panel"]');
  readonly log = this.part('log');
  readonly input = this.panel.getByRole('textbox');

  constructor(provider: FakeProvider, setLanguage: (next: Language) => void) {
    [this.provider, this.#setLanguage] = [provider, setLanguage];
  }

  /** A control or a notice of the panel, by its `data-chat`. */
  part(name: string): Locator {
    return this.panel.css(`[data-chat="${name}"]`);
  }

  messages(type?: 'human' | 'ai'): Locator {
    return this.panel.css(type ? `[data-message-type="${type}"]` : '[data-message-id]');
  }

  get last(): Locator {
    return this.messages().last();
  }

  /** Types a text and sends it with Enter. */
  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.pressEnter();
  }

  async pressEnter(): Promise<void> {
    (this.input.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }

  /** Until no answer is on its way. */
  async idle(): Promise<void> {
    await expect.element(this.input).toBeEnabled();
    await expect.element(this.part('stop')).not.toBeInTheDocument();
  }

  /** Sends, waits for the whole answer, and lets the time pass that must lie between two sends. */
  async exchange(question: string): Promise<void> {
    await this.send(question);
    await this.idle();
    await pass(CHAT_LIMITS.rateLimitMs);
  }

  /** Looks at what stands there in each language, one after the other. */
  async inEveryLanguage(look: (language: Language) => Promise<unknown>): Promise<void> {
    for (const language of LANGUAGES) {
      this.#setLanguage(language);
      await look(language);
    }
  }

  /** The conversation of the last request. */
  get sent() {
    return this.provider.requests.at(-1)?.body.messages;
  }
}

/** Lets time pass, ms, once all that was begun has set its timers. */
export async function pass(ms: number): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  // A tick in the middle of another would lose timers.
  vi.setTimerTickMode('manual');
  await vi.advanceTimersByTimeAsync(ms);
  if (!stopped) vi.setTimerTickMode('interval', TICK_MS);
}

/** From here on time passes by `pass` alone. */
export function stopClock(): void {
  stopped = true;
  vi.setTimerTickMode('manual');
}

/** How many elements a locator finds, once they are so many. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(count);
}
