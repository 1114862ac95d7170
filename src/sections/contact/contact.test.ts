import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { MESSAGES } from '#i18n/locales/all.ts';
import {
  contactFormReducer,
  type ContactFormEvent,
  type ContactFormState,
  type ContactMessage,
} from './contact-form-state.ts';
import { createMail, createMailToPaste, isTooLong, mailAddress } from './mail.ts';

const TO = 'hello@example.com';
const SENT_AT = new Date('2026-03-04T13:05:00Z');

function written(values: Partial<ContactMessage> = {}): ContactMessage {
  return { name: 'Mei', email: 'mei@example.com', message: 'Hello', sentAt: SENT_AT, ...values };
}

const words = (language: Language) => ({ language, messages: MESSAGES[language].page });

/** What a mail client makes of an address (RFC 6068 §2). */
function read(address: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const headers = query.split('&').map((header) => header.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(to), headers };
}

function mailWith(values: Partial<ContactMessage>): string {
  return mailAddress(TO, createMail(written(values), words('en'), 'UTC'));
}

describe('the words of a mail', () => {
  test('stand in the language of the visitor, with the time where the visitor is', () => {
    expect(createMail(written(), words('en'), 'Asia/Tokyo')).toEqual({
      subject: 'Website message from Mei',
      body: 'Name: Mei\nEmail: mei@example.com\nMessage:\nHello\nWritten: March 4, 2026 at 10:05 PM GMT+9',
    });
    expect(createMail(written(), words('zh'), 'Asia/Shanghai')).toEqual({
      subject: '个人网站来信：Mei',
      body: '名字：Mei\n邮箱：mei@example.com\n内容：\nHello\n写于：2026年3月4日 GMT+8 21:05',
    });
    expect(createMail(written(), words('ja'), 'UTC')).toEqual({
      subject: 'サイトからの連絡：Mei',
      body: '名前：Mei\nメール：mei@example.com\n内容：\nHello\n作成日時：2026年3月4日 13:05 UTC',
    });
  });

  test('placeholders and replacement patterns in what was typed are only text', () => {
    expect(createMail(written({ name: '$& {email} {name}' }), words('en'), 'UTC').subject).toBe(
      'Website message from $& {email} {name}',
    );
  });
});

describe('the address of a mail', () => {
  test('writes every kind of line end as %0D%0A', () => {
    expect(mailWith({ message: 'one\ntwo\r\nthree\rfour' })).toContain('one%0D%0Atwo%0D%0Athree%0D%0Afour%0D%0A');
  });

  test('may be 2,000 characters long and no longer', () => {
    const room = 2000 - mailWith({ message: '' }).length;
    expect(isTooLong(mailWith({ message: 'a'.repeat(room) }))).toBe(false);
    expect(isTooLong(mailWith({ message: 'a'.repeat(room + 1) }))).toBe(true);
  });

  test.each(LANGUAGES)(
    'is short where the body is to be pasted, and says so, however long the name is (%s)',
    (language) => {
      const mail = createMailToPaste(written({ name: '名'.repeat(500), message: '长'.repeat(2000) }), words(language));
      const address = mailAddress(TO, mail);
      expect(isTooLong(address)).toBe(false);
      expect(read(address).headers).toEqual([
        ['subject', mail.subject],
        ['body', MESSAGES[language].page.contact.mail.paste],
      ]);
    },
  );

  test('gives back exactly what was typed', () => {
    const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Control}\u2028\u2029]/u.test(text));
    const message = fc.array(line).map((lines) => lines.join('\n'));
    const language = fc.constantFrom(...LANGUAGES);
    fc.assert(
      fc.property(line, line, message, language, (name, email, text, chosen) => {
        const mail = createMail(written({ name, email, message: text }), words(chosen), 'UTC');
        const { to, headers } = read(mailAddress(TO, mail));
        expect(to).toBe(TO);
        expect(headers).toEqual([
          ['subject', mail.subject],
          ['body', mail.body.replaceAll('\n', '\r\n')],
        ]);
        expect(mail.subject.endsWith(name)).toBe(true);
        const [nameLine, emailLine, , ...rest] = mail.body.split('\n');
        expect(nameLine?.endsWith(name)).toBe(true);
        expect(emailLine?.endsWith(email)).toBe(true);
        expect(rest.slice(0, -1).join('\n')).toBe(text);
      }),
    );
  });

  test('holds nothing that is not allowed there, whatever was typed', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, anything, (name, email, message) => {
        const address = mailWith({ name, email, message });
        // RFC 6068 §2: unreserved, some-delims and percent-encoded, and the delimiters of exactly two headers.
        expect(address).toMatch(
          /^mailto:hello@example\.com\?subject=[\w\-.~!$'()*+,;:@%]*&body=[\w\-.~!$'()*+,;:@%]*$/,
        );
        expect(address).not.toMatch(/%(?![0-9A-F]{2})/);
        expect(address.split('&')[0]).not.toMatch(/%0[AD]/);
      }),
    );
  });
});

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
