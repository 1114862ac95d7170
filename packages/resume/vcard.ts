/** `contact.vcf`: the owner for an address book, in every language at once (vCard 4.0, RFC 6350). */
import { LANGUAGES, type Language } from '#shared/language.ts';
import { isOnOwnMachine } from '#shared/urls.ts';
import { profilesOf } from '#content/profiles.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { isoSeconds, type SiteFacts } from './model.ts';

/** RFC 6350 §3.2: octets in a line, without its end. */
const LINE_OCTETS = 75;

export function vcard({ content: { person, experience }, publicUrl, modified }: SiteFacts): string {
  const { place, brand, portrait } = person;
  const employer = experience.find(({ end }) => end === undefined);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    ...inLanguages('FN', (language) => escapeText(person.name[language])),
    // No N: the name is known as one, and which part is the family's is not told (RFC 6350 §6.2.2 asks for none).
    ...(brand ? inLanguages('NICKNAME', (language) => escapeText(brand[language])) : []),
    ...(portrait ? [`PHOTO:${publicUrl}/${portrait.file}`] : []),
    ...inLanguages('TITLE', (language) => escapeText(person.title[language])),
    ...(employer ? inLanguages('ORG', (language) => components(employer.company[language])) : []),
    `EMAIL:${person.email}`,
    ...(person.phone === undefined ? [] : [`TEL;VALUE=uri:tel:${person.phone.replaceAll(' ', '')}`]),
    ...inLanguages('ADR', (language) =>
      components('', '', '', place.name[language], '', '', countryIn(language, place.countryCode)),
    ),
    `GEO:geo:${place.latitude},${place.longitude}`,
    ...(person.languages ?? []).map(({ tag }, index) => `LANG;PREF=${index + 1}:${tag}`),
    ...(isOnOwnMachine(publicUrl) ? [] : [`URL:${publicUrl}/`]),
    ...profilesOf(person).map(
      ({ label, url, handle }) =>
        `X-SOCIALPROFILE;TYPE="${label.replaceAll('"', '')}"${url ? `:${url}` : `;VALUE=text:${escapeText(handle ?? '')}`}`,
    ),
    `UID:${publicUrl}/#person`,
    `SOURCE:${publicUrl}/contact.vcf`,
    `REV:${isoSeconds(modified).replaceAll(/[-:]/g, '')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** One property in every language; `ALTID` says that they are the same (§5.4). */
function inLanguages(property: string, value: (language: Language) => string): string[] {
  return LANGUAGES.map((language) => `${property};ALTID=1;LANGUAGE=${HTML_LANG[language]}:${value(language)}`);
}

function components(...values: readonly string[]): string {
  return values.map(escapeText).join(';');
}

/** RFC 6350 §3.4. */
function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`);
}

function countryIn(language: Language, code: string): string {
  return new Intl.DisplayNames(HTML_LANG[language], { type: 'region' }).of(code) ?? code;
}

/** Breaks a long line between characters, never inside one: every further line begins with a space. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    const room = parts.length === 1 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (Buffer.byteLength(last + character) <= room) parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}
