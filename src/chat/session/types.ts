/** What a chat session consists of (SPEC.md beside this file holds the rules). All times are ms since 1970. */
import type { ConversationMessage } from '#shared/chat.ts';
import type { ProviderErrorKey } from '#shared/provider-error.ts';

/** Why a send was refused before anything left the page. */
export type Refusal =
  | { readonly kind: 'sessionTimeout'; readonly minutes: number }
  | { readonly kind: 'messageLimit'; readonly count: number }
  | { readonly kind: 'rateLimit'; readonly seconds: number };

/** What stands behind `specific`: our own words for it, never the provider's. */
export type Cause = Exclude<ProviderErrorKey, 'apiRateLimit' | 'quotaExceeded'> | 'network';

/** What ends an answer before the model has said all: its length, or a filter. */
export type Shortened = 'length' | 'filter';

/** Why a reply did not come to its end. `notLoaded`: what answers from this page could not be loaded. */
export type Failure =
  | { readonly kind: 'noApiKey' | 'quotaExceeded' | 'general' | 'brokeOff' | 'notLoaded' }
  /** `retryAfterSeconds`: how long it lasts where that is known. */
  | { readonly kind: 'apiRateLimit'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'specific'; readonly cause: Cause }
  | { readonly kind: 'stalled'; readonly seconds: number };

export type Notice =
  | { readonly kind: 'warning'; readonly remaining: number }
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  /** `partial`: text of the reply had arrived and stands above. */
  | { readonly kind: 'failure'; readonly failure: Failure; readonly partial: boolean };

interface MessageBase {
  readonly id: string;
  readonly timestamp: number;
}

export interface ReplyMessage extends MessageBase {
  readonly kind: 'reply';
  readonly content: string;
  readonly state: 'open' | 'finished' | 'stopped' | 'cut';
  /** What cut a finished reply short. */
  readonly shortened?: Shortened;
}

export interface NoticeMessage extends MessageBase {
  readonly kind: 'notice';
  readonly notice: Notice;
}

export type Message =
  | (MessageBase & ({ readonly kind: 'welcome' } | { readonly kind: 'human'; readonly content: string }))
  | ReplyMessage
  | NoticeMessage;

export interface Session {
  readonly messages: readonly Message[];
  readonly input: string;
  /** The id of the reply that is loading. */
  readonly openReply: string | undefined;
  readonly sentCount: number;
  readonly lastSentAt: number | undefined;
  readonly startedAt: number;
  readonly blocked: 'no' | 'forAWhile' | 'forGood';
  /** A send has shown that the page has nobody to ask. */
  readonly withoutKey: boolean;
  /** The visitor has let this page's own text answer. */
  readonly answersHere: boolean;
}

export type Timer = 'warning' | 'block';

export type SessionEvent =
  | { readonly kind: 'inputChanged'; readonly input: string }
  | { readonly kind: 'inputSubmitted' | 'retryChosen' | 'answerHereChosen'; readonly at: number }
  | { readonly kind: 'suggestionChosen'; readonly text: string; readonly at: number }
  | { readonly kind: 'stopChosen' }
  | { readonly kind: 'textArrived'; readonly replyId: string; readonly text: string }
  | { readonly kind: 'replyFinished'; readonly replyId: string; readonly at: number; readonly shortened?: Shortened }
  | { readonly kind: 'replyFailed'; readonly replyId: string; readonly failure: Failure; readonly at: number }
  | { readonly kind: 'timerFired'; readonly timer: Timer; readonly at: number };

export type Effect =
  | {
      readonly kind: 'openStream';
      readonly replyId: string;
      /** Who is asked: whoever the chat is connected to, or this page's own text. */
      readonly from: 'connection' | 'page';
      readonly conversation: readonly ConversationMessage[];
    }
  | { readonly kind: 'closeStream'; readonly replyId: string }
  | { readonly kind: 'startTimer'; readonly timer: Timer; readonly delayMs: number };

export interface Step {
  readonly session: Session;
  readonly effects: readonly Effect[];
}
