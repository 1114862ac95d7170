/** The browser, as the chat uses it. */
import { directConnection, findRelay, type Connection } from '#chat/stream/connection.ts';
import type { Platform } from '#chat/stream/reply.ts';

export const browser: Platform = {
  // Looked up at each call, so that whoever replaces it later (a test, an extension) is heard.
  fetch: (...request) => fetch(...request),
  startTimer: (delayMs, fire) => {
    const timer = setTimeout(fire, delayMs);
    return () => clearTimeout(timer);
  },
};

/** With a key in the page the provider is called directly; else the site's own server is asked who answers. */
export async function connectFromPage(apiKey: string | undefined): Promise<Connection> {
  const { VITE_OPENAI_BASE_URL: baseUrl, VITE_OPENAI_MODEL: model } = import.meta.env;
  return apiKey ? directConnection({ apiKey, baseUrl, model }) : findRelay(browser.fetch);
}
