import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, MAX_REQUEST_BYTES, type ChatLimits } from '#shared/limits.ts';
import { answerHereOf, retryOf } from './failed-question.ts';
import { startSession, step } from './session.ts';
import { charactersLeft, isTimeUp, messagesLeft, secondsUntilSend, sessionMinutes } from './checks.ts';
import type { Effect, Failure, Message, Notice, Session, SessionEvent } from './types.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const LIMITS: ChatLimits = { maxMessagesPerSession: 5, rateLimitMs: 5_000, maxSessionDuration: 15 };

/** A session that is driven by events and remembers the effects of the newest one. */
class Driven {
  session: Session = startSession(START);
  effects: readonly Effect[] = [];
  limits = LIMITS;

  constructor(limits: Partial<ChatLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
  }

  after(event: SessionEvent): this {
    const next = step(this.session, event, this.limits);
    this.session = next.session;
    this.effects = next.effects;
    return this;
  }

  send(input: string, at: number): this {
    return this.after({ kind: 'inputChanged', input }).after({ kind: 'inputSubmitted', at });
  }

  get replyId(): string {
    return this.session.openReply ?? 'none';
  }

  hear(text: string): this {
    return this.after({ kind: 'textArrived', replyId: this.replyId, text });
  }

  finish(at: number): this {
    return this.after({ kind: 'replyFinished', replyId: this.replyId, at });
  }

  fail(failure: Failure, at: number): this {
    return this.after({ kind: 'replyFailed', replyId: this.replyId, failure, at });
  }

  /** Asks and is answered in full. */
  exchange(question: string, answer: string, at: number): this {
    return this.send(question, at).hear(answer).finish(at);
  }

  get last(): Message | undefined {
    return this.session.messages.at(-1);
  }

  get notices(): Notice[] {
    return this.session.messages.flatMap((message) => (message.kind === 'notice' ? [message.notice] : []));
  }

  get opened(): Extract<Effect, { kind: 'openStream' }> | undefined {
    return this.effects.find((effect) => effect.kind === 'openStream');
  }
}

const BROKE_OFF: Failure = { kind: 'brokeOff' };
const halfAnswered = (driven = new Driven()) => driven.send('one', START).hear('Half').fail(BROKE_OFF, START);
/** Those that do not block. */
const HARMLESS: readonly Failure[] = [
  { kind: 'noApiKey' },
  { kind: 'notLoaded' },
  { kind: 'general' },
  { kind: 'specific', cause: 'upstream' },
  { kind: 'stalled', seconds: 60 },
  BROKE_OFF,
];

describe('1 Messages', () => {
  test('1.1 the first message is the welcome, with the id 1 and the time of the start', () => {
    expect(startSession(START).messages).toEqual([{ id: '1', kind: 'welcome', timestamp: START }]);
  });

  test('1.2 an id is the time in milliseconds, and the next free number when two fall together', () => {
    const { messages } = new Driven().send('hello', START + 7).session;
    expect(messages.map(({ id }) => id)).toEqual(['1', String(START + 7), String(START + 8)]);
    expect(messages.map(({ timestamp }) => timestamp)).toEqual([START, START + 7, START + 7]);
  });

  test('1.3 an error is kept as what it means', () => {
    const driven = new Driven().send('hello', START).fail({ kind: 'specific', cause: 'timeout' }, START + 1);
    expect(driven.notices).toEqual([
      { kind: 'failure', failure: { kind: 'specific', cause: 'timeout' }, partial: false },
    ]);
  });
});

