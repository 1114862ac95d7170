/** The chat's function at Vercel. */
import { getRequestListener } from '@hono/node-server';
import { answer } from '../function.ts';

/** Vercel's own way to what belongs to a request. */
const CONTEXT = Symbol.for('@vercel/request-context');
type VercelContext = { get?(): { waitUntil?(work: Promise<unknown>): void } | undefined };

/** Vercel writes the visitor's address into the head, over whatever the visitor wrote there. */
export default getRequestListener((request) => {
  const context = (globalThis as { [CONTEXT]?: VercelContext })[CONTEXT]?.get?.();
  return answer(request, {
    remote: request.headers.get('X-Real-IP') ?? '',
    waitUntil: (work) => context?.waitUntil?.(work),
  });
});
