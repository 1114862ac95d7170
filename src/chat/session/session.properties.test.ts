/** What must hold for every session, whatever happens in whatever order. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatLimits } from '#shared/limits.ts';
import { startSession, step } from './session.ts';
import type { Failure, Session, SessionEvent, Step } from './types.ts';

type Witness = (before: Session, event: SessionEvent, taken: Step, limits: ChatLimits) => void;

const START = 1_700_000_000_000;

const anyLimits: fc.Arbitrary<ChatLimits> = fc.record({
  maxMessagesPerSession: fc.integer({ min: 1, max: 10 }),
  rateLimitMs: fc.constantFrom(0, 1_000, 5_000),
  maxSessionDuration: fc.integer({ min: 1, max: 30 }),
});

const anyFailure: fc.Arbitrary<Failure> = fc.constantFrom<Failure[]>(
  { kind: 'noApiKey' },
  { kind: 'apiRateLimit' },
  { kind: 'quotaExceeded' },
  { kind: 'specific', cause: 'network' },
  { kind: 'general' },
  { kind: 'brokeOff' },
  { kind: 'stalled', seconds: 30 },
  { kind: 'notLoaded' },
);

/** An event before the time and the stream's id are known; `late` picks an id of the past. */
type Happening = (session: Session, at: number, streams: readonly string[]) => SessionEvent;

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.string().map<Happening>((input) => () => ({ kind: 'inputChanged', input })) },
  { weight: 6, arbitrary: fc.constant<Happening>((_, at) => ({ kind: 'inputSubmitted', at })) },
  { weight: 3, arbitrary: fc.constant<Happening>((_, at) => ({ kind: 'suggestionChosen', text: 'Who?', at })) },
  { weight: 2, arbitrary: fc.constant<Happening>((_, at) => ({ kind: 'retryChosen', at })) },
  { weight: 2, arbitrary: fc.constant<Happening>((_, at) => ({ kind: 'answerHereChosen', at })) },
  { weight: 1, arbitrary: fc.constant<Happening>(() => ({ kind: 'stopChosen' })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('text', 'finish', 'fail'), fc.nat(3), fc.string(), anyFailure)
      .map<Happening>(([kind, back, text, failure]) => (session, at, streams) => {
        const replyId = streams.at(-1 - back) ?? session.openReply ?? '0';
        if (kind === 'text') return { kind: 'textArrived', replyId, text };
        return kind === 'finish'
          ? { kind: 'replyFinished', replyId, at }
          : { kind: 'replyFailed', replyId, failure, at };
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('warning' as const, 'block' as const)
      .map<Happening>((timer) => (_, at) => ({ kind: 'timerFired', timer, at })),
  },
);

const story = fc.array(fc.tuple(happening, fc.integer({ min: -2_000, max: 90_000 })), { maxLength: 60 });

/** Runs a story and shows every step to a witness. */
function tell(events: readonly (readonly [Happening, number])[], limits: ChatLimits, witness: Witness): void {
  let session = startSession(START);
  let at = START;
  const streams: string[] = [];
  for (const [happens, pause] of events) {
    at += pause;
    const event = happens(session, at, streams);
    const next = step(session, event, limits);
    for (const effect of next.effects) if (effect.kind === 'openStream') streams.push(effect.replyId);
    witness(session, event, next, limits);
    session = next.session;
  }
}

function forEveryStory(witness: Witness): void {
  fc.assert(
    fc.property(story, anyLimits, (events, limits) => tell(events, limits, witness)),
    { numRuns: 400 },
  );
}

const opens = ({ effects }: Step) => effects.filter(({ kind }) => kind === 'openStream');

test('1.2 2.5 5 ids grow, the human messages are counted up to the maximum, and a reply is open exactly while it loads', () => {
  forEveryStory((_, __, { session }, { maxMessagesPerSession }) => {
    const ids = session.messages.map(({ id }) => Number(id));
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0))).toBe(true);
    expect(session.sentCount).toBe(session.messages.filter(({ kind }) => kind === 'human').length);
    expect(session.sentCount).toBeLessThanOrEqual(maxMessagesPerSession);
    const open = session.messages.filter((message) => message.kind === 'reply' && message.state === 'open');
    expect(open.map(({ id }) => id)).toEqual(session.openReply === undefined ? [] : [session.openReply]);
  });
});

test('2.2 2.3 a stream opens only when none is open and nothing is blocked', () => {
  forEveryStory((before, _, taken) => {
    if (opens(taken).length === 0) return;
    expect(opens(taken)).toHaveLength(1);
    expect(before).toMatchObject({ openReply: undefined, blocked: 'no' });
  });
});

test('5.5 every end of the open reply ends the loading', () => {
  forEveryStory((before, event, { session }) => {
    const ends =
      event.kind === 'stopChosen' ||
      ((event.kind === 'replyFinished' || event.kind === 'replyFailed') && event.replyId === before.openReply);
    if (ends) expect(session.openReply).toBeUndefined();
  });
});

test('8 what is sent alternates strictly, begins and ends with the visitor, and holds no empty text', () => {
  forEveryStory((_, __, taken) => {
    for (const effect of taken.effects) {
      if (effect.kind !== 'openStream') continue;
      expect(effect.conversation.length % 2).toBe(1);
      effect.conversation.forEach(({ role, content }, index) => {
        expect(role).toBe(index % 2 === 0 ? 'user' : 'assistant');
        expect(content).not.toBe('');
      });
    }
  });
});

test('no word of the visitor or of an answer is ever lost', () => {
  forEveryStory((before, event, { session }) => {
    const texts = (messages: Session['messages']) =>
      messages.flatMap((message) => ('content' in message && message.content !== '' ? [message.content] : []));
    const now = texts(session.messages);
    texts(before.messages).forEach((text, index) => expect(now[index]?.startsWith(text)).toBe(true));
    const sent = session.sentCount > before.sentCount;
    if (event.kind !== 'inputChanged' && !sent) expect(session.input).toBe(before.input);
  });
});
