/** Where an OpenAI-compatible provider takes conversations. */

/** OpenAI's own, for who names no other. */
export const PROVIDER_BASE_URL = 'https://api.openai.com/v1';

/** The provider's path, behind the base URL. */
const PROVIDER_PATH = '/chat/completions';

/** @param baseUrl With or without slashes at the end. */
export function completionsAddress(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '') + PROVIDER_PATH;
}
