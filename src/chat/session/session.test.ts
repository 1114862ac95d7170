/** The rules of SPEC.md: what a session has become after a story. Times are ms since its start. */
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, MAX_REQUEST_BYTES, type ChatLimits } from '#shared/limits.ts';
import {
  answerHereOf,
  charactersLeft,
  isTimeUp,
  messagesLeft,
  retryOf,
  secondsUntilSend,
  sessionMinutes,
} from './selectors.ts';
import { startSession, step } from './session.ts';
import type { Effect, Failure, Message, Notice, Session, SessionEvent, Shortened } from './types.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const LIMITS: ChatLimits = { maxMessagesPerSession: 5, rateLimitMs: 5_000, maxSessionDuration: 15 };
/** The last moment in which something can be sent. */
const END = 15 * MINUTE;

/** A session that is driven by events and remembers the effects of the newest one. */
class Driven {
  session: Session = startSession(START);
  effects: readonly Effect[] = [];
  limits = LIMITS;

  within(limits: Partial<ChatLimits>): this {
    this.limits = { ...LIMITS, ...limits };
    return this;
  }

  after(event: SessionEvent): this {
    const next = step(this.session, event, this.limits);
    this.session = next.session;
    this.effects = next.effects;
    return this;
  }

  type = (input: string) => this.after({ kind: 'inputChanged', input });
  send = (input: string, at = 0) => this.type(input).after({ kind: 'inputSubmitted', at: START + at });
  hear = (text: string, replyId = this.replyId) => this.after({ kind: 'textArrived', replyId, text });
  fail = (failure: Failure, replyId = this.replyId) => this.after({ kind: 'replyFailed', replyId, failure, at: START });
  finish = (shortened?: Shortened, replyId = this.replyId) =>
    this.after({ kind: 'replyFinished', replyId, at: START, ...(shortened && { shortened }) });
  stop = () => this.after({ kind: 'stopChosen' });
  retry = (at = 0) => this.after({ kind: 'retryChosen', at: START + at });
  answerHere = (at = 0) => this.after({ kind: 'answerHereChosen', at: START + at });
  fire = (timer: 'warning' | 'block') => this.after({ kind: 'timerFired', timer, at: START });
  /** Asks and is answered in full. */
  exchange = (question: string, answer = 'answer', at = 0) => this.send(question, at).hear(answer).finish();
  /** Asks and gets half an answer. */
  halfAnswered = () => this.send('one').hear('Half').fail(BROKE_OFF);
  /** Asks and gets nothing. */
  failed = (failure: Failure = NO_KEY) => this.send('one').fail(failure);

  get replyId(): string {
    return this.session.openReply ?? 'none';
  }

  get messages(): readonly Message[] {
    return this.session.messages;
  }

  get last(): Message | undefined {
    return this.messages.at(-1);
  }

  get notices(): Notice[] {
    return this.messages.flatMap((message) => (message.kind === 'notice' ? [message.notice] : []));
  }

  /** What the newest event sent to a model, in turns. */
  get sent(): readonly string[] | undefined {
    const opened = this.effects.find((effect) => effect.kind === 'openStream');
    return opened?.conversation.map(({ content }) => content);
  }
}

const BROKE_OFF: Failure = { kind: 'brokeOff' };
const NO_KEY: Failure = { kind: 'noApiKey' };
const NETWORK: Failure = { kind: 'specific', cause: 'network' };
const refused = (refusal: object) => ({ kind: 'refusal', refusal });
const TIME_OUT = refused({ kind: 'sessionTimeout', minutes: 15 });
const LONG = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);

type Story = (it: Driven) => Driven;