describe('2 Sending', () => {
  test.each(['', '   ', '\n\t', '　', '\u200B\u2060', '\u200E \u3164', '\u2800'])(
    '2.1 the blank text %j is ignored',
    (text) => {
      const driven = new Driven().send(text, START);
      expect(driven.session.messages).toHaveLength(1);
      expect(driven.effects).toEqual([]);
    },
  );

  test('2.2 nothing is sent while a reply is open, and the text stays', () => {
    const driven = new Driven().send('one', START).send('two', START + 6_000);
    expect(driven.session.sentCount).toBe(1);
    expect(driven.session.input).toBe('two');
    expect(driven.effects).toEqual([]);
  });

  test('2.3 nothing is sent while blocked, not even a warning appears', () => {
    const driven = new Driven().send('one', START).fail({ kind: 'apiRateLimit' }, START + 1);
    const before = driven.session.messages;
    driven.send('two', START + 6_000);
    expect(driven.session.messages).toBe(before);
    expect(driven.session.input).toBe('two');
  });

  test('2.4 a text over the maximum length is not sent and stays; one at the maximum is sent', () => {
    const long = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);
    const driven = new Driven().send(long, START);
    expect(driven.session.messages).toHaveLength(1);
    expect(driven.session.input).toBe(long);
    expect(driven.send(long.slice(1), START).session.sentCount).toBe(1);
  });

  test('2.5 a send adds the trimmed text and an empty reply, counts, notes the time and opens one stream', () => {
    const driven = new Driven().send('  hello \n', START + 10);
    expect(driven.session).toMatchObject({ sentCount: 1, lastSentAt: START + 10, openReply: String(START + 11) });
    expect(driven.session.messages.slice(1)).toEqual([
      { id: String(START + 10), kind: 'human', content: 'hello', timestamp: START + 10 },
      { id: String(START + 11), kind: 'reply', content: '', state: 'open', timestamp: START + 10 },
    ]);
    expect(driven.effects).toEqual([
      {
        kind: 'openStream',
        replyId: String(START + 11),
        from: 'connection',
        conversation: [{ role: 'user', content: 'hello' }],
      },
    ]);
  });

  test('2.6 a suggested question leaves what stands in the input', () => {
    const driven = new Driven()
      .after({ kind: 'inputChanged', input: 'half a thought' })
      .after({ kind: 'suggestionChosen', text: 'Who are you?', at: START });
    expect(driven.session).toMatchObject({ input: 'half a thought', sentCount: 1 });
  });
});

describe('3 Checks before each send', () => {
  test('3.1 a session at its maximum age still sends; a millisecond later it does not', () => {
    const limit = START + 15 * MINUTE;
    expect(new Driven().send('hello', limit).session.sentCount).toBe(1);
    const late = new Driven().send('hello', limit + 1);
    expect(late.session.sentCount).toBe(0);
    expect(late.notices).toEqual([{ kind: 'refusal', refusal: { kind: 'sessionTimeout', minutes: 15 } }]);
  });

  test('3.2 the message after the last one is refused, with the maximum', () => {
    const driven = new Driven({ maxMessagesPerSession: 1 }).exchange('one', 'answer', START).send('two', START + 9_000);
    expect(driven.notices).toEqual([{ kind: 'refusal', refusal: { kind: 'messageLimit', count: 1 } }]);
  });

  test.each([
    [0, 5],
    [1, 5],
    [999, 5],
    [1_000, 4],
    [4_999, 1],
  ])('3.3 a send %i ms after the last one is refused with %i seconds', (gap, seconds) => {
    const driven = new Driven().exchange('one', 'answer', START).send('two', START + gap);
    expect(driven.notices).toEqual([{ kind: 'refusal', refusal: { kind: 'rateLimit', seconds } }]);
  });

  test('3.3 a clock that was set back locks nobody out', () => {
    expect(new Driven().exchange('one', 'answer', START + MINUTE).send('two', START).session.sentCount).toBe(2);
  });

  test('3 the age speaks before the count, and the count before the gap', () => {
    const used = () => new Driven({ maxMessagesPerSession: 1 }).exchange('one', 'answer', START + 15 * MINUTE);
    const refusalAt = (at: number) => used().send('two', at).notices;
    expect(refusalAt(START + 15 * MINUTE + 1)).toMatchObject([{ refusal: { kind: 'sessionTimeout' } }]);
    expect(refusalAt(START + 15 * MINUTE)).toMatchObject([{ refusal: { kind: 'messageLimit' } }]);
  });

  test('3.4 a refused text stays in the input; nothing is sent or counted', () => {
    const driven = new Driven().exchange('one', 'answer', START).send('two', START + 1);
    expect(driven.session).toMatchObject({ input: 'two', sentCount: 1, lastSentAt: START, openReply: undefined });
    expect(driven.effects).toEqual([]);
  });
});

