/** Counts in the storage of a Durable Object of Cloudflare: they outlive its sleep. */
import type { IRateLimiterOptions } from 'rate-limiter-flexible';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';

/** The values of one object, read and written at once. */
export interface StoredValues {
  get(key: string): unknown;
  put(key: string, value: unknown): void;
  delete(key: string): boolean;
  list(): Iterable<[string, unknown]>;
}

/** `expiresAt`: ms since 1970. */
type Count = { readonly points: number; readonly expiresAt: number };

/** How often what has expired is forgotten, ms. */
const SWEEP_MS = 60_000;

/** An object does one thing at a time, so each step is atomic. What a store of the package has to bring along. */
export class DurableLimiter extends RateLimiterStoreAbstract {
  readonly #values: StoredValues;
  #sweptAt = 0;

  constructor(options: IRateLimiterOptions, values: StoredValues) {
    super({ ...options, storeClient: values });
    this.#values = values;
  }

  async _get(key: string): Promise<Count | undefined> {
    return this.#read(key);
  }

  async _upsert(key: string, points: number, durationMs: number): Promise<Count> {
    this.#sweep();
    const count = this.#read(key) ?? { points: 0, expiresAt: Date.now() + durationMs };
    const next = { ...count, points: count.points + points };
    this.#values.put(key, next);
    return next;
  }

  async _delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  _getRateLimiterRes(_key: string, _changed: number, { points, expiresAt }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), expiresAt - Date.now(), points);
  }

  #read(key: string): Count | undefined {
    const count = this.#values.get(key) as Count | undefined;
    return count && count.expiresAt > Date.now() ? count : undefined;
  }

  #sweep(): void {
    if (Date.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = Date.now();
    const all = Array.from(this.#values.list()) as [string, Count][];
    for (const [key, { expiresAt }] of all) if (expiresAt <= this.#sweptAt) this.#values.delete(key);
  }
}
