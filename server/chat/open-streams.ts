/** The answers that are under way: bounded in number, and waited for when the server stops. */
import { ApiError } from './api-error.ts';

/** Seconds after which a place may be free again. */
const RETRY_AFTER_SECONDS = 5;

export class OpenStreams {
  readonly #max: number;
  #count = 0;
  #isClosed = false;
  #onIdle = () => {};

  constructor(max: number) {
    this.#max = max;
  }

  get count(): number {
    return this.#count;
  }

  /** Takes a place; the returned function gives it back, once. Throws `overloaded` when there is none. */
  enter(): () => void {
    if (this.#isClosed || this.#count >= this.#max) {
      throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.#count += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#count -= 1;
      if (this.#count === 0) this.#onIdle();
    };
  }

  /** Lets nobody in any more. Resolves when the last answer has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#count > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }
}