/** A rule, a story, and what has come of it. */
test.each<[rule: string, story: Story, outcome: object]>([
  ['1.1 the first message is the welcome', (it) => it, { messages: [{ id: '1', kind: 'welcome', timestamp: START }] }],
  [
    '1.2 2.5 a send adds the trimmed text and an empty reply, each with the next free number; it counts and notes the time',
    (it) => it.send('  hello \n', 7),
    {
      messages: [
        { id: '1' },
        { id: String(START + 7), kind: 'human', content: 'hello', timestamp: START + 7 },
        { id: String(START + 8), kind: 'reply', content: '', state: 'open', timestamp: START + 7 },
      ],
      session: { input: '', sentCount: 1, lastSentAt: START + 7, openReply: String(START + 8) },
      effects: [{ kind: 'openStream', replyId: String(START + 8), from: 'connection' }],
      sent: ['hello'],
    },
  ],
  [
    '2.2 nothing is sent while a reply is open, and the text stays',
    (it) => it.send('one').send('two', 6_000),
    { session: { sentCount: 1, input: 'two' }, effects: [] },
  ],
  [
    '2.3 nothing is sent while blocked, not even a warning appears',
    (it) => it.failed({ kind: 'apiRateLimit' }).send('two', 6_000),
    { session: { sentCount: 1, input: 'two' }, messages: [{}, {}, {}] },
  ],
  [
    '2.4 a text over the maximum length stays',
    (it) => it.send(LONG),
    { session: { sentCount: 0, input: LONG }, messages: [{}] },
  ],
  ['2.4 one at the maximum is sent', (it) => it.send(LONG.slice(1)), { session: { sentCount: 1, input: '' } }],
  [
    '2.6 a suggested question leaves what stands in the input',
    (it) => it.type('half a thought').after({ kind: 'suggestionChosen', text: 'Who are you?', at: START }),
    { session: { input: 'half a thought', sentCount: 1 } },
  ],
  ['3.1 a session at its maximum age still sends', (it) => it.send('one', END), { session: { sentCount: 1 } }],
  [
    '3.1 a millisecond later it does not',
    (it) => it.send('one', END + 1),
    { session: { sentCount: 0 }, notices: [TIME_OUT] },
  ],
  [
    '3.2 the message after the last one is refused, with the maximum',
    (it) => it.within({ maxMessagesPerSession: 1 }).exchange('one').send('two', 9_000),
    { notices: [refused({ kind: 'messageLimit', count: 1 })] },
  ],
  [
    '3.3 a clock that was set back locks nobody out',
    (it) => it.exchange('one', 'answer', MINUTE).send('two'),
    { session: { sentCount: 2 } },
  ],
  [
    '3 the age speaks before the count, and the count before the gap',
    (it) =>
      it
        .within({ maxMessagesPerSession: 1 })
        .exchange('one', 'answer', END)
        .send('two', END + 1)
        .send('two', END),
    { notices: [TIME_OUT, refused({ kind: 'messageLimit', count: 1 })] },
  ],
  [
    '3.4 a refused text stays in the input; nothing is sent or counted',
    (it) => it.exchange('one').send('two', 1),
    { session: { input: 'two', sentCount: 1, lastSentAt: START, openReply: undefined }, effects: [] },
  ],
  [
    '4.1 the send that reaches the maximum minus 2 asks for the warning, one second later',
    (it) =>
      it
        .exchange('one')
        .exchange('two', 'answer', MINUTE)
        .send('three', 2 * MINUTE),
    { effects: [{ kind: 'openStream' }, { kind: 'startTimer', timer: 'warning', delayMs: 1_000 }] },
  ],
  [
    '4.1 it names the messages that remain',
    (it) => it.within({ maxMessagesPerSession: 3 }).send('one').fire('warning'),
    { last: { kind: 'notice', notice: { kind: 'warning', remaining: 2 } } },
  ],
  [
    '4.2 it comes once',
    (it) => it.within({ maxMessagesPerSession: 3, rateLimitMs: 0 }).exchange('one').send('two'),
    { effects: [{ kind: 'openStream' }] },
  ],
  [
    '5.1 text is appended to the open reply, whatever came after it',
    (it) => it.send('one').hear('Hello').fire('warning').hear(', world'),
    { messages: [{}, {}, { content: 'Hello, world', state: 'open' }, {}] },
  ],
  [
    '5.1 white space before the first word is none of it',
    (it) => it.send('one').hear('\n '),
    { last: { content: '' } },
  ],
  [
    '5.1 white space between words is',
    (it) => it.send('one').hear('\n ').hear(' Hello').hear(' you'),
    { last: { content: 'Hello you' } },
  ],
  [
    '5.3 a stopped reply keeps its text, and its stream is closed',
    (it) => it.send('one').hear('Half').stop(),
    {
      last: { content: 'Half', state: 'stopped' },
      session: { openReply: undefined },
      effects: [{ kind: 'closeStream', replyId: String(START + 1) }],
    },
  ],
  ...(['length', 'filter'] as const).map((shortened): [string, Story, object] => [
    `5.6 a reply that was cut by its ${shortened} is finished and says so`,
    (it) => it.send('one').hear('Half').finish(shortened),
    { last: { content: 'Half', state: 'finished', shortened }, session: { openReply: undefined } },
  ]),
  [
    '1.3 6.1 a failure before the first word turns the empty reply into the error, kept as what it means',
    (it) => it.failed(NETWORK),
    {
      messages: [
        {},
        {},
        { id: String(START + 1), kind: 'notice', notice: { kind: 'failure', failure: NETWORK, partial: false } },
      ],
    },
  ],
  [
    '6.2 a failure after it leaves the text and appends the error',
    (it) => it.halfAnswered(),
    { messages: [{}, {}, { content: 'Half', state: 'cut' }, { notice: { failure: BROKE_OFF, partial: true } }] },
  ],
  [
    '6.3 a provider’s rate limit blocks for 60 s',
    (it) => it.failed({ kind: 'apiRateLimit' }),
    { session: { blocked: 'forAWhile' }, effects: [{ kind: 'startTimer', timer: 'block', delayMs: 60_000 }] },
  ],
  ['6.3 and then clears', (it) => it.failed({ kind: 'apiRateLimit' }).fire('block'), { session: { blocked: 'no' } }],
  ...[
    [5, 5_000],
    [3_600, 60_000],
  ].map(([retryAfterSeconds = 0, delayMs]): [string, Story, object] => [
    `6.3 one that is over in ${retryAfterSeconds} s blocks for ${delayMs} ms`,
    (it) => it.failed({ kind: 'apiRateLimit', retryAfterSeconds }),
    { effects: [{ timer: 'block', delayMs }] },
  ]),
  [
    '6.4 a quota error blocks for good: no timer ends that',
    (it) => it.failed({ kind: 'quotaExceeded' }).fire('block'),
    { session: { blocked: 'forGood' } },
  ],
  [
    '7.2 a retry after nothing had arrived takes the error’s place, at once and uncounted',
    (it) => it.within({ maxMessagesPerSession: 1 }).failed(NETWORK).retry(2),
    {
      session: { sentCount: 1, lastSentAt: START + 2 },
      messages: [{ kind: 'welcome' }, { kind: 'human' }, { kind: 'reply' }],
      sent: ['one'],
    },
  ],
  [
    '7.2 it does not outlive the session',
    (it) => it.failed(NETWORK).retry(END + 1),
    { notices: [{ kind: 'failure' }, TIME_OUT], effects: [] },
  ],
  [
    '7.3 a retry after some text is a send of the same question, and counts; the input stays',
    (it) => it.halfAnswered().type('draft').retry(MINUTE),
    { session: { sentCount: 2, input: 'draft' }, sent: ['one', 'Half', 'one'] },
  ],
  [
    '7.3 it is refused like any other send',
    (it) => it.halfAnswered().retry(2_000),
    { notices: [{ kind: 'failure' }, refused({ kind: 'rateLimit', seconds: 3 })] },
  ],
  [
    '10.2 the answer from this page takes the error’s place, at once and uncounted',
    (it) => it.within({ maxMessagesPerSession: 1 }).failed().answerHere(1),
    {
      session: { sentCount: 1, lastSentAt: START, answersHere: true },
      notices: [],
      effects: [{ kind: 'openStream', replyId: String(START + 2), from: 'page' }],
      sent: ['one'],
    },
  ],
  [
    '10.2 where text had arrived it follows the error, to the question alone',
    (it) => it.halfAnswered().answerHere(1),
    {
      session: { sentCount: 1 },
      messages: [{}, {}, { content: 'Half' }, { notice: { failure: BROKE_OFF } }, { state: 'open' }],
      sent: ['one'],
    },
  ],
  [
    '10.2 it does not outlive the session',
    (it) => it.failed().answerHere(END + 1),
    { notices: [{ kind: 'failure' }, TIME_OUT], session: { answersHere: false }, effects: [] },
  ],
  [
    '10.4 without a question that failed it is a send from the input',
    (it) => it.type(' one ').answerHere(),
    { session: { input: '', sentCount: 1, answersHere: true }, effects: [{ from: 'page' }], sent: ['one'] },
  ],
  [
    '10.4 a send that is refused leaves everything as it was',
    (it) => it.exchange('one').type('two').answerHere(1),
    {
      session: { input: 'two', sentCount: 1, answersHere: false },
      notices: [refused({ kind: 'rateLimit', seconds: 5 })],
    },
  ],
  [
    '10.5 when what answers could not be loaded, sends go where they went before',
    (it) => it.failed().answerHere().fail({ kind: 'notLoaded' }).send('two', MINUTE),
    {
      notices: [{ kind: 'failure', failure: { kind: 'notLoaded' }, partial: false }],
      effects: [{ from: 'connection' }],
    },
  ],
  [
    '8.1 answered questions with their answers are sent, then the new question',
    (it) =>
      it
        .exchange('one', 'first')
        .exchange('two', 'second', MINUTE)
        .send('new', 2 * MINUTE),
    { sent: ['one', 'first', 'two', 'second', 'new'] },
  ],
  [
    '8.1 of two replies to one question the later',
    (it) => it.halfAnswered().answerHere().hear('The whole').finish().send('new', MINUTE),
    { sent: ['one', 'The whole', 'new'] },
  ],
  [
    '8.2 no error, no refusal, no warning, no question without an answer',
    (it) => it.failed(BROKE_OFF).send('too soon', 1).fire('warning').send('new', MINUTE),
    { sent: ['new'] },
  ],
  [
    '8.2 no reply that was stopped before its first word',
    (it) => it.send('one').stop().send('new', MINUTE),
    { sent: ['new'] },
  ],
  [
    '8.3 a stopped reply as it stands, half a character by its sign',
    (it) => it.send('one').hear('Look: 🗺️\ud83d').stop().send('new', MINUTE),
    { sent: ['one', 'Look: 🗺️\ufffd', 'new'] },
  ],
])('%s', (_, story, outcome) => {
  expect(story(new Driven())).toMatchObject(outcome);
});