describe('4 Warning', () => {
  const warning = { kind: 'startTimer', timer: 'warning', delayMs: 1_000 };

  test('4.1 the send that reaches the maximum minus 2 asks for the warning, one second later', () => {
    const driven = new Driven().exchange('one', 'a', START).exchange('two', 'b', START + MINUTE);
    expect(driven.send('three', START + 2 * MINUTE).effects).toContainEqual(warning);
    driven.after({ kind: 'timerFired', timer: 'warning', at: START + 2 * MINUTE + 1_000 });
    expect(driven.last).toMatchObject({ kind: 'notice', notice: { kind: 'warning', remaining: 2 } });
  });

  test('4.2 it comes once', () => {
    const driven = new Driven({ rateLimitMs: 0 });
    const asked = ['one', 'two', 'three', 'four', 'five'].filter((text) =>
      driven.send(text, START).effects.some((effect) => {
        driven.hear('answer').finish(START);
        return effect.kind === 'startTimer';
      }),
    );
    expect(asked).toEqual(['three']);
  });
});

describe('5 Replies', () => {
  test('5.1 text is appended to the open reply, whatever came after it', () => {
    const driven = new Driven({ maxMessagesPerSession: 3 }).send('one', START).hear('Hello');
    driven.after({ kind: 'timerFired', timer: 'warning', at: START + 1_000 }).hear(', world');
    expect(driven.session.messages[2]).toMatchObject({ content: 'Hello, world', state: 'open' });
  });

  test('5.1 white space before the first word is not part of the reply', () => {
    const driven = new Driven().send('one', START).hear('\n').hear(' \n');
    expect(driven.last).toMatchObject({ content: '' });
    expect(driven.hear(' Hello').hear(' you').last).toMatchObject({ content: 'Hello you' });
  });

  test.each(['', '\u200B', '\u3164 '])('5.2 a reply that finishes with no more than %j has broken off', (text) => {
    expect(
      new Driven()
        .send('one', START)
        .hear(text)
        .finish(START + 5).notices,
    ).toEqual([{ kind: 'failure', failure: BROKE_OFF, partial: false }]);
  });

  test('5.3 a stopped reply keeps its text, and its stream is closed', () => {
    const driven = new Driven().send('one', START).hear('Half');
    const { replyId } = driven;
    driven.after({ kind: 'stopChosen' });
    expect(driven.last).toMatchObject({ content: 'Half', state: 'stopped' });
    expect(driven.effects).toEqual([{ kind: 'closeStream', replyId }]);
  });

  test('5.4 a late word of a stopped reply changes nothing', () => {
    const driven = new Driven().send('one', START);
    const { replyId } = driven;
    const stopped = driven.after({ kind: 'stopChosen' }).session;
    driven.after({ kind: 'textArrived', replyId, text: 'late' });
    driven.after({ kind: 'replyFinished', replyId, at: START + 2 });
    driven.after({ kind: 'replyFailed', replyId, failure: { kind: 'quotaExceeded' }, at: START + 3 });
    expect(driven.session).toBe(stopped);
  });

  test('5.4 a word of an earlier stream does not reach the next reply', () => {
    const driven = new Driven().send('one', START);
    const { replyId } = driven;
    driven.fail(BROKE_OFF, START + 1).after({ kind: 'retryChosen', at: START + 2 });
    const before = driven.session;
    expect(driven.after({ kind: 'textArrived', replyId, text: 'late' }).session).toBe(before);
  });

  test.each(['length', 'filter'] as const)(
    '5.6 a reply that was cut by its %s is finished and says so',
    (shortened) => {
      const driven = new Driven().send('one', START).hear('Half');
      const replyId = driven.session.openReply ?? '';
      const { session } = step(driven.session, { kind: 'replyFinished', replyId, at: START + 9, shortened }, LIMITS);
      expect(session.messages.at(-1)).toMatchObject({ content: 'Half', state: 'finished', shortened });
      expect(session.openReply).toBeUndefined();
    },
  );
});

