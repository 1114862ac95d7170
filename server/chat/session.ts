/** The visitor's session, in a signed cookie. The counts behind it are the store's. */
import type { Context, Hono } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { sitePathOf } from '#shared/urls.ts';
import type { Environment } from '../env.ts';

/** What only the host knows about one request. */
export interface RequestContext {
  /** The address that the request comes from. */
  readonly remote: string;
  /** Keeps the host at it until `work` is done, where it would stop with the answer's last byte. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type App = Hono<{ Bindings: Partial<RequestContext> }>;
export type AppContext = Context<{ Bindings: Partial<RequestContext> }>;

export interface VisitorSession {
  readonly id: string;
  /** ms since 1970. */
  readonly startedAt: number;
}

const SESSION_COOKIE = 'chat_session';
/** How far two machines' clocks may be apart, ms. */
const CLOCK_SKEW_MS = 60_000;

export interface Sessions {
  /** The one that this site began with the visitor; undefined for every other value, and for a start in the future. */
  readonly read: (context: Context) => Promise<VisitorSession | undefined>;
  /** A new one. Its cookie is sent to the chat's endpoint alone, readable by no script. */
  readonly start: (context: Context) => Promise<VisitorSession>;
}

export function createSessions({ SESSION_SECRET, CHAT_ORIGINS }: Environment, publicUrl: string): Sessions {
  const secret = SESSION_SECRET ?? crypto.randomUUID() + crypto.randomUUID();
  const isSecure = publicUrl.startsWith('https:');
  const cookie = {
    path: sitePathOf(publicUrl) + CHAT_ADDRESS,
    maxAge: CHAT_LIMITS.maxSessionDuration * 60,
    httpOnly: true,
    // A page elsewhere has it too, kept apart for each (Partitioned); who may ask is told by the origin, not by it.
    ...(CHAT_ORIGINS.length > 0
      ? ({ sameSite: 'None', secure: true, partitioned: true } as const)
      : ({ sameSite: 'Strict', secure: isSecure } as const)),
  };
  return {
    read: async (context) => {
      const value = await getSignedCookie(context, secret, SESSION_COOKIE);
      const { id, start } = /^(?<id>[\w-]{36})\.(?<start>[0-9a-z]{1,11})$/.exec(value || '')?.groups ?? {};
      if (!id || !start) return undefined;
      const startedAt = Number.parseInt(start, 36);
      return startedAt <= Date.now() + CLOCK_SKEW_MS ? { id, startedAt } : undefined;
    },
    start: async (context) => {
      const session = { id: crypto.randomUUID(), startedAt: Date.now() };
      await setSignedCookie(context, SESSION_COOKIE, `${session.id}.${session.startedAt.toString(36)}`, secret, cookie);
      return session;
    },
  };
}
