/** The facts about the owner. */
import { STAND_INS, TODO } from '#content/placeholder.ts';
import type { Profile } from '#content/schema.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, firstOf, pick, present, yearOf, type InLanguages, type Source } from './source.ts';

type Basics = Resume['basics'];

export function personOf(source: Source) {
  const { resumes, text, field } = source;
  const basics = pick<Resume, Basics>(resumes, (resume) => resume.basics);
  const name = pick<Basics, string>(basics, (own) => own.name);
  const latin = present(name).find((one) => /\p{Script=Latin}/u.test(one));
  const reading = pick(name, (own) => (/\p{Script=Latin}/u.test(own) ? own : (latin ?? own)));
  return {
    name: text(name, 'your name'),
    reading: present(reading).some((own, index) => own !== present(name)[index])
      ? text(reading, 'how your name is read')
      : undefined,
    title: field(basics, (own) => own.label, 'your profession'),
    since: sinceOf(source),
    ...records(source),
    email: firstOf(basics, (own) => own.email) ?? `${TODO}your mail address`,
    phone: firstOf(basics, (own) => own.phone),
    profiles: profilesOf(basics),
    reply: text({}, 'how soon you answer'),
    hours: text({}, 'when you can be reached'),
    place: placeOf(source, basics),
  };
}

function sinceOf({ resumes, conclude }: Source): unknown {
  const years = present(resumes).flatMap(({ work }) => work.flatMap(({ startDate }) => yearOf(startDate) ?? []));
  if (years.length === 0) return STAND_INS['since']?.value;
  const since = Math.min(...years);
  conclude(`person.since is ${since}, when the first job of the résumé began`);
  return since;
}

/** The owner's own site is one of them. Two of one name are told apart by their number. */
function profilesOf(basics: InLanguages<Basics>) {
  const [own] = present(basics);
  const website =
    own?.website === undefined ? [] : [{ network: hostOf(own.website), username: undefined, url: own.website }];
  const labels = new Map<string, number>();
  const all = [...(own?.profiles ?? []), ...website].flatMap(({ network, username, url }, index, list): Profile[] => {
    const name = asLine(network ?? hostOf(url) ?? '');
    const isAgain = url !== undefined && list.findIndex((one) => one.url === url) < index;
    if (name === '' || isAgain || (url ?? username) === undefined) return [];
    const count = (labels.get(name) ?? 0) + 1;
    labels.set(name, count);
    const label = count === 1 ? name : `${name} ${count}`;
    return [url !== undefined ? { label, url } : { label, handle: username ?? '' }];
  });
  return filled(all);
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname.replace(/^www\./, '');
}

function placeOf({ text }: Source, basics: InLanguages<Basics>) {
  const city = pick<Basics, string>(basics, ({ location }) => location.city);
  return {
    name: text(city, 'your city'),
    fullName: text(city, 'your city in full'),
    latitude: STAND_INS['latitude']?.value,
    longitude: STAND_INS['longitude']?.value,
    countryCode: firstOf(basics, ({ location }) => location.countryCode) ?? STAND_INS['countryCode']?.value,
  };
}

/** Education, certificates, publications and languages, where there are any; newest first. */
function records({ rows, field, conclude }: Source) {
  const year = (date: string | undefined) => yearOf(date) ?? STAND_INS['year']?.value;
  const newestFirst = <Entry extends { readonly year: unknown }>(entries: Entry[]) =>
    filled(entries.toSorted((one, other) => Number(other.year) - Number(one.year)));
  const education = rows(
    (resume) => resume.education,
    ({ endDate }) => endDate,
  ).map((row) => ({
    school: field(row, ({ institution }) => institution, 'the school'),
    subject: field(row, ({ area }) => area, 'the subject'),
    degree: field(row, ({ studyType }) => studyType, 'the degree'),
    // When it was finished, or, where nobody says so, when it was begun.
    year: year(present(row)[0]?.endDate ?? present(row)[0]?.startDate),
  }));
  const certificates = rows(
    (resume) => resume.certificates,
    ({ url, date }) => url ?? date,
  ).map((row) => ({
    name: field(row, ({ name }) => name, 'the certificate'),
    issuer: field(row, ({ issuer }) => issuer, 'who gave it'),
    year: year(present(row)[0]?.date),
    url: firstOf(row, ({ url }) => url),
  }));
  const publications = rows(
    (resume) => resume.publications,
    ({ url, releaseDate }) => url ?? releaseDate,
  ).map((row) => ({
    kind: 'writing',
    title: field(row, ({ name }) => name, 'the title'),
    where: field(row, ({ publisher }) => publisher, 'where it appeared'),
    year: year(present(row)[0]?.releaseDate),
    url: firstOf(row, ({ url }) => url),
  }));
  if (publications.length > 0) conclude('person.publications: each is “writing”; “talk” is the other kind');
  const languages = rows(
    (resume) => resume.languages,
    ({ language }) => language,
  ).map((row) => ({
    tag:
      Object.entries(row).flatMap(([own, entry]) => tagOf(own, entry?.language ?? '') ?? [])[0] ??
      STAND_INS['tag']?.value,
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

function filled<Entry>(entries: readonly Entry[]) {
  return entries.length > 0 ? entries : undefined;
}

/** The tag of a language by its name in another: `Japanisch` in German → `ja`. */
function tagOf(inLanguage: string, name: string): string | undefined {
  const names = [inLanguage, 'en'].map((own) => new Intl.DisplayNames(own, { type: 'language', fallback: 'none' }));
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const wanted = name.toLowerCase();
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .find((tag) => names.some((own) => own.of(tag)?.toLowerCase() === wanted));
}