describe('6 Failures', () => {
  test('6.1 a failure before the first word turns the empty reply into the error', () => {
    const driven = new Driven().send('one', START).fail({ kind: 'general' }, START + 9);
    expect(driven.session.messages).toHaveLength(3);
    expect(driven.last).toMatchObject({ id: String(START + 1), notice: { kind: 'failure', partial: false } });
  });

  test('6.2 a failure after it leaves the text and appends the error', () => {
    const driven = new Driven()
      .send('one', START)
      .hear('Half')
      .fail(BROKE_OFF, START + 9);
    expect(driven.session.messages.slice(2)).toMatchObject([
      { content: 'Half', state: 'cut' },
      { notice: { kind: 'failure', failure: BROKE_OFF, partial: true } },
    ]);
  });

  test('6.3 a provider’s rate limit blocks for 60 s and then clears', () => {
    const driven = new Driven().send('one', START).fail({ kind: 'apiRateLimit' }, START);
    expect(driven.session.blocked).toBe('forAWhile');
    expect(driven.effects).toEqual([{ kind: 'startTimer', timer: 'block', delayMs: 60_000 }]);
    expect(driven.after({ kind: 'timerFired', timer: 'block', at: START + MINUTE }).session.blocked).toBe('no');
  });

  test.each([
    [5, 5_000],
    [3_600, 60_000],
  ])('6.3 one that is over in %i s blocks for %i ms', (retryAfterSeconds, delayMs) => {
    const driven = new Driven().send('one', START).fail({ kind: 'apiRateLimit', retryAfterSeconds }, START);
    expect(driven.effects).toEqual([{ kind: 'startTimer', timer: 'block', delayMs }]);
  });

  test('6.4 a quota error blocks for good', () => {
    const driven = new Driven().send('one', START).fail({ kind: 'quotaExceeded' }, START);
    expect(driven.effects).toEqual([]);
    expect(driven.after({ kind: 'timerFired', timer: 'block', at: START + MINUTE }).session.blocked).toBe('forGood');
  });

  test.each(HARMLESS)('6.3 the failure %j does not block', (failure) => {
    expect(new Driven().send('one', START).fail(failure, START).session.blocked).toBe('no');
  });
});

