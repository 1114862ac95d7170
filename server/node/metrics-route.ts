/** `/metrics`, for whoever is on this machine. */
import { Hono } from 'hono';
import { LOOPBACK_NAMES } from '#contract/loopback.ts';
import { isLoopback } from '#server/budget/visitor-network.ts';
import type { Visit } from '#server/host.ts';
import type { ServerMetrics } from './metrics.ts';

const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

/**
 * Whoever is not on this machine, or comes through a proxy on it, finds nothing here. A proxy may add no header of its
 * own, but asks for the site by the visitor's name for it.
 */
export function metricsRoute(metrics: ServerMetrics): Hono<{ Bindings: Partial<Visit> }> {
  const route = new Hono<{ Bindings: Partial<Visit> }>();
  route.get('/metrics', async (context, next) => {
    const isForwarded = PROXY_HEADERS.some((name) => context.req.header(name) !== undefined);
    const isOwnName = LOOPBACK_NAMES.includes(new URL(context.req.url).hostname);
    if (!isLoopback(context.env?.remote ?? '') || isForwarded || !isOwnName) return next();
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return route;
}
