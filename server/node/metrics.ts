/** What the server counts about itself, as Prometheus reads it. */
import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LOOPBACK_NAMES } from '#shared/urls.ts';
import type { App } from '#server/chat/session.ts';
import { isLoopback } from '#server/limits/visitor-network.ts';
import type { ChatRecord } from '#server/log.ts';

export interface Metrics {
  readonly record: (record: ChatRecord) => void;
  readonly route: App;
}

export function createMetrics(countOpenStreams: () => number): Metrics {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const requests = counter('chat_requests_total', 'Chat requests by how they ended', 'outcome');
  const reserved = counter('chat_tokens_reserved_total', "Tokens taken from the day's budget before a call");
  const settled = counter('chat_tokens_settled_total', 'Tokens that calls have cost');
  const topics = counter(
    'chat_answers_total',
    "Parts of answers from the page's own text, by topic and by whether the page tells it",
    'topic',
    'found',
  );
  const firstWord = new Histogram({
    name: 'chat_first_word_seconds',
    help: 'From the request to the first word of its answer',
    labelNames: ['answers'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  const open: Gauge = new Gauge({
    name: 'chat_open_streams',
    help: 'Answers under way',
    registers: [registry],
    collect: () => open.set(countOpenStreams()),
  });
  return {
    record: ({ outcome, answers = '', firstWordSeconds, reservedTokens = 0, settledTokens = 0, ...record }) => {
      if (outcome !== undefined) requests.inc({ outcome });
      reserved.inc(reservedTokens);
      settled.inc(settledTokens);
      for (const { topic, found } of record.topics ?? []) topics.inc({ topic, found: String(found) });
      if (firstWordSeconds !== undefined) firstWord.observe({ answers }, firstWordSeconds);
    },
    route: metricsRoute(registry),
  };
}

const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

/**
 * Whoever is not on this machine, or comes through a proxy on it, finds nothing here. A proxy may add no header of its
 * own, but asks for the site by the visitor's name for it.
 */
function metricsRoute(registry: Registry): App {
  const route: App = new Hono();
  route.get('/metrics', async (context, next) => {
    const { req, env } = context;
    const isForwarded = PROXY_HEADERS.some((name) => req.header(name) !== undefined);
    const isOwnName = LOOPBACK_NAMES.includes(new URL(req.url).hostname);
    if (!isLoopback(env?.remote ?? '') || isForwarded || !isOwnName) return next();
    return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return route;
}