describe('7 Retry', () => {
  const failed = (limits: Partial<ChatLimits> = {}) =>
    new Driven(limits).send('one', START).fail({ kind: 'specific', cause: 'network' }, START + 1);

  test('7.1 the newest question can be asked again when its reply failed', () => {
    expect(retryOf(failed().session)).toMatchObject({ question: 'one', free: true });
    const partial = halfAnswered();
    expect(retryOf(partial.session)).toMatchObject({ question: 'one', free: false });
  });

  test('7.1 a warning or a refusal in between does not take the retry away', () => {
    const driven = failed().send('two', START + 2);
    expect(driven.notices.at(-1)).toMatchObject({ kind: 'refusal' });
    expect(retryOf(driven.session)).toMatchObject({ question: 'one' });
  });

  test('7.1 not after a finished or stopped reply, without a key, while a reply is open or while blocked', () => {
    const sessions = [
      new Driven().exchange('one', 'answer', START),
      new Driven().send('one', START).after({ kind: 'stopChosen' }),
      new Driven().send('one', START).fail({ kind: 'noApiKey' }, START),
      failed().after({ kind: 'retryChosen', at: START + 2 }),
      new Driven().send('one', START).fail({ kind: 'apiRateLimit' }, START),
      failed().exchange('two', 'answer', START + MINUTE),
    ].map(({ session }) => session);
    expect(sessions.map(retryOf)).toEqual(sessions.map(() => undefined));
    for (const session of sessions) {
      expect(step(session, { kind: 'retryChosen', at: START + 3 }, LIMITS).session).toBe(session);
    }
  });

  test('7.2 a retry after nothing had arrived takes the error’s place, at once and uncounted', () => {
    const driven = failed({ maxMessagesPerSession: 1 }).after({ kind: 'retryChosen', at: START + 2 });
    expect(driven.session).toMatchObject({ sentCount: 1, lastSentAt: START + 2 });
    expect(driven.notices).toEqual([]);
    expect(driven.session.messages.map(({ kind }) => kind)).toEqual(['welcome', 'human', 'reply']);
    expect(driven.opened?.conversation).toEqual([{ role: 'user', content: 'one' }]);
  });

  test('7.2 it does not outlive the session', () => {
    const driven = failed().after({ kind: 'retryChosen', at: START + 15 * MINUTE + 1 });
    expect(driven.notices.at(-1)).toEqual({ kind: 'refusal', refusal: { kind: 'sessionTimeout', minutes: 15 } });
    expect(driven.opened).toBeUndefined();
  });

  test('7.3 a retry after some text is a send of the same question, and counts', () => {
    const driven = halfAnswered();
    driven.after({ kind: 'inputChanged', input: 'draft' }).after({ kind: 'retryChosen', at: START + MINUTE });
    expect(driven.session).toMatchObject({ sentCount: 2, input: 'draft' });
    expect(driven.opened?.conversation).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'Half' },
      { role: 'user', content: 'one' },
    ]);
  });

  test('7.3 it is refused like any other send', () => {
    const driven = halfAnswered();
    driven.after({ kind: 'retryChosen', at: START + 2_000 });
    expect(driven.notices.at(-1)).toEqual({ kind: 'refusal', refusal: { kind: 'rateLimit', seconds: 3 } });
  });
});

describe('8 What is sent to the model', () => {
  test.each<[string, (driven: Driven) => Driven, readonly string[]]>([
    [
      '8.1 answered questions with their answers',
      (driven) => driven.exchange('one', 'first', START).exchange('two', 'second', START + MINUTE),
      ['one', 'first', 'two', 'second'],
    ],
    [
      '8.1 of two replies to one question the later',
      (driven) => halfAnswered(driven).after({ kind: 'answerHereChosen', at: START }).hear('The whole').finish(START),
      ['one', 'The whole'],
    ],
    [
      '8.2 no error, no refusal, no warning, no question without an answer',
      (driven) =>
        driven
          .send('lost', START)
          .fail(BROKE_OFF, START)
          .send('too soon', START + 1)
          .after({ kind: 'timerFired', timer: 'warning', at: START + 2 }),
      [],
    ],
    [
      '8.2 no reply that was stopped before its first word',
      (driven) => driven.send('one', START).after({ kind: 'stopChosen' }),
      [],
    ],
    [
      '8.3 a stopped reply as it stands, half a character by its sign',
      (driven) => driven.send('one', START).hear('Look: 🗺️\ud83d').after({ kind: 'stopChosen' }),
      ['one', 'Look: 🗺️\ufffd'],
    ],
  ])('%s, then the new question', (_, story, contents) => {
    const conversation = story(new Driven()).send('new', START + 2 * MINUTE).opened?.conversation;
    expect(conversation?.map(({ content }) => content)).toEqual([...contents, 'new']);
  });
});

