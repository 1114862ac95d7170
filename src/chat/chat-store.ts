/** Runs a session: gives its rules the time, its effects a network and timers, and tells the panel of every change. */
import type { ConversationMessage } from '#shared/chat.ts';
import type { ChatLimits } from '#shared/limits.ts';
import { startSession, step } from '#chat/session/session.ts';
import type { Effect, Session, SessionEvent } from '#chat/session/types.ts';
import type { Connection } from '#chat/transport/connection.ts';
import { streamReply, type ReplyEvent } from '#chat/transport/reply-stream.ts';
import { simulateStream } from '#shared/chat-completion-writer.ts';

/** Words are shown in groups, not one by one: a render for each token would keep a slow machine busy. */
export const FLUSH_MS = 100;

interface ChatState {
  readonly session: Session;
  /** Undefined until somebody has asked. */
  readonly connection: Connection | undefined;
}

/** Makes the answer to the last question of a conversation from this page, in Markdown. */
export type LocalAnswer = (conversation: readonly ConversationMessage[]) => string;

interface ChatStoreOptions {
  readonly limits: ChatLimits;
  /** ms since 1970. */
  readonly startedAt: number;
  /** Rejects when it cannot be learned now; it is asked again with the next send. */
  readonly connect: () => Promise<Connection>;
  /** Rejects when it cannot be loaded now; it is loaded when somebody wants it. */
  readonly loadLocalAnswer: (conversation: readonly ConversationMessage[]) => Promise<LocalAnswer>;
  readonly fetch: typeof fetch;
}

interface OpenStream {
  readonly replyId: string;
  /** Words that wait for the next flush. */
  text: string;
  flushTimer: ReturnType<typeof setTimeout> | undefined;
  cancel: () => void;
}

export class ChatStore {
  readonly #options: ChatStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: ChatState;
  #stream: OpenStream | undefined;

  constructor(options: ChatStoreOptions) {
    this.#options = options;
    this.#state = { session: startSession(options.startedAt), connection: undefined };
  }

  readonly getSnapshot = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly changeInput = (input: string) => this.#dispatch({ kind: 'inputChanged', input });
  readonly submit = () => this.#dispatch({ kind: 'inputSubmitted', at: Date.now() });
  readonly suggest = (text: string) => this.#dispatch({ kind: 'suggestionChosen', text, at: Date.now() });
  readonly retry = () => this.#dispatch({ kind: 'retryChosen', at: Date.now() });
  readonly answerHere = () => this.#dispatch({ kind: 'answerHereChosen', at: Date.now() });

  readonly stop = () => {
    if (this.#stream) this.#flush(this.#stream);
    this.#dispatch({ kind: 'stopChosen' });
  };

  /** The page is left: the request ends with it, and a page that comes back finds its text and can ask again. */
  readonly leave = () => {
    const stream = this.#stream;
    stream?.cancel();
    if (stream) this.#handle(stream, { kind: 'failed', failure: { kind: 'brokeOff' } });
  };

  /** Learns how the chat is connected; a failure is forgotten, so that the next call asks again. */
  readonly connect = async (): Promise<Connection> => {
    const connection = this.#state.connection ?? (await this.#options.connect());
    if (!this.#state.connection) this.#change({ connection });
    return connection;
  };

  #change(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #dispatch(event: SessionEvent): void {
    const { session, effects } = step(this.#state.session, event, this.#options.limits);
    if (session !== this.#state.session) this.#change({ session });
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    switch (effect.kind) {
      case 'openStream': {
        const stream: OpenStream = { replyId: effect.replyId, text: '', flushTimer: undefined, cancel: () => {} };
        this.#stream = stream;
        const open = effect.from === 'page' ? this.#answerLocally : this.#askConnection;
        void open(stream, effect.conversation).catch(() =>
          this.#handle(stream, { kind: 'failed', failure: { kind: 'general' } }),
        );
        break;
      }
      case 'closeStream':
        this.#stream?.cancel();
        this.#stream = undefined;
        break;
      case 'startTimer':
        setTimeout(() => this.#dispatch({ kind: 'timerFired', timer: effect.timer, at: Date.now() }), effect.delayMs);
        break;
      default:
        effect satisfies never;
    }
  }

  readonly #answerLocally = async (stream: OpenStream, conversation: readonly ConversationMessage[]) => {
    const answer = await this.#options.loadLocalAnswer(conversation).catch(() => undefined);
    if (!answer) return this.#handle(stream, { kind: 'failed', failure: { kind: 'notLoaded' } });
    if (this.#stream !== stream) return;
    stream.cancel = simulateStream(answer(conversation), {
      onText: (text) => this.#handle(stream, { kind: 'text', text }),
      onEnd: () => this.#handle(stream, { kind: 'finished' }),
    });
  };

  readonly #askConnection = async (stream: OpenStream, conversation: readonly ConversationMessage[]) => {
    const connection = await this.connect().catch(() => undefined);
    if (!connection) return this.#handle(stream, { kind: 'failed', failure: { kind: 'specific', cause: 'network' } });
    if (connection.kind === 'none') return this.#handle(stream, { kind: 'failed', failure: { kind: 'noApiKey' } });
    if (this.#stream !== stream) return;
    stream.cancel = streamReply(connection, conversation, this.#options.fetch, (event) => this.#handle(stream, event));
  };

  /** What comes of a stream that is no longer open is passed over. */
  #handle(stream: OpenStream, event: ReplyEvent): void {
    if (this.#stream !== stream) return;
    const { replyId } = stream;
    if (event.kind === 'text') return this.#buffer(stream, event.text);
    this.#flush(stream);
    this.#stream = undefined;
    const at = Date.now();
    if (event.kind === 'finished') this.#dispatch({ ...event, kind: 'replyFinished', replyId, at });
    else this.#dispatch({ kind: 'replyFailed', replyId, failure: event.failure, at });
  }

  /** The first words are shown at once, what follows in groups. */
  #buffer(stream: OpenStream, text: string): void {
    stream.text += text;
    if (stream.flushTimer) return;
    this.#flush(stream);
    stream.flushTimer = setTimeout(() => {
      stream.flushTimer = undefined;
      if (stream.text !== '') this.#buffer(stream, '');
    }, FLUSH_MS);
  }

  #flush(stream: OpenStream): void {
    const { replyId, text } = stream;
    stream.text = '';
    if (text !== '') this.#dispatch({ kind: 'textArrived', replyId, text });
  }
}
