/** A contact message as a mail: its words in the visitor's language, and the `mailto:` address that carries it (RFC 6068). */
import type { Language } from '#shared/language.ts';
import { fill } from '#shared/text.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import type { Texts } from '#i18n/translations.ts';
import type { ContactMessage } from './contact-form-state.ts';

/** Mail clients cut longer addresses. In characters. */
const MAX_ADDRESS_LENGTH = 2000;
/** Of the sender's name in a mail whose body is to be pasted, in characters: its address must not be too long as well. */
const MAX_NAME_LENGTH = 60;

export interface Mail {
  /** One line. */
  readonly subject: string;
  /** Lines that end in `\n`. */
  readonly body: string;
}

/** Subject and body with name, email, message and the local send time. `timeZone` is an IANA name. */
export function createMail(
  { message, ...sender }: ContactMessage,
  { language, messages }: Pick<Texts, 'language' | 'messages'>,
  timeZone: string,
): Mail {
  const { mail } = messages.contact;
  const name = oneLine(sender.name);
  return {
    subject: fill(mail.subject, { name }),
    body: [
      fill(mail.name, { name }),
      fill(mail.email, { email: oneLine(sender.email) }),
      mail.message,
      message.replace(/\r\n?/g, '\n'),
      fill(mail.time, { time: localTime(sender.sentAt, language, timeZone) }),
    ].join('\n'),
  };
}

/** A mail with a line in place of the body that says to paste it. */
export function createMailToPaste({ name }: ContactMessage, { messages }: Pick<Texts, 'messages'>): Mail {
  const { mail } = messages.contact;
  const shortName = [...oneLine(name)].slice(0, MAX_NAME_LENGTH).join('');
  return { subject: fill(mail.subject, { name: shortName }), body: mail.paste };
}

/** The `mailto:` address of a mail. No header but subject and body can come of it: everything written is encoded. */
export function mailAddress(to: string, { subject, body }: Mail): string {
  return `mailto:${encode(to)}?subject=${encode(oneLine(subject))}&body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`;
}

export function isTooLong(address: string): boolean {
  return address.length > MAX_ADDRESS_LENGTH;
}

/** Percent-encodes for any place of a `mailto:` address. Half a surrogate pair cannot be encoded: U+FFFD replaces it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%40', '@');
}

/** A header is one line: what breaks or controls lines becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Control}\u2028\u2029]+/gu, ' ');
}

/** Date and time as the language writes them, with the zone: the reader may live in another. */
function localTime(time: Date, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(HTML_LANG[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  // Some mail clients show the narrow space before PM as a box.
  return format.format(time).replaceAll('\u202F', ' ');
}
