/** The facts about the owner. */
import { STAND_INS, TODO } from '#content/placeholder.ts';
import type { Profile } from '#content/schema.ts';
import { yearOf, type Source } from './read.ts';
import type { Resume } from './resume.ts';
import { asLine, pick, present, sideBySide, type InLanguages } from './several.ts';

type Basics = NonNullable<Resume['basics']>;

export function personOf(source: Source) {
  const { resumes, text } = source;
  const basics = pick<Resume, Basics>(resumes, (resume) => resume.basics);
  const name = pick<Basics, string>(basics, (own) => own.name);
  const [first] = present(basics);
  const latin = present(name).find((one) => /\p{Script=Latin}/u.test(one));
  const reading = pick(name, (own) => (/\p{Script=Latin}/u.test(own) ? own : (latin ?? own)));
  return {
    name: text(name, 'your name'),
    ...(present(reading).some((own, index) => own !== present(name)[index]) && {
      reading: text(reading, 'how your name is read'),
    }),
    title: text(
      pick<Basics, string>(basics, (own) => own.label),
      'your profession',
    ),
    since: sinceOf(source),
    ...records(source),
    email: first?.email ?? `${TODO}your mail address`,
    ...(first?.phone !== undefined && { phone: phoneOf(first.phone) }),
    ...profilesOf(basics),
    reply: text({}, 'how soon you answer'),
    hours: text({}, 'when you can be reached'),
    place: placeOf(source, basics),
  };
}

/** In the résumé's own digits: what is no international number is for the owner to complete. */
function phoneOf(phone: string): string {
  const international = phone.replace(/^00/, '+');
  return international.startsWith('+') ? asLine(international.replace(/[^\d+]+/g, ' ')) : asLine(phone);
}

function sinceOf({ resumes, conclude }: Source): unknown {
  const years = present(resumes).flatMap(({ work }) => work.flatMap(({ startDate }) => yearOf(startDate) ?? []));
  if (years.length === 0) return STAND_INS['since']?.value;
  const since = Math.min(...years);
  conclude(`person.since is ${since}, when the first job of the résumé began`);
  return since;
}

function profilesOf(basics: InLanguages<Basics>) {
  const [profiles = []] = present(basics).map((own) => own.profiles);
  const all = profiles.flatMap(({ network, username, url }): Profile[] => {
    const label = network ?? hostOf(url);
    if (label === undefined) return [];
    if (url !== undefined) return [{ label, url }];
    return username === undefined ? [] : [{ label, handle: username }];
  });
  return all.length > 0 ? { profiles: all } : {};
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;
}

function placeOf({ text, conclude }: Source, basics: InLanguages<Basics>) {
  const city = pick<Basics, string>(basics, ({ location }) => location?.city);
  const code = present(basics).flatMap(({ location }) => location?.countryCode ?? [])[0];
  if (code !== undefined && code !== code.toUpperCase()) conclude(`person.place.countryCode is ${code.toUpperCase()}`);
  return {
    name: text(city, 'your city'),
    fullName: text(city, 'your city in full'),
    latitude: STAND_INS['latitude']?.value,
    longitude: STAND_INS['longitude']?.value,
    countryCode: code?.toUpperCase() ?? STAND_INS['countryCode']?.value,
  };
}

/** Education, certificates, publications and languages, where there are any. */
function records({ resumes, text, conclude }: Source) {
  const year = (date: string | undefined) => yearOf(date) ?? STAND_INS['year']?.value;
  const newestFirst = <Entry extends { readonly year: unknown }>(entries: Entry[]) =>
    entries.toSorted((one, other) => Number(other.year) - Number(one.year));
  const education = sideBySide(
    pick(resumes, (one) => one.education),
    ({ endDate }) => endDate,
  ).map((row) => ({
    school: text(
      pick<Resume['education'][number], string>(row, ({ institution }) => institution),
      'the school',
    ),
    subject: text(
      pick<Resume['education'][number], string>(row, ({ area }) => area),
      'the subject',
    ),
    degree: text(
      pick<Resume['education'][number], string>(row, ({ studyType }) => studyType),
      'the degree',
    ),
    year: year(present(row)[0]?.endDate),
  }));
  const certificates = sideBySide(
    pick(resumes, (one) => one.certificates),
    ({ url, date }) => url ?? date,
  ).map((row) => ({
    name: text(
      pick<Resume['certificates'][number], string>(row, ({ name }) => name),
      'the certificate',
    ),
    issuer: text(
      pick<Resume['certificates'][number], string>(row, ({ issuer }) => issuer),
      'who gave it',
    ),
    year: year(present(row)[0]?.date),
    ...urlOf(row),
  }));
  const publications = sideBySide(
    pick(resumes, (one) => one.publications),
    ({ url, releaseDate }) => url ?? releaseDate,
  ).map((row) => ({
    kind: 'writing',
    title: text(
      pick<Resume['publications'][number], string>(row, ({ name }) => name),
      'the title',
    ),
    where: text(
      pick<Resume['publications'][number], string>(row, ({ publisher }) => publisher),
      'where it appeared',
    ),
    year: year(present(row)[0]?.releaseDate),
    ...urlOf(row),
  }));
  if (publications.length > 0) conclude('person.publications: each is “writing”; “talk” is the other kind');
  return {
    ...(education.length > 0 && { education: newestFirst(education) }),
    ...(certificates.length > 0 && { certificates: newestFirst(certificates) }),
    ...(publications.length > 0 && { publications: newestFirst(publications) }),
    ...spoken(resumes, text),
  };
}

function urlOf(row: InLanguages<{ readonly url?: string | undefined }>) {
  const url = present(row).flatMap((entry) => entry.url ?? [])[0];
  return url === undefined ? {} : { url };
}

function spoken(resumes: Source['resumes'], text: Source['text']) {
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
      name: text(
        pick<Resume['languages'][number], string>(row, ({ language }) => language),
        'a language',
      ),
      fluency: text(
        pick<Resume['languages'][number], string>(row, ({ fluency }) => fluency),
        'how well you speak it',
      ),
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