test.each(['', '   ', '\n\t', '　', '\u200B\u2060', '\u200E \u3164', '\u2800'])(
  '2.1 5.2 the blank text %j is not sent, and is no answer',
  (text) => {
    expect(new Driven().send(text)).toMatchObject({ messages: [{}], effects: [] });
    const notices = [{ kind: 'failure', failure: BROKE_OFF, partial: false }];
    expect(new Driven().exchange('one', text)).toMatchObject({ notices });
  },
);

test.each([
  [0, 5],
  [1, 5],
  [999, 5],
  [1_000, 4],
  [4_999, 1],
])('3.3 9.2 %i ms after the last send one is refused with %i seconds, as the countdown says', (gap, seconds) => {
  const driven = new Driven().exchange('one');
  expect(secondsUntilSend(driven.session, LIMITS, START + gap)).toBe(seconds);
  expect(driven.send('two', gap).notices).toEqual([refused({ kind: 'rateLimit', seconds })]);
});

test('5.4 what still comes from a stream that is no longer open changes nothing', () => {
  for (const ended of [new Driven().send('one').stop(), new Driven().failed(BROKE_OFF).retry(2)]) {
    const [before, replyId] = [ended.session, String(START + 1)];
    ended.hear('late', replyId).finish(undefined, replyId).fail({ kind: 'quotaExceeded' }, replyId);
    expect(ended.session).toBe(before);
  }
});

