/** Where the site lives, as the build settles it: what the page links to and asks for stands below this path. */
import { pagePath, type Language } from '#shared/language.ts';
import type { SitePath } from '#shared/site-path.ts';

export const SITE_PATH: SitePath = import.meta.env.SITE_PATH;

/** The address of the page in a language, on the site's host. */
export function pageAddress(language: Language): string {
  return SITE_PATH + pagePath(language);
}