describe('8.4 a request that would be too large', () => {
  const LONG = { maxMessagesPerSession: 50, rateLimitMs: 0 };

  test('8.4 leaves out the oldest exchanges when they are too many', () => {
    const driven = new Driven(LONG);
    for (let turn = 0; turn < 10; turn++) driven.exchange(`question ${turn}`, 'answer', START);
    const conversation = driven.send('new', START).opened?.conversation ?? [];
    expect(conversation).toHaveLength(MAX_MESSAGES);
    expect(conversation[0]).toEqual({ role: 'user', content: 'question 5' });
    expect(conversation.at(-1)).toEqual({ role: 'user', content: 'new' });
  });

  test('8.4 leaves out the oldest exchanges when they are too long, counted in UTF-8', () => {
    const driven = new Driven(LONG);
    for (let turn = 0; turn < 5; turn++) driven.exchange(`${turn}`, '深'.repeat(4_000), START);
    const conversation = driven.send('新', START).opened?.conversation ?? [];
    expect(conversation).toHaveLength(5);
    expect(Buffer.byteLength(JSON.stringify(conversation))).toBeLessThan(MAX_REQUEST_BYTES);
  });

  test.each([
    ['three bytes each', '深'],
    ['escaped in JSON', '\u0001'],
    ['four bytes for two', '🗺'],
  ])('8.4 the longest question alone fits, its characters %s', (_, character) => {
    const longest = character.repeat(MAX_MESSAGE_LENGTH / character.length);
    const driven = new Driven(LONG).exchange(longest, longest, START).exchange(longest, longest, START);
    const conversation = driven.send(`${longest.slice(0, -2)}？`, START).opened?.conversation ?? [];
    expect(conversation.at(-1)?.content).toHaveLength(MAX_MESSAGE_LENGTH - 1);
    expect(Buffer.byteLength(JSON.stringify(conversation))).toBeLessThan(MAX_REQUEST_BYTES);
  });

  test('8.4 a pasted advertisement of the greatest length leaves room for its answer and a question about it', () => {
    const driven = new Driven(LONG).exchange('聘'.repeat(MAX_MESSAGE_LENGTH), '答'.repeat(1_000), START);
    expect(driven.send('第二条呢？', START).opened?.conversation).toHaveLength(3);
  });
});

describe('9 Shown before it bites', () => {
  test('9.1 minutes are whole', () => {
    const session = startSession(START);
    const shown = [0, MINUTE - 1, MINUTE, 3.5 * MINUTE].map((age) => sessionMinutes(session, START + age));
    expect(shown).toEqual([0, 0, 1, 3]);
  });

  test('9.2 the countdown names what the check would say, and nothing before the first send', () => {
    expect(secondsUntilSend(startSession(START), LIMITS, START)).toBe(0);
    const { session } = new Driven().exchange('one', 'answer', START);
    const shown = [0, 4_001, 5_000, 9_000].map((gap) => secondsUntilSend(session, LIMITS, START + gap));
    expect(shown).toEqual([5, 1, 0, 0]);
  });

  test('9.3 the messages left go down to zero', () => {
    const driven = new Driven({ rateLimitMs: 0, maxMessagesPerSession: 2 });
    const left = ['one', 'two'].map((text) => messagesLeft(driven.exchange(text, 'a', START).session, driven.limits));
    expect([messagesLeft(startSession(START), driven.limits), ...left]).toEqual([2, 1, 0]);
  });

  test('9.4 time is up when the check would refuse', () => {
    const session = startSession(START);
    expect(isTimeUp(session, LIMITS, START + 15 * MINUTE)).toBe(false);
    expect(isTimeUp(session, LIMITS, START + 15 * MINUTE + 1)).toBe(true);
  });

  test('9.5 the characters left are told near the end of a message, and counted on beyond it', () => {
    const left = [0, 3_599, 3_600, 4_000, 4_001].map((length) =>
      charactersLeft({ ...startSession(START), input: ` ${'字'.repeat(length)}\n` }),
    );
    expect(left).toEqual([undefined, undefined, 400, 0, -1]);
  });
});

