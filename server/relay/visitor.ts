/** Who sends a request, told by its head: the session in the cookie, the network, the language of the page. */
import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { CHAT_ADDRESS } from '#contract/chat.ts';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { isLanguage, pagePath, type Language } from '#contract/language.ts';
import { LOCALE_STORAGE_KEY } from '#i18n/detect-locale.ts';
import type { SitePath } from '#contract/site-path.ts';
import { visitorNetwork } from '../budget/visitor-network.ts';
import { sessionAgeMs } from '../budget/admission.ts';
import { openSession, sealSession, type Sign, type VisitorSession } from '../budget/session-cookie.ts';
import type { Visit } from '../host.ts';
import { requestLanguage } from '../request-language.ts';
import type { Head } from './gate.ts';

export interface CookieSettings {
  readonly sign: Sign;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** Whether pages of other origins ask too. */
  readonly hasGuests: boolean;
  /** Whether the site is reached by https alone. */
  readonly isSecure: boolean;
}

export type ChatContext = Context<{ Bindings: Partial<Visit> }>;

const SESSION_COOKIE = 'chat_session';

/** The session that this site began with the visitor, if any. */
export function sessionOf(head: Head, { sign }: CookieSettings, now: number): Promise<VisitorSession | undefined> {
  return openSession(cookieIn(head, SESSION_COOKIE), sign, now);
}

/** Sent to the chat's endpoint alone, readable by no script. */
export async function sessionCookie(
  session: VisitorSession,
  { sign, sitePath, hasGuests, isSecure }: CookieSettings,
): Promise<string> {
  return generateCookie(SESSION_COOKIE, await sealSession(session, sign), {
    path: sitePath + CHAT_ADDRESS,
    maxAge: sessionAgeMs(CHAT_LIMITS) / 1000,
    httpOnly: true,
    // A page elsewhere has it too, kept apart for each (Partitioned); who may ask is told by the origin, not by it.
    ...(hasGuests ? { sameSite: 'None', secure: true, partitioned: true } : { sameSite: 'Strict', secure: isSecure }),
  });
}

function cookieIn(head: Head, name: string): string | undefined {
  return parse(head('Cookie') ?? '', name)[name];
}

/** @param proxies How many stand in front. */
export function networkOf({ head, remote }: { readonly head: Head; readonly remote: string }, proxies: number): string {
  return visitorNetwork({ remote, forwardedFor: head('X-Forwarded-For'), proxies });
}

/** Of the page that the visitor writes on. */
export function pageLanguageOf(head: Head): Language {
  const referrer = head('Referer') ?? '';
  // The page may lie below a path, here or elsewhere.
  const folder = URL.canParse(referrer) ? new URL(referrer).pathname.split('/').findLast(isLanguage) : undefined;
  return requestLanguage({
    path: folder && pagePath(folder),
    savedChoice: cookieIn(head, LOCALE_STORAGE_KEY),
    acceptLanguage: head('Accept-Language'),
  });
}
