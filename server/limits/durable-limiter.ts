/** Counts in the storage of a Durable Object of Cloudflare: they outlive its sleep. */
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { CreateLimiter, Limiter } from './limits.ts';

/** The values of one object, read and written at once. */
export interface StoredValues {
  get(key: string): unknown;
  put(key: string, value: unknown): void;
  delete(key: string): boolean;
  list(): Iterable<[string, unknown]>;
}

interface Count {
  readonly points: number;
  /** ms since 1970. */
  readonly expiresAt: number;
}

/** How often what has expired is forgotten, ms. */
const SWEEP_MS = 60_000;

/** A limiter over values that are read and written at once: an object does one thing at a time, so each step is atomic. */
export class DurableLimiter implements Limiter {
  readonly #options: Parameters<CreateLimiter>[0];
  readonly #values: StoredValues;
  #sweptAt = 0;

  constructor(options: Parameters<CreateLimiter>[0], values: StoredValues) {
    this.#options = options;
    this.#values = values;
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    const count = this.#read(key);
    return count ? this.#result(count) : null;
  }

  async penalty(key: string, points = 1): Promise<RateLimiterRes> {
    this.#sweep();
    const count = this.#read(key) ?? { points: 0, expiresAt: Date.now() + this.#options.duration * 1_000 };
    const next = { ...count, points: count.points + points };
    this.#values.put(this.#name(key), next);
    return this.#result(next);
  }

  reward(key: string, points = 1): Promise<RateLimiterRes> {
    return this.penalty(key, -points);
  }

  /** Rejects with the count where it is more than there are points, as every limiter of the package. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const count = await this.penalty(key, points);
    // oxlint-disable-next-line typescript/only-throw-error -- so do the package's own limiters
    if (count.consumedPoints > this.#options.points) throw count;
    return count;
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(this.#name(key));
  }

  #name(key: string): string {
    return `${this.#options.keyPrefix}:${key}`;
  }

  #read(key: string): Count | undefined {
    const count = this.#values.get(this.#name(key)) as Count | undefined;
    return count && count.expiresAt > Date.now() ? count : undefined;
  }

  #result({ points, expiresAt }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.#options.points - points), expiresAt - Date.now(), points);
  }

  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    const all = Array.from(this.#values.list()) as [string, Partial<Count>][];
    for (const [key, { expiresAt = 0 }] of all) if (expiresAt <= now) this.#values.delete(key);
  }
}
