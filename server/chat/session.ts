/** Who sends a request: the session in the signed cookie, the network, the language of the page. */
import type { Context } from 'hono';
import { getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { isLanguage, pagePath, type Language } from '#shared/language.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import type { SitePath } from '#shared/site-path.ts';
import { LOCALE_STORAGE_KEY } from '#i18n/detect-locale.ts';
import { requestLanguage } from '../request-language.ts';

/** What only the host knows about one request. */
export interface RequestContext {
  /** The address that the request comes from. */
  readonly remote: string;
  /** Keeps the host at it until `work` is done, where it would stop with the answer's last byte. */
  readonly finishLater?: (work: Promise<unknown>) => void;
}

export type ChatContext = Context<{ Bindings: Partial<RequestContext> }>;

/** A visitor's session. The counts behind it are the store's. */
export interface VisitorSession {
  readonly id: string;
  /** ms since 1970. */
  readonly startedAt: number;
}

export interface CookieSettings {
  readonly secret: string;
  /** Below which the site lives. */
  readonly sitePath: SitePath;
  /** Whether pages of other origins ask too. */
  readonly isShared: boolean;
  /** Whether the site is reached by https alone. */
  readonly isSecure: boolean;
}

const SESSION_COOKIE = 'chat_session';
const SESSION_SECONDS = CHAT_LIMITS.maxSessionDuration * 60;
/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;

/** The session that this site began with the visitor, if any; undefined for every other value, and for a start in the future. */
export async function readSession(
  context: Context,
  { secret }: CookieSettings,
  now: number,
): Promise<VisitorSession | undefined> {
  const value = await getSignedCookie(context, secret, SESSION_COOKIE);
  const { id, start } = /^(?<id>[\w-]{36})\.(?<start>[0-9a-z]{1,11})$/.exec(value || '')?.groups ?? {};
  if (!id || !start) return undefined;
  const startedAt = Number.parseInt(start, 36);
  return startedAt <= now + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
}

/** Starts a session. Its cookie is sent to the chat's endpoint alone, readable by no script. */
export async function startSession(
  context: Context,
  { secret, sitePath, isShared, isSecure }: CookieSettings,
  now: number,
): Promise<VisitorSession> {
  const session = { id: crypto.randomUUID(), startedAt: now };
  await setSignedCookie(context, SESSION_COOKIE, `${session.id}.${now.toString(36)}`, secret, {
    path: sitePath + CHAT_ADDRESS,
    maxAge: SESSION_SECONDS,
    httpOnly: true,
    // A page elsewhere has it too, kept apart for each (Partitioned); who may ask is told by the origin, not by it.
    ...(isShared ? { sameSite: 'None', secure: true, partitioned: true } : { sameSite: 'Strict', secure: isSecure }),
  });
  return session;
}

/** Of the page that the visitor writes on. */
export function pageLanguage(context: Context): Language {
  const referrer = context.req.header('Referer') ?? '';
  // The page may lie below a path, here or elsewhere.
  const folder = URL.canParse(referrer) ? new URL(referrer).pathname.split('/').findLast(isLanguage) : undefined;
  return requestLanguage({
    path: folder && pagePath(folder),
    savedChoice: getCookie(context, LOCALE_STORAGE_KEY),
    acceptLanguage: context.req.header('Accept-Language'),
  });
}
