/** The visitor's session, in a signed cookie. The counts behind it are the store's. */
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { sitePathOf } from '#shared/urls.ts';
import type { Environment } from '../env.ts';
import type { SendRequest } from '../limits/limits.ts';

const SESSION_COOKIE = 'chat_session';
/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;

export function createSessions({ SESSION_SECRET, CHAT_ORIGINS }: Environment, publicUrl: string) {
  const secret = SESSION_SECRET ?? crypto.randomUUID() + crypto.randomUUID();
  const cookie = {
    path: sitePathOf(publicUrl) + CHAT_ADDRESS,
    maxAge: CHAT_LIMITS.maxSessionDuration * 60,
    httpOnly: true,
    // A page elsewhere has it too, kept apart for each (Partitioned); who may ask is told by the origin, not by it.
    ...(CHAT_ORIGINS.length > 0
      ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
      : ({ sameSite: 'Strict', secure: publicUrl.startsWith('https:') } as const)),
  };
  return {
    /** The one that this site began with the visitor; undefined for every other value, and for a start in the future. */
    async read(context: Context): Promise<SendRequest['session'] | undefined> {
      const value = (await getSignedCookie(context, secret, SESSION_COOKIE)) || '';
      const [, id, start] = /^([\w-]{36})\.([0-9a-z]{1,11})$/.exec(value) ?? [];
      if (!id || !start) return undefined;
      const startedAt = Number.parseInt(start, 36);
      return startedAt <= Date.now() + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
    },
    /** A new one. Its cookie is sent to the chat's endpoint alone, readable by no script. */
    async start(context: Context): Promise<SendRequest['session']> {
      const session = { id: crypto.randomUUID(), startedAt: Date.now() };
      await setSignedCookie(context, SESSION_COOKIE, `${session.id}.${session.startedAt.toString(36)}`, secret, cookie);
      return session;
    },
  };
}
