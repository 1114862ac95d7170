import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step, takesLetters, type ContactFormEvent, type ContactFormState, type Letter } from './contact-form-state.ts';

const letter: Letter = { name: 'Mei', email: 'mei@example.com', message: 'Hello', sentAt: new Date(0) };
const later: Letter = { ...letter, message: 'Hello again' };

const idle: ContactFormState = { name: 'idle' };
const submitting: ContactFormState = { name: 'submitting', letter };
const sent: ContactFormState = { name: 'sent', letter };
const idleAgain: ContactFormState = { name: 'idle', letter };
const failed: ContactFormState = { name: 'error', refusal: 'notOpened' };

function after(state: ContactFormState, ...events: ContactFormEvent[]): ContactFormState {
  return events.reduce(step, state);
}

describe('the way of a letter', () => {
  test('goes from idle over submitting and sent back to idle', () => {
    expect(after(idle, { name: 'mailOpened', letter })).toEqual(submitting);
    expect(after(submitting, { name: 'delayPassed' })).toEqual(sent);
    expect(after(sent, { name: 'displayPassed' })).toEqual({ name: 'idle', letter });
  });

  test('is cut short when the visitor wants to write another', () => {
    expect(after(sent, { name: 'anotherWanted' })).toEqual({ name: 'idle', letter });
  });

  test('ends in an error when the mail client refuses it, and can begin again from there', () => {
    expect(after(idle, { name: 'mailRefused', refusal: 'tooLong' })).toEqual({ name: 'error', refusal: 'tooLong' });
    expect(after(failed, { name: 'mailRefused', refusal: 'tooLong' })).toEqual({ name: 'error', refusal: 'tooLong' });
    expect(after(failed, { name: 'mailOpened', letter })).toEqual(submitting);
  });
});

describe('events out of time', () => {
  test('a late timer changes nothing', () => {
    for (const state of [idle, idleAgain, failed, sent]) expect(after(state, { name: 'delayPassed' })).toBe(state);
    for (const state of [idle, idleAgain, failed, submitting])
      expect(after(state, { name: 'displayPassed' })).toBe(state);
    for (const state of [idle, failed, submitting]) expect(after(state, { name: 'anotherWanted' })).toBe(state);
  });

  test('a second submit changes nothing while a letter is under way', () => {
    for (const state of [submitting, sent]) {
      expect(after(state, { name: 'mailOpened', letter: later })).toBe(state);
      expect(after(state, { name: 'mailRefused', refusal: 'notOpened' })).toBe(state);
      expect(takesLetters(state)).toBe(false);
    }
  });
});

test('the letter sent last can be copied until the next one is sent off, whatever happens in between', () => {
  const timersAndPresses = fc.constantFrom<ContactFormEvent>(
    { name: 'delayPassed' },
    { name: 'displayPassed' },
    { name: 'anotherWanted' },
  );
  fc.assert(
    fc.property(fc.array(timersAndPresses), (events) => {
      expect(after(idle, { name: 'mailOpened', letter }, ...events)).toMatchObject({ letter });
    }),
  );
});
