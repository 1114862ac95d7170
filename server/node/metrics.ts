/** What the server counts about itself, as Prometheus reads it. */
import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answers } from '#shared/chat.ts';
import { LOOPBACK_NAMES } from '#shared/loopback.ts';
import type { ChatRoutes } from '#server/chat/chat-routes.ts';
import { isLoopback } from '#server/limits/visitor-network.ts';
import type { Metrics } from '#server/log.ts';

export class ServerMetrics implements Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'chat_requests_total',
    help: 'Chat requests by how they ended',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #firstWord = new Histogram({
    name: 'chat_first_word_seconds',
    help: 'From the request to the first word of its answer',
    labelNames: ['answers'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.#registry],
  });
  readonly #reserved = new Counter({
    name: 'chat_tokens_reserved_total',
    help: "Tokens taken from the day's budget before a call",
    registers: [this.#registry],
  });
  readonly #settled = new Counter({
    name: 'chat_tokens_settled_total',
    help: 'Tokens that calls have cost',
    registers: [this.#registry],
  });
  readonly #answers = new Counter({
    name: 'chat_answers_total',
    help: "Parts of answers from the page's own text, by topic and by whether the page tells it",
    labelNames: ['topic', 'found'],
    registers: [this.#registry],
  });
  readonly #streams: Gauge;

  constructor(openStreams: () => number) {
    this.#streams = new Gauge({
      name: 'chat_open_streams',
      help: 'Answers under way',
      registers: [this.#registry],
      collect: () => this.#streams.set(openStreams()),
    });
  }

  requestEnded(outcome: string): void {
    this.#requests.inc({ outcome });
  }

  firstWordCame(answers: Answers, seconds: number): void {
    this.#firstWord.observe({ answers }, seconds);
  }

  pageAnswered(parts: readonly { readonly topic: string; readonly found: boolean }[]): void {
    for (const { topic, found } of parts) this.#answers.inc({ topic, found: String(found) });
  }

  tokensReserved(tokens: number): void {
    this.#reserved.inc(tokens);
  }

  tokensSettled(tokens: number): void {
    this.#settled.inc(tokens);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

const PROXY_HEADERS = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'];

/**
 * Whoever is not on this machine, or comes through a proxy on it, finds nothing here. A proxy may add no header of its
 * own, but asks for the site by the visitor's name for it.
 */
export function metricsRoute(metrics: ServerMetrics): ChatRoutes {
  const route: ChatRoutes = new Hono();
  route.get('/metrics', async (context, next) => {
    const isForwarded = PROXY_HEADERS.some((name) => context.req.header(name) !== undefined);
    const isOwnName = LOOPBACK_NAMES.includes(new URL(context.req.url).hostname);
    if (!isLoopback(context.env?.remote ?? '') || isForwarded || !isOwnName) return next();
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return route;
}
