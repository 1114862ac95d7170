/** The facts about the owner. */
import { STAND_INS, TODO } from '#content/placeholder.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, filled, firstOf, pick, present, type InLanguages, type Source } from './source.ts';

type Basics = Resume['basics'];

export function personOf(source: Source) {
  const { resumes, text, field } = source;
  const basics = pick(resumes, (resume) => resume.basics);
  const name = pick(basics, (own) => own.name);
  const latin = present(name).find(isLatin);
  const reading = pick(name, (own) => (isLatin(own) ? own : (latin ?? own)));
  const city = pick(basics, ({ location }) => location.city);
  return {
    name: text(name, 'your name'),
    reading: present(reading).join() === present(name).join() ? undefined : text(reading, 'how your name is read'),
    title: field(basics, (own) => own.label, 'your profession'),
    since: sinceOf(source),
    ...recordsOf(source),
    email: firstOf(basics, (own) => own.email) ?? `${TODO}your mail address`,
    phone: firstOf(basics, (own) => own.phone),
    profiles: profilesOf(source, basics),
    reply: text({}, 'how soon you answer'),
    hours: text({}, 'when you can be reached'),
    place: {
      name: text(city, 'your city'),
      fullName: text(city, 'your city in full'),
      latitude: STAND_INS['latitude']?.value,
      longitude: STAND_INS['longitude']?.value,
      countryCode: firstOf(basics, ({ location }) => location.countryCode) ?? STAND_INS['countryCode']?.value,
    },
  };
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

function sinceOf({ resumes, conclude }: Source): unknown {
  const [first] = present(resumes)
    .flatMap(({ work }) => work.flatMap(({ startDate }) => startDate ?? []))
    .toSorted();
  if (first === undefined) return STAND_INS['since']?.value;
  conclude(`person.since is ${yearOf(first)}, when the first job of the résumé began`);
  return yearOf(first);
}

/** The owner's own site is one of them. Two of one name are told apart by their number. */
function profilesOf({ text }: Source, basics: InLanguages<Basics>) {
  const [own] = present(basics);
  const website = { network: undefined, username: undefined, url: own?.website };
  const names: string[] = [];
  const seen = new Set<string>();
  const all = [...(own?.profiles ?? []), website].flatMap(({ network, username, url }) => {
    // What tells two addresses apart.
    const plain = url?.replace(/^https:\/\/(?:www\.)?|\/$/g, '') ?? '';
    const name = asLine(network ?? plain.replace(/\/.*/, ''));
    if (name === '' || seen.has(plain) || (url ?? username) === undefined) return [];
    if (plain !== '') seen.add(plain);
    names.push(name);
    const count = names.filter((one) => one === name).length;
    const isSame = (one: Basics['profiles'][number]) =>
      url === undefined ? one.username === username : one.url === url;
    const called = pick(basics, ({ profiles }) => profiles.find(isSame)?.network);
    const isOneName = present(called).every((one) => asLine(one) === name);
    const label = count > 1 ? `${name} ${count}` : isOneName ? name : text(called, 'what the service is called');
    return [url === undefined ? { label, handle: username ?? '' } : { label, url }];
  });
  return filled(all);
}

/** Education, certificates, publications and languages, where there are any; all but languages newest first. */
function recordsOf({ rows, field, conclude }: Source) {
  const education = rows('education', ({ endDate }) => endDate).map((row) => ({
    school: field(row, ({ institution }) => institution, 'the school'),
    subject: field(row, ({ area }) => area, 'the subject'),
    degree: field(row, ({ studyType }) => studyType, 'the degree'),
    // When it was finished, or, where nobody says so, when it was begun.
    year: yearOf(firstOf(row, ({ endDate, startDate }) => endDate ?? startDate)),
  }));
  const certificates = rows('certificates', ({ url, date }) => url ?? date).map((row) => ({
    name: field(row, ({ name }) => name, 'the certificate'),
    issuer: field(row, ({ issuer }) => issuer, 'who gave it'),
    year: yearOf(firstOf(row, ({ date }) => date)),
    url: firstOf(row, ({ url }) => url),
  }));
  const publications = rows('publications', ({ url, releaseDate }) => url ?? releaseDate).map((row) => ({
    kind: 'writing',
    title: field(row, ({ name }) => name, 'the title'),
    where: field(row, ({ publisher }) => publisher, 'where it appeared'),
    year: yearOf(firstOf(row, ({ releaseDate }) => releaseDate)),
    url: firstOf(row, ({ url }) => url),
  }));
  if (publications.length > 0) conclude('person.publications: each is “writing”; “talk” is the other kind');
  const languages = rows('languages', ({ language }) => language).map((row) => ({
    tag: firstOf(row, ({ language = '' }, tag) => tagOf(tag, language)) ?? STAND_INS['tag']?.value,
    name: field(row, ({ language }) => language, 'a language'),
    fluency: field(row, ({ fluency }) => fluency, 'how well you speak it'),
  }));
  return {
    education: newestFirst(education),
    certificates: newestFirst(certificates),
    publications: newestFirst(publications),
    languages: filled(languages),
  };
}

function newestFirst<Entry extends { readonly year: unknown }>(entries: Entry[]) {
  return filled(entries.toSorted((one, other) => Number(other.year) - Number(one.year)));
}

function yearOf(date: string | undefined) {
  return date === undefined ? STAND_INS['year']?.value : Number(date.slice(0, 4));
}

/** The tag of a language by its name in another: `Japanisch` in German → `ja`. */
function tagOf(inLanguage: string, name: string): string | undefined {
  const names = [inLanguage, 'en'].map((own) => new Intl.DisplayNames(own, { type: 'language', fallback: 'none' }));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .find((tag) => names.some((own) => own.of(tag)?.toLowerCase() === name.toLowerCase()));
}
