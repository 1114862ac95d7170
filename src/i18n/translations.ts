/** What the page says: one language comes with the page, each other one as a file of its own. */
import { pageTexts } from 'virtual:texts';
import type { PageContent } from '#content/schema.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { PageMessages } from '#i18n/locales/translation.ts';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';

export interface Texts {
  readonly language: Language;
  readonly messages: PageMessages;
  /** The owner's content as the page shows it: checked, and with the places marked where Chinese and Japanese may break. */
  readonly content: PageContent;
}

/** Rejects when they cannot be had now; they are asked for again the next time. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { messages, content } = await loadWithRetry(`page-${language}`, pageTexts[language]);
  return { language, messages, content };
}

/** Fetches the other languages when the browser has nothing better to do: then a switch neither waits nor needs a network. */
export function loadOtherTexts(): void {
  // Safari cannot tell when it is idle.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    // What is lost is asked for again by the switch that needs it.
    for (const language of LANGUAGES) loadTexts(language).catch(() => {});
  });
}