describe('10 Answers from this page', () => {
  const choose = (driven: Driven, at = START + 1) => driven.after({ kind: 'answerHereChosen', at });
  const failed = (failure: Failure = { kind: 'noApiKey' }, limits: Partial<ChatLimits> = {}) =>
    new Driven(limits).send('one', START).fail(failure, START);

  test.each<Failure>([{ kind: 'apiRateLimit' }, { kind: 'quotaExceeded' }])(
    '10.1 not after the failure %j, while it blocks or later',
    (failure) => {
      const driven = failed(failure);
      expect(answerHereOf(driven.session)).toBeUndefined();
      const before = driven.session;
      expect(choose(driven).session).toEqual(before);
      driven.after({ kind: 'timerFired', timer: 'block', at: START + MINUTE });
      expect(answerHereOf(driven.session)).toBeUndefined();
    },
  );

  test('10.1 not before a failure, while a reply is open, after an answer, or where this page answers', () => {
    const sessions = [
      new Driven(),
      new Driven().send('one', START),
      new Driven().exchange('one', 'answer', START),
      failed().exchange('two', 'answer', START + MINUTE),
      choose(failed()).hear('An answer').finish(START),
      choose(failed()).fail({ kind: 'general' }, START),
    ].map(({ session }) => session);
    expect(sessions.map(answerHereOf)).toEqual(sessions.map(() => undefined));
  });

  test('10.1 the question can be asked again beside it, but not where nobody can be asked', () => {
    expect(retryOf(failed(BROKE_OFF).session)).toMatchObject({ free: true });
    expect(retryOf(failed().session)).toBeUndefined();
    expect(retryOf(choose(failed()).fail({ kind: 'notLoaded' }, START).session)).toBeUndefined();
    expect(retryOf(choose(failed()).fail({ kind: 'general' }, START).session)).toMatchObject({ free: true });
  });

  test('10.2 the answer takes the error’s place, at once and uncounted', () => {
    const driven = choose(failed({ kind: 'noApiKey' }, { maxMessagesPerSession: 1 }));
    expect(driven.session).toMatchObject({ sentCount: 1, lastSentAt: START, answersHere: true });
    expect(driven.notices).toEqual([]);
    expect(driven.effects).toEqual([
      { kind: 'openStream', replyId: driven.replyId, from: 'page', conversation: [{ role: 'user', content: 'one' }] },
    ]);
    expect(driven.replyId).not.toBe(String(START + 1));
  });

  test('10.2 where text had arrived the answer follows the error, to the question alone', () => {
    const driven = choose(halfAnswered()).hear('The whole');
    expect(driven.session.messages.slice(2)).toMatchObject([
      { content: 'Half', state: 'cut' },
      { notice: { failure: BROKE_OFF } },
      { content: 'The whole' },
    ]);
    expect(driven.session.sentCount).toBe(1);
  });

  test('10.2 it does not outlive the session', () => {
    const driven = choose(failed(), START + 15 * MINUTE + 1);
    expect(driven.notices.at(-1)).toEqual({ kind: 'refusal', refusal: { kind: 'sessionTimeout', minutes: 15 } });
    expect(driven.session.answersHere).toBe(false);
    expect(driven.opened).toBeUndefined();
  });

  test('10.4 without a question that failed it is a send from the input', () => {
    const driven = choose(new Driven().after({ kind: 'inputChanged', input: ' one ' }));
    expect(driven.session).toMatchObject({ input: '', sentCount: 1, answersHere: true });
    expect(driven.opened).toMatchObject({ from: 'page', conversation: [{ role: 'user', content: 'one' }] });
  });

  test('10.4 a send that is refused leaves everything as it was', () => {
    const driven = new Driven().exchange('one', 'answer', START).after({ kind: 'inputChanged', input: 'two' });
    expect(choose(driven).session).toMatchObject({ input: 'two', sentCount: 1, answersHere: false });
    expect(driven.notices).toMatchObject([{ refusal: { kind: 'rateLimit' } }]);
  });

  test('10.5 what could not be loaded is offered again, and sends go where they went before', () => {
    const driven = choose(failed()).fail({ kind: 'notLoaded' }, START + 2);
    expect(driven.notices).toEqual([{ kind: 'failure', failure: { kind: 'notLoaded' }, partial: false }]);
    expect(answerHereOf(driven.session)).toMatchObject({ takesItsPlace: true });
    expect(driven.send('two', START + MINUTE).opened).toMatchObject({ from: 'connection' });
  });
});
