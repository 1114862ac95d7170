/** Runs a session: gives its rules the time, its effects a network and timers, and tells the panel of every change. */
import type { ConversationMessage } from '#contract/chat.ts';
import type { ChatLimits } from '#contract/limits.ts';
import { startSession, step } from '#chat/session/session.ts';
import type { Effect, Failure, Session, SessionEvent } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import { streamReply, type Platform, type ReplyEvent } from '#chat/transport/reply-stream.ts';
import { simulateStream } from '#shared/simulate-stream.ts';

/** Words are shown in groups, not one by one: a render for each token would keep a slow machine busy. */
export const FLUSH_MS = 100;

export interface RunnerState {
  readonly session: Session;
  /** Undefined until somebody has asked. */
  readonly connection: Connection | undefined;
}

/** Makes the answer to the last question of a conversation from this page, in Markdown. */
export type AnswerHere = (conversation: readonly ConversationMessage[]) => string;

interface RunnerOptions {
  readonly limits: ChatLimits;
  /** ms since 1970. */
  readonly startedAt: number;
  /** Rejects when it cannot be learned now; it is asked again with the next send. */
  readonly connect: () => Promise<Connection>;
  /** Rejects when it cannot be loaded now; it is loaded when somebody wants it. */
  readonly loadAnswerHere: (conversation: readonly ConversationMessage[]) => Promise<AnswerHere>;
  readonly platform: Platform;
  /** ms since 1970. */
  readonly now: () => number;
}

interface OpenStream {
  readonly replyId: string;
  /** Words that wait for the next flush. */
  text: string;
  cancelFlush: (() => void) | undefined;
  cancel: () => void;
}

export class SessionRunner {
  readonly #options: RunnerOptions;
  readonly #listeners = new Set<() => void>();
  #state: RunnerState;
  #stream: OpenStream | undefined;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.#state = { session: startSession(options.startedAt), connection: undefined };
  }

  readonly read = (): RunnerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly changeInput = (input: string) => this.#happen({ kind: 'inputChanged', input });
  readonly submit = () => this.#happen({ kind: 'inputSubmitted', at: this.#options.now() });
  readonly suggest = (text: string) => this.#happen({ kind: 'suggestionChosen', text, at: this.#options.now() });
  readonly retry = () => this.#happen({ kind: 'retryChosen', at: this.#options.now() });
  readonly answerHere = () => this.#happen({ kind: 'answerHereChosen', at: this.#options.now() });

  readonly stop = () => {
    if (this.#stream) this.#flush(this.#stream);
    this.#happen({ kind: 'stopChosen' });
  };

  /** The page is left: the request ends with it, and a page that comes back finds its text and can ask again. */
  readonly leave = () => {
    const stream = this.#stream;
    if (!stream) return;
    stream.cancel();
    this.#hear(stream, { kind: 'failed', failure: { kind: 'brokeOff' } });
  };

  /** Learns how the chat is connected; a failure is forgotten, so that the next call asks again. */
  readonly connect = async (): Promise<Connection> => {
    const connection = this.#state.connection ?? (await this.#options.connect());
    if (!this.#state.connection) this.#change({ connection });
    return connection;
  };

  #change(change: Partial<RunnerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #happen(event: SessionEvent): void {
    const { session, effects } = step(this.#state.session, event, this.#options.limits);
    if (session !== this.#state.session) this.#change({ session });
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    switch (effect.kind) {
      case 'openStream':
        this.#openStream(effect);
        break;
      case 'closeStream':
        this.#stream?.cancel();
        this.#stream = undefined;
        break;
      case 'startTimer':
        this.#options.platform.startTimer(effect.delayMs, () =>
          this.#happen({ kind: 'timerFired', timer: effect.timer, at: this.#options.now() }),
        );
        break;
      default:
        effect satisfies never;
    }
  }

  #openStream({ replyId, from, conversation }: Extract<Effect, { kind: 'openStream' }>): void {
    const stream: OpenStream = { replyId, text: '', cancelFlush: undefined, cancel: () => {} };
    this.#stream = stream;
    if (from === 'page') this.#answerHere(stream, conversation);
    else this.#ask(stream, conversation);
  }

  #answerHere(stream: OpenStream, conversation: readonly ConversationMessage[]): void {
    const fail = (failure: Failure) => this.#hear(stream, { kind: 'failed', failure });
    this.#options
      .loadAnswerHere(conversation)
      .then(
        (answer) => {
          if (this.#stream !== stream) return;
          stream.cancel = simulateStream(answer(conversation), this.#options.platform.startTimer, {
            onText: (text) => this.#hear(stream, { kind: 'text', text }),
            onEnd: () => this.#hear(stream, { kind: 'finished' }),
          });
        },
        () => fail({ kind: 'notLoaded' }),
      )
      .catch(() => fail({ kind: 'general' }));
  }

  #ask(stream: OpenStream, conversation: readonly ConversationMessage[]): void {
    this.connect().then(
      (connection) => {
        if (this.#stream !== stream) return;
        if (connection.kind === 'none') {
          this.#hear(stream, { kind: 'failed', failure: { kind: 'noApiKey' } });
        } else {
          const { platform } = this.#options;
          stream.cancel = streamReply(connection, conversation, platform, (event) => this.#hear(stream, event));
        }
      },
      () => this.#hear(stream, { kind: 'failed', failure: { kind: 'specific', cause: 'network' } }),
    );
  }

  #hear(stream: OpenStream, event: ReplyEvent): void {
    if (this.#stream !== stream) return;
    const { replyId } = stream;
    if (event.kind === 'text') return this.#collect(stream, event.text);
    this.#flush(stream);
    this.#stream = undefined;
    const at = this.#options.now();
    if (event.kind === 'finished') this.#happen({ ...event, kind: 'replyFinished', replyId, at });
    else this.#happen({ kind: 'replyFailed', replyId, failure: event.failure, at });
  }

  /** The first words are shown at once, what follows in groups. */
  #collect(stream: OpenStream, text: string): void {
    stream.text += text;
    if (stream.cancelFlush) return;
    this.#flush(stream);
    stream.cancelFlush = this.#options.platform.startTimer(FLUSH_MS, () => {
      stream.cancelFlush = undefined;
      if (stream.text !== '') this.#collect(stream, '');
    });
  }

  #flush(stream: OpenStream): void {
    const { replyId, text } = stream;
    stream.text = '';
    if (text !== '') this.#happen({ kind: 'textArrived', replyId, text });
  }
}