test.each<Failure>([
  NO_KEY,
  { kind: 'notLoaded' },
  { kind: 'general' },
  { kind: 'specific', cause: 'upstream' },
  { kind: 'stalled', seconds: 60 },
  BROKE_OFF,
])('6.3 the failure %j does not block', (failure) => {
  expect(new Driven().failed(failure).session.blocked).toBe('no');
});

/** Whether the newest question can be asked again, and for nothing; whether this page can answer it, in the error's place. */
test.each<[story: string, Story, retry: 'free' | 'counted' | 'no', here: 'instead' | 'below' | 'no']>([
  ['before a question', (it) => it, 'no', 'no'],
  ['while a reply is open', (it) => it.send('one'), 'no', 'no'],
  ['after an answer', (it) => it.exchange('one'), 'no', 'no'],
  ['after a stopped reply', (it) => it.send('one').stop(), 'no', 'no'],
  ['when its reply failed', (it) => it.failed(NETWORK), 'free', 'instead'],
  ['when its reply broke off', (it) => it.halfAnswered(), 'counted', 'below'],
  ['with a refusal in between', (it) => it.failed(NETWORK).send('two', 2), 'free', 'instead'],
  ['while it is asked again', (it) => it.failed(NETWORK).retry(2), 'no', 'no'],
  ['once another is answered', (it) => it.failed(NETWORK).exchange('two', 'answer', MINUTE), 'no', 'no'],
  ['where nobody can be asked', (it) => it.failed(NO_KEY), 'no', 'instead'],
  ['while a rate limit blocks', (it) => it.failed({ kind: 'apiRateLimit' }), 'no', 'no'],
  ['after a rate limit', (it) => it.failed({ kind: 'apiRateLimit' }).fire('block'), 'free', 'no'],
  ['at the end of a quota', (it) => it.failed({ kind: 'quotaExceeded' }).fire('block'), 'no', 'no'],
  ['where this page answers', (it) => it.failed().answerHere().fail({ kind: 'general' }), 'free', 'no'],
  ['where it could not be loaded', (it) => it.failed().answerHere().fail({ kind: 'notLoaded' }), 'no', 'instead'],
])('7.1 10.1 what can be done about a question, %s', (_, story, retry, here) => {
  const driven = story(new Driven());
  const before = driven.session;
  const [again, local] = [retryOf(before), answerHereOf(before)];
  expect(again ? (again.free ? 'free' : 'counted') : 'no').toBe(retry);
  expect(local ? (local.takesItsPlace ? 'instead' : 'below') : 'no').toBe(here);
  if (!again) expect(driven.retry(3).session).toBe(before);
  if (!local && before.input === '') expect(driven.answerHere(3).session).toEqual(before);
});

