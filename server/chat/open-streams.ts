/** The answers that are under way: bounded in number, and waited for when the server stops. */
import { ApiError } from './api-error.ts';

/** Answers under way at one time: no more than a small machine bears. */
const MAX_OPEN_STREAMS = 1_000;
/** Seconds after which a place may be free again. */
const RETRY_AFTER_SECONDS = 5;

export class OpenStreams {
  isClosed = false;
  count = 0;
  readonly #max: number;
  #onIdle = () => {};

  constructor(max = MAX_OPEN_STREAMS) {
    this.#max = max;
  }

  /** Takes a place; the returned function gives it back. Throws `overloaded` when there is none. */
  enter(): () => void {
    if (this.isClosed || this.count >= this.#max) {
      throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.count += 1;
    return () => {
      this.count -= 1;
      if (this.count === 0) this.#onIdle();
    };
  }

  /** Lets nobody in any more. Resolves when the last answer has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.count > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }
}
