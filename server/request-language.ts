/** Which language a request is answered in. */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import type { Language } from '#shared/language.ts';
import { detectLocale, LOCALE_STORAGE_KEY } from '#i18n/detect-locale.ts';

/** @param path Of the page that the visitor is on or asks for, from the site's root. */
export function requestLanguage(context: Context, path?: string): Language {
  const preferred = parseAccept(context.req.header('Accept-Language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return detectLocale({ path, saved: getCookie(context, LOCALE_STORAGE_KEY), preferred });
}
