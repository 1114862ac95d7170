/** The chat's addresses behind `fetch`: who answers, and the conversation itself (SPEC.md). */
import { Hono, type Next } from 'hono';
import { CHAT_COMPLETIONS_ROUTE, type Answers, type ChatState } from '#contract/chat.ts';
import { CHAT_LIMITS } from '#contract/limits.ts';
import { newVisitorSession } from '../budget/session-cookie.ts';
import type { Visit } from '../host.ts';
import { converse, heard, type Converse, type ConverseDependencies, type Question } from './converse.ts';
import { ChatFault } from './fault.ts';
import { permissionFor, sourceCheck, type Askers, type Head } from './gate.ts';
import { faultReply, responseOf } from './reply.ts';
import { bodyOf } from './request.ts';
import { sessionCookie, type ChatContext } from './visitor.ts';

export interface ChatDependencies extends Omit<ConverseDependencies, 'checkSource'> {
  /** Who answers as a rule. */
  readonly answers: Answers;
}

export interface Chat {
  /** The routes under `CHAT_ADDRESS`. */
  readonly routes: Hono<{ Bindings: Partial<Visit> }>;
  /** What a `POST` to `CHAT_COMPLETIONS_ADDRESS` does, for a host that reads it by itself. */
  readonly converse: Converse;
}

/** What a page elsewhere may send, and for how many seconds its browser need not ask again. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '7200',
} as const;

export function createChat({ answers, ...conversing }: ChatDependencies): Chat {
  const { askers, cookie, watch } = conversing;
  const checkSource = sourceCheck(askers, watch.log);
  const state: ChatState = { answers, limits: CHAT_LIMITS };
  const ask: Converse = (question) => converse({ ...conversing, checkSource }, question);
  const routes = new Hono<{ Bindings: Partial<Visit> }>();
  routes.onError((error) => responseOf(faultReply(heard(error, watch))));
  routes.post(CHAT_COMPLETIONS_ROUTE, async (context) => responseOf(await ask(questionIn(context))));
  routes.use((context, next) => letGuestsRead(context, next, askers));
  routes.get('/', async (context) => {
    checkSource('GET', headOf(context.req.raw));
    const session = newVisitorSession(watch.now());
    return context.json(state, 200, {
      'Cache-Control': 'no-store',
      'Set-Cookie': await sessionCookie(session, cookie),
    });
  });
  routes.all('/', () => refuseMethod('GET, HEAD'));
  routes.all(CHAT_COMPLETIONS_ROUTE, () => refuseMethod('POST'));
  return { routes, converse: ask };
}

function refuseMethod(allowed: string): Response {
  return responseOf(faultReply(new ChatFault('method_not_allowed'), { Allow: allowed }));
}

/** Tells the browser of a guest that its page may read the answers, and what it may send. */
async function letGuestsRead(context: ChatContext, next: Next, askers: Askers): Promise<Response | undefined> {
  const permission = permissionFor(headOf(context.req.raw), askers);
  const isGuest = Object.keys(permission).length > 0;
  if (isGuest && context.req.method === 'OPTIONS') {
    return context.body(null, 204, { ...permission, ...PREFLIGHT_HEADERS });
  }
  await next();
  for (const [name, value] of Object.entries(permission)) context.res.headers.set(name, value);
  return undefined;
}

function questionIn({ req: { raw: request }, env }: ChatContext): Question {
  return {
    head: headOf(request),
    body: () => bodyOf(request),
    remote: env?.remote ?? '',
    visitor: request.signal,
    finishLater: env?.finishLater && ((work) => env.finishLater?.(work)),
  };
}

function headOf({ headers }: Request): Head {
  return (name) => headers.get(name) ?? undefined;
}
