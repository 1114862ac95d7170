/** What the server counts about itself, as Prometheus reads it. */
import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LOOPBACK_NAMES } from '#shared/urls.ts';
import type { ChatRecord } from '#server/chat/chat-turn.ts';
import { isLoopback, type App } from '#server/request.ts';

const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

export function createMetrics(countOpenStreams: () => number) {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const requests = counter('chat_requests_total', 'Chat requests by how they ended', 'outcome');
  const reserved = counter('chat_tokens_reserved_total', "Tokens taken from the day's budget before a call");
  const settled = counter('chat_tokens_settled_total', 'Tokens that calls have cost');
  const parts = "Parts of answers from the page's own text, by topic and by whether the page tells it";
  const topics = counter('chat_answers_total', parts, 'topic', 'found');
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

  const record = (ended: ChatRecord) => {
    if (ended.outcome !== undefined) requests.inc({ outcome: ended.outcome });
    reserved.inc(ended.reservedTokens ?? 0);
    settled.inc(ended.settledTokens ?? 0);
    for (const { topic, found } of ended.topics ?? []) topics.inc({ topic, found: String(found) });
    if (ended.firstWordSeconds !== undefined)
      firstWord.observe({ answers: ended.answers ?? '' }, ended.firstWordSeconds);
  };

  /**
   * Whoever is not on this machine, or comes through a proxy on it, finds nothing here. A proxy may add no header of its
   * own, but asks for the site by the visitor's name for it.
   */
  const routes: App = new Hono();
  routes.get('/metrics', async ({ req, env, body }, next) => {
    const isForwarded = PROXY_HEADERS.some((name) => req.header(name) !== undefined);
    const isOwnName = LOOPBACK_NAMES.includes(new URL(req.url).hostname);
    if (!isLoopback(env?.remote ?? '') || isForwarded || !isOwnName) return next();
    return body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return { record, routes };
}
