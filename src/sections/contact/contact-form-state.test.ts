import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canSubmit,
  contactFormReducer,
  type ContactFormEvent,
  type ContactFormState,
  type ContactMessage,
} from './contact-form-state.ts';

const message: ContactMessage = { name: 'Mei', email: 'mei@example.com', message: 'Hello', sentAt: new Date(0) };
const later: ContactMessage = { ...message, message: 'Hello again' };

const idle: ContactFormState = { kind: 'idle' };
const submitting: ContactFormState = { kind: 'submitting', message, delivery: 'address' };
const sent: ContactFormState = { kind: 'sent', message, delivery: 'address' };
const idleAgain: ContactFormState = { kind: 'idle', message };
const failed: ContactFormState = { kind: 'error', failure: 'notOpened' };

function after(state: ContactFormState, ...events: ContactFormEvent[]): ContactFormState {
  return events.reduce(contactFormReducer, state);
}

describe('the way of a letter', () => {
  test('goes from idle over submitting and sent back to idle', () => {
    expect(after(idle, { kind: 'mailOpened', message, delivery: 'address' })).toEqual(submitting);
    expect(after(submitting, { kind: 'delayPassed' })).toEqual(sent);
    expect(after(sent, { kind: 'displayPassed' })).toEqual({ kind: 'idle', message });
  });

  test('is cut short when the visitor wants to write another', () => {
    expect(after(sent, { kind: 'anotherWanted' })).toEqual({ kind: 'idle', message });
  });

  test('ends in an error when the mail client refuses it, and can begin again from there', () => {
    expect(after(idle, { kind: 'mailFailed', failure: 'tooLong' })).toEqual({ kind: 'error', failure: 'tooLong' });
    expect(after(failed, { kind: 'mailFailed', failure: 'tooLong' })).toEqual({ kind: 'error', failure: 'tooLong' });
    expect(after(failed, { kind: 'mailOpened', message, delivery: 'address' })).toEqual(submitting);
  });
});

describe('a message that goes over the clipboard', () => {
  const opened: ContactFormEvent = { kind: 'mailOpened', message, delivery: 'clipboard' };
  const refused: ContactFormEvent = { kind: 'copyRefused', message };
  const failedCopy: ContactFormState = { kind: 'error', failure: 'notCopied', message, isInFields: true };

  test('is sent like any other while nobody refuses the copy', () => {
    expect(after(idle, opened, { kind: 'delayPassed' })).toEqual({ kind: 'sent', message, delivery: 'clipboard' });
  });

  test('is an error as soon as the copy is refused, and is kept, however late that is', () => {
    expect(after(idle, opened, refused)).toEqual(failedCopy);
    expect(after(idle, opened, { kind: 'delayPassed' }, refused)).toEqual(failedCopy);
    expect(after(idle, opened, { kind: 'delayPassed' }, { kind: 'displayPassed' }, refused)).toEqual({
      ...failedCopy,
      isInFields: false,
    });
    expect(after(failedCopy, opened)).toMatchObject({ kind: 'submitting', message });
  });

  test('a refusal of a message that was followed by another changes nothing', () => {
    const next = after(idle, { ...opened, message: later });
    expect(after(next, refused)).toBe(next);
    expect(after(failed, refused)).toBe(failed);
    expect(after(idle, refused)).toBe(idle);
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
      expect(after(state, { kind: 'mailOpened', message: later, delivery: 'address' })).toBe(state);
      expect(after(state, { kind: 'mailFailed', failure: 'notOpened' })).toBe(state);
      expect(canSubmit(state)).toBe(false);
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
      expect(after(idle, { kind: 'mailOpened', message, delivery: 'address' }, ...events)).toMatchObject({ message });
    }),
  );
});
