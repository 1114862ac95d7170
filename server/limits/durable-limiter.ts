/** Counts in the storage of a Durable Object of Cloudflare: they outlive its sleep. */
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';

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
export class DurableLimiter extends RateLimiterStoreAbstract {
  readonly #values: StoredValues;
  #sweptAt = 0;

  constructor(options: ConstructorParameters<typeof RateLimiterStoreAbstract>[0], values: StoredValues) {
    super(options);
    this.#values = values;
  }

  _upsert(key: string, points: number, durationMs: number): Promise<Count> {
    this.#sweep();
    const count = this.#read(key) ?? { points: 0, expiresAt: Date.now() + durationMs };
    const next = { ...count, points: count.points + points };
    this.#values.put(key, next);
    return Promise.resolve(next);
  }

  _get(key: string): Promise<Count | null> {
    return Promise.resolve(this.#read(key) ?? null);
  }

  _delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#values.delete(key));
  }

  _getRateLimiterRes(_: string, changed: number, { points, expiresAt }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), expiresAt - Date.now(), points, points === changed);
  }

  #read(key: string): Count | undefined {
    const count = this.#values.get(key) as Count | undefined;
    return count && count.expiresAt > Date.now() ? count : undefined;
  }

  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    const all = Array.from(this.#values.list()) as [string, Partial<Count>][];
    for (const [key, { expiresAt = 0 }] of all) if (expiresAt <= now) this.#values.delete(key);
  }
}
