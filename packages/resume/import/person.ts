/** The facts about the owner. */
import { STAND_INS, TODO } from '#content/placeholder.ts';
import type { Profile } from '#content/schema.ts';
import { yearOf, type Source } from './read.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, pick, present, sideBySide, type InLanguages } from './several.ts';

type Basics = Resume['basics'];

export function personOf(source: Source) {
  const { resumes, text, field } = source;
  const basics = pick<Resume, Basics>(resumes, (resume) => resume.basics);
  const name = pick<Basics, string>(basics, (own) => own.name);
  const [email] = present(pick<Basics, string>(basics, (own) => own.email));
  const [phone] = present(pick<Basics, string>(basics, (own) => own.phone));
  const latin = present(name).find((one) => /\p{Script=Latin}/u.test(one));
  const reading = pick(name, (own) => (/\p{Script=Latin}/u.test(own) ? own : (latin ?? own)));
  return {
    name: text(name, 'your name'),
    ...(present(reading).some((own, index) => own !== present(name)[index]) && {
      reading: text(reading, 'how your name is read'),
    }),
    title: field(basics, (own) => own.label, 'your profession'),
    since: sinceOf(source),
    ...records(source),
    email: email ?? `${TODO}your mail address`,
    ...(phone !== undefined && { phone }),
    ...profilesOf(basics),
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
  return all.length > 0 ? { profiles: all } : {};
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).hostname.replace(/^www\./, '');
}

function placeOf({ text }: Source, basics: InLanguages<Basics>) {
  const city = pick<Basics, string>(basics, ({ location }) => location.city);
  const code = present(basics).flatMap(({ location }) => location.countryCode ?? [])[0];
  return {
    name: text(city, 'your city'),
    fullName: text(city, 'your city in full'),
    latitude: STAND_INS['latitude']?.value,
    longitude: STAND_INS['longitude']?.value,
    countryCode: code ?? STAND_INS['countryCode']?.value,
  };
}

/** When something was finished, or, where nobody says so, when it was begun. */
function endOf(row: InLanguages<Resume['education'][number]>): string | undefined {
  const [entry] = present(row);
  return entry?.endDate ?? entry?.startDate;
}

/** Education, certificates, publications and languages, where there are any. */
function records({ resumes, field, conclude }: Source) {
  const year = (date: string | undefined) => yearOf(date) ?? STAND_INS['year']?.value;
  const newestFirst = <Entry extends { readonly year: unknown }>(entries: Entry[]) =>
    entries.toSorted((one, other) => Number(other.year) - Number(one.year));
  const education = sideBySide(
    pick(resumes, (one) => one.education),
    ({ endDate }) => endDate,
  ).map((row) => ({
    school: field(row, ({ institution }) => institution, 'the school'),
    subject: field(row, ({ area }) => area, 'the subject'),
    degree: field(row, ({ studyType }) => studyType, 'the degree'),
    year: year(endOf(row)),
  }));
  const certificates = sideBySide(
    pick(resumes, (one) => one.certificates),
    ({ url, date }) => url ?? date,
  ).map((row) => ({
    name: field(row, ({ name }) => name, 'the certificate'),
    issuer: field(row, ({ issuer }) => issuer, 'who gave it'),
    year: year(present(row)[0]?.date),
    ...urlOf(row),
  }));
  const publications = sideBySide(
    pick(resumes, (one) => one.publications),
    ({ url, releaseDate }) => url ?? releaseDate,
  ).map((row) => ({
    kind: 'writing',
    title: field(row, ({ name }) => name, 'the title'),
    where: field(row, ({ publisher }) => publisher, 'where it appeared'),
    year: year(present(row)[0]?.releaseDate),
    ...urlOf(row),
  }));
  if (publications.length > 0) conclude('person.publications: each is “writing”; “talk” is the other kind');
  return {
    ...(education.length > 0 && { education: newestFirst(education) }),
    ...(certificates.length > 0 && { certificates: newestFirst(certificates) }),
    ...(publications.length > 0 && { publications: newestFirst(publications) }),
    ...spoken(resumes, field),
  };
}

function urlOf(row: InLanguages<{ readonly url?: string | undefined }>) {
  const url = present(row).flatMap((entry) => entry.url ?? [])[0];
  return url === undefined ? {} : { url };
}

function spoken(resumes: Source['resumes'], field: Source['field']) {
  const rows = sideBySide(
    pick(resumes, ({ languages }) => languages),
    ({ language }) => language,
  );
  if (rows.length === 0) return {};
  return {
    languages: rows.map((row) => ({
      tag:
        Object.entries(row).flatMap(([own, entry]) => tagOf(own, entry?.language ?? '') ?? [])[0] ??
        STAND_INS['tag']?.value,
      name: field(row, ({ language }) => language, 'a language'),
      fluency: field(row, ({ fluency }) => fluency, 'how well you speak it'),
    })),
  };
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
