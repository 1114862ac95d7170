/** The owner for an address book (vCard 4.0, RFC 6350): `contact.vcf` in every language at once, `contact.en.vcf` in one. */
import { LANGUAGES, type Language } from '#shared/language.ts';
import { isoSeconds, resumeIn, type Resume, type SiteFacts } from './model.ts';

/** RFC 6350 §3.2: octets in a line, without its end. */
const LINE_OCTETS = 75;

/** @param only The language of a card in one: many address books take the first name that they find, whatever its language. */
export function vcard(facts: SiteFacts, only?: Language): string {
  const all = (only ? [only] : LANGUAGES).map((language) => resumeIn(facts, language));
  const [own] = all as [Resume];
  /** One property in every language that has it; `ALTID` says that they are the same (§5.4). */
  const inLanguages = (property: string, valueOf: (resume: Resume) => string | readonly string[] | undefined) =>
    all.flatMap((resume) => {
      const value = valueOf(resume);
      const parameters = only ? '' : `;ALTID=1;LANGUAGE=${resume.locale}`;
      return value === undefined ? [] : `${property}${parameters}:${[value].flat().map(escaped).join(';')}`;
    });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    ...inLanguages('FN', ({ name }) => name),
    // No N: the name is known as one, and which part is the family's is not told (RFC 6350 §6.2.2 asks for none).
    ...inLanguages('NICKNAME', ({ brand }) => brand),
    ...(own.portrait ? [`PHOTO:${own.portrait.url}`] : []),
    ...inLanguages('TITLE', ({ title }) => title),
    ...inLanguages('ORG', ({ jobs }) => jobs.find(({ end }) => end === undefined)?.company),
    `EMAIL:${own.email}`,
    ...(own.phone ? [`TEL;VALUE=uri:${own.phone.url}`] : []),
    ...inLanguages('ADR', ({ place, locale }) => [
      '',
      '',
      '',
      place.name,
      '',
      '',
      new Intl.DisplayNames(locale, { type: 'region' }).of(place.countryCode) ?? '',
    ]),
    `GEO:geo:${own.place.latitude},${own.place.longitude}`,
    ...own.languages.map(({ tag }, index) => `LANG;PREF=${index + 1}:${tag}`),
    ...(own.pageUrl === undefined ? [] : [`URL:${own.publicUrl}/`]),
    ...own.profiles.map(
      ({ label, url, handle = '' }) =>
        `X-SOCIALPROFILE;TYPE="${label.replaceAll('"', '')}"${url ? `:${url}` : `;VALUE=text:${escaped(handle)}`}`,
    ),
    `UID:${own.publicUrl}/#person`,
    `SOURCE:${own.publicUrl}/contact.${only ? `${only}.` : ''}vcf`,
    `REV:${isoSeconds(own.modified).replaceAll(/[-:]/g, '')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 6350 §3.4. */
function escaped(value: string): string {
  return value.replace(/[\\;,]/g, String.raw`\$&`);
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