describe('8.4 a request that would be too large', () => {
  const roomy = () => new Driven().within({ maxMessagesPerSession: 50, rateLimitMs: 0 });
  const bytes = (texts: readonly string[] = []) =>
    Buffer.byteLength(JSON.stringify(texts.map((content) => ({ role: 'assistant', content }))));

  test('leaves out the oldest exchanges when they are too many', () => {
    const driven = roomy();
    for (let turn = 0; turn < 10; turn++) driven.exchange(`question ${turn}`);
    const { sent } = driven.send('new');
    expect([sent?.length, sent?.[0], sent?.at(-1)]).toEqual([MAX_MESSAGES, 'question 5', 'new']);
  });

  test.each([
    ['three bytes each', '深'],
    ['escaped in JSON', '\u0001'],
    ['four bytes for two', '🗺'],
  ])('or too long, its characters %s; the longest question alone fits', (_, character) => {
    const longest = `${character.repeat(MAX_MESSAGE_LENGTH / character.length - 1)}？`;
    const driven = roomy().exchange(longest, longest).exchange(longest, longest).exchange(longest, longest);
    const { sent } = driven.send(longest);
    expect(sent?.at(-1)).toBe(longest);
    expect(sent?.length).toBeLessThan(7);
    expect(bytes(sent)).toBeLessThan(MAX_REQUEST_BYTES);
  });

  test('but a pasted advertisement of the greatest length has room for its answer and a question about it', () => {
    const { sent } = roomy().exchange('聘'.repeat(MAX_MESSAGE_LENGTH), '答'.repeat(1_000)).send('第二条呢？');
    expect(sent).toHaveLength(3);
  });
});

test('9.1 minutes are whole', () => {
  const session = startSession(START);
  const shown = [0, MINUTE - 1, MINUTE, 3.5 * MINUTE].map((age) => sessionMinutes(session, START + age));
  expect(shown).toEqual([0, 0, 1, 3]);
});

test('9.2 the countdown is nothing before the first send, and once one is possible', () => {
  const { session } = new Driven().exchange('one');
  expect(secondsUntilSend(startSession(START), LIMITS, START)).toBe(0);
  expect([5_000, 9_000].map((gap) => secondsUntilSend(session, LIMITS, START + gap))).toEqual([0, 0]);
});

test('9.3 the messages left go down to zero', () => {
  const driven = new Driven().within({ rateLimitMs: 0, maxMessagesPerSession: 2 });
  const left = ['', 'one', 'two', 'three'].map((text) => messagesLeft(driven.exchange(text).session, driven.limits));
  expect(left).toEqual([2, 1, 0, 0]);
});

test('9.4 time is up when the check would refuse', () => {
  expect([END, END + 1].map((age) => isTimeUp(startSession(START), LIMITS, START + age))).toEqual([false, true]);
});

test('9.5 the characters left are told near the end of a message, and counted on beyond it', () => {
  const left = [0, 3_599, 3_600, 4_000, 4_001].map((length) =>
    charactersLeft({ ...startSession(START), input: ` ${'字'.repeat(length)}\n` }),
  );
  expect(left).toEqual([undefined, undefined, 400, 0, -1]);
});
