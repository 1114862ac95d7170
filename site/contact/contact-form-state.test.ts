import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contactFormReducer,
  takesLetters,
  type ContactFormEvent,
  type ContactFormState,
  type Letter,
} from './contact-form-state.ts';

const letter: Letter = { name: 'Mei', email: 'mei@example.com', message: 'Hello', sentAt: new Date(0) };
const later: Letter = { ...letter, message: 'Hello again' };

const idle: ContactFormState = { kind: 'idle' };
const submitting: ContactFormState = { kind: 'submitting', letter };
const sent: ContactFormState = { kind: 'sent', letter };
const idleAgain: ContactFormState = { kind: 'idle', letter };
const failed: ContactFormState = { kind: 'error', failure: 'notOpened' };

function after(state: ContactFormState, ...events: ContactFormEvent[]): ContactFormState {
  return events.reduce(contactFormReducer, state);
}

describe('the way of a letter', () => {
  test('goes from idle over submitting and sent back to idle', () => {
    expect(after(idle, { kind: 'mailOpened', letter })).toEqual(submitting);
    expect(after(submitting, { kind: 'delayPassed' })).toEqual(sent);
    expect(after(sent, { kind: 'displayPassed' })).toEqual({ kind: 'idle', letter });
  });

  test('is cut short when the visitor wants to write another', () => {
    expect(after(sent, { kind: 'anotherWanted' })).toEqual({ kind: 'idle', letter });
  });

  test('ends in an error when the mail client refuses it, and can begin again from there', () => {
    expect(after(idle, { kind: 'mailFailed', failure: 'tooLong' })).toEqual({ kind: 'error', failure: 'tooLong' });
    expect(after(failed, { kind: 'mailFailed', failure: 'tooLong' })).toEqual({ kind: 'error', failure: 'tooLong' });
    expect(after(failed, { kind: 'mailOpened', letter })).toEqual(submitting);
  });
});

describe('events out of time', () => {
  test('a late timer changes nothing', () => {
    for (const state of [idle, idleAgain, failed, sent]) expect(after(state, { kind: 'delayPassed' })).toBe(state);
    for (const state of [idle, idleAgain, failed, submitting])
      expect(after(state, { kind: 'displayPassed' })).toBe(state);
    for (const state of [idle, failed, submitting]) expect(after(state, { kind: 'anotherWanted' })).toBe(state);
  });

  test('a second submit changes nothing while a letter is under way', () => {
    for (const state of [submitting, sent]) {
      expect(after(state, { kind: 'mailOpened', letter: later })).toBe(state);
      expect(after(state, { kind: 'mailFailed', failure: 'notOpened' })).toBe(state);
      expect(takesLetters(state)).toBe(false);
    }
  });
});

test('the letter sent last can be copied until the next one is sent off, whatever happens in between', () => {
  const timersAndPresses = fc.constantFrom<ContactFormEvent>(
    { kind: 'delayPassed' },
    { kind: 'displayPassed' },
    { kind: 'anotherWanted' },
  );
  fc.assert(
    fc.property(fc.array(timersAndPresses), (events) => {
      expect(after(idle, { kind: 'mailOpened', letter }, ...events)).toMatchObject({ letter });
    }),
  );
});
