/** One exchange with the provider: its connection, its deadlines, its answer piece by piece. */
import type { InTurn } from '../host.ts';
import type { Answer, AnswerPart } from './answer.ts';
import type { ByteSource } from './byte-source.ts';
import { ChatFault } from './fault.ts';
import { faultOfConnection } from './provider-fault.ts';
import { ProviderStream } from './provider-stream.ts';

/** All in ms. Together they end every exchange, whatever the provider does. */
export interface ProviderDeadlines {
  readonly connect: number;
  /** From the request to the first word. */
  readonly firstWord: number;
  /** Between two words. */
  readonly silence: number;
  readonly whole: number;
}

interface ProviderAnswerOptions {
  /** Opens the connection and gives its bytes; `signal` closes it. */
  readonly open: (signal: AbortSignal) => Promise<ByteSource>;
  readonly deadlines: ProviderDeadlines;
  /** Lets others go first: what comes while somebody waits for more of an answer takes its turn; a first word does not. */
  readonly inTurn: InTurn;
}

type Timer = ReturnType<typeof setTimeout>;

export class ProviderAnswer implements Answer {
  readonly #stream = new ProviderStream();
  readonly #connection = new AbortController();
  readonly #silenceMs: number;
  readonly #inTurn: InTurn;
  readonly #whole: Timer;
  /** For the next word, ms. */
  #patienceMs: number;
  #patience: Timer | undefined;
  #body: ByteSource | undefined;
  /** Set while somebody waits for the next word. */
  #wake: (() => void) | undefined;
  #hasSpoken = false;
  /** Whether what has come still waits for its turn. */
  #awaitsTurn = false;

  constructor({ open, deadlines, inTurn }: ProviderAnswerOptions) {
    this.#silenceMs = deadlines.silence;
    this.#inTurn = inTurn;
    this.#whole = setTimeout(() => this.#hangUp(new ChatFault('upstream_timeout')), deadlines.whole);
    this.#patienceMs = deadlines.firstWord;
    open(this.#connection.signal).then(
      (body) => this.#listen(body),
      (error: unknown) => this.#hangUp(faultOfConnection(error)),
    );
  }

  async next(): Promise<readonly AnswerPart[]> {
    if (this.#stream.parts.length === 0 && !this.#stream.fault) {
      this.#startPatience();
      const more = new Promise<void>((resolve) => (this.#wake = resolve));
      this.#body?.resume();
      await more;
      this.#wake = undefined;
    }
    const parts = this.#stream.parts.splice(0);
    if (parts.length === 0) throw this.#stream.fault ?? new ChatFault('internal_error');
    this.#patienceMs = this.#silenceMs;
    this.#hasSpoken = true;
    return parts;
  }

  close(): void {
    if (!this.#stream.isDone) this.#hangUp(new ChatFault('upstream_error', { detail: 'the visitor left' }));
  }

  /** A provider that is held back is not silent: the clock counts only while somebody waits, and nothing has come. */
  #startPatience(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.#wake && !this.#awaitsTurn) this.#hangUp(new ChatFault('upstream_timeout'));
    }, this.#patienceMs);
  }

  #listen(body: ByteSource): void {
    this.#body = body;
    body.listen({
      onBytes: (bytes) => {
        this.#stream.feed(bytes);
        this.#react();
      },
      onEnd: () => {
        this.#stream.end();
        this.#react();
      },
      onError: (error) => this.#hangUp(faultOfConnection(error)),
    });
  }

  #hangUp(fault: ChatFault): void {
    this.#stream.end(fault);
    this.#react();
  }

  /** Hands on what has come; while nobody asks for it, the provider has to wait. */
  #react(): void {
    const { parts, fault, isDone } = this.#stream;
    if (fault || isDone) this.#letGo();
    else if (parts.length > 0 && !this.#wake) this.#body?.pause();
    if (fault || (parts.length > 0 && !this.#hasSpoken)) this.#wake?.();
    else if (parts.length > 0 && this.#wake && !this.#awaitsTurn) this.#waitForTurn();
  }

  #waitForTurn(): void {
    this.#awaitsTurn = true;
    this.#inTurn(() => {
      this.#awaitsTurn = false;
      this.#wake?.();
    });
  }

  #letGo(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#patience);
    if (this.#stream.fault) this.#connection.abort();
    else this.#body?.release();
    this.#body = undefined;
  }
}
