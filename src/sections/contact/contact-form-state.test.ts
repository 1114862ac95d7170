import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormReducer, type ContactFormEvent, type ContactFormState } from './contact-form-state.ts';

const message = { name: 'Mei', email: 'mei@example.com', message: 'Hello', sentAt: new Date(0) };
const later = { ...message, message: 'Hello again' };

const idle: ContactFormState = { kind: 'idle' };
const submitting: ContactFormState = { kind: 'submitting', message, delivery: 'clipboard' };
const sent: ContactFormState = { ...submitting, kind: 'sent' };
const idleAgain: ContactFormState = { kind: 'idle', message };
const failed: ContactFormState = { kind: 'error', failure: 'tooLong' };
const failedCopy: ContactFormState = { kind: 'error', failure: 'notCopied', message, isInFields: true };

const opened: ContactFormEvent = { kind: 'mailOpened', message, delivery: 'clipboard' };
const lost: ContactFormEvent = { kind: 'mailFailed', failure: 'tooLong' };
const refused: ContactFormEvent = { kind: 'copyRefused', message };
const delayPassed: ContactFormEvent = { kind: 'delayPassed' };
const startedOver: ContactFormEvent = { kind: 'startedOver' };

describe('the way of a letter', () => {
  test.each([
    [idle, opened, submitting],
    [submitting, delayPassed, sent],
    [sent, startedOver, idleAgain],
    [idle, lost, failed],
    [failed, lost, failed],
    [failed, opened, submitting],
    [failedCopy, opened, submitting],
    // A copy may be refused however late; by then the fields may hold another message.
    [submitting, refused, failedCopy],
    [sent, refused, failedCopy],
    [idleAgain, refused, { ...failedCopy, isInFields: false }],
  ])('%j, %j', (state, event, next) => {
    expect(contactFormReducer(state, event)).toEqual(next);
  });

  test.each([
    [delayPassed, [idle, idleAgain, failed, sent]],
    [startedOver, [idle, idleAgain, failed, submitting]],
    // While a letter is under way another is not sent.
    [{ ...opened, message: later }, [submitting, sent]],
    [lost, [submitting, sent]],
    // Another message has followed, or it failed for another reason.
    [refused, [idle, failed, { ...submitting, message: later }]],
  ] as const)('%j out of its time changes nothing', (event, states) => {
    for (const state of states) expect(contactFormReducer(state, event)).toBe(state);
  });
});

test('the letter sent last can be copied until the next one is sent off, whatever happens in between', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(delayPassed, startedOver)), (events) => {
      expect(events.reduce(contactFormReducer, submitting)).toMatchObject({ message });
    }),
  );
});
