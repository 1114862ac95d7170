/**
 * Reads a JSON Résumé (jsonresume.org) of any version, as programs and people write it. What cannot be read is named, and
 * the rest is there: only what is no JSON Résumé at all is refused, in one line.
 */
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { Fields, type Report } from './fields.ts';
import { countryIn, telephoneIn } from './values.ts';

export type Resume = ReturnType<typeof resumeOf>;

const STARTS = ['startDate', 'start', 'from', 'begin'];
const ENDS = ['endDate', 'end', 'to', 'until', 'leaveDate', 'graduationDate'];
const BOTH = ['date', 'dates', 'period', 'duration', 'years', 'year'];

/**
 * The résumé and what its owner should know of the reading.
 * @param file Its name, for who reads the error.
 * @throws An error that says in a line why it is no JSON Résumé, and where.
 */
export function readResume(file: string, text: string) {
  // Windows writes a mark before the first letter.
  const own = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const data = parse(own, errors, { disallowComments: true }) as unknown;
  if (errors[0]) throw new Error(`${file} is not JSON: ${jsonFault(own, errors[0])}`);
  const has = (key: string) => typeof data === 'object' && data !== null && Object.hasOwn(data, key);
  if (!has('basics') && !has('work') && !has('bio'))
    throw new Error(
      has('employment')
        ? `${file} is a FRESH résumé (its jobs stand in “employment”), not a JSON Résumé: convert it first, as with npx hackmyresume convert`
        : `${file} is not a JSON Résumé: it has neither “basics” nor “work” (jsonresume.org/schema says what one looks like)`,
    );
  const report: Report = { unread: [], assumed: [], leftOut: new Set() };
  return { resume: resumeOf(new Fields(data, '', report), report), ...report, leftOut: [...report.leftOut] };
}

/** Where and why a text is no JSON. */
function jsonFault(text: string, { error, offset }: ParseError): string {
  const lines = text.slice(0, offset).split('\n');
  const [next] = text.slice(offset);
  const why: Readonly<Record<string, string>> = {
    CommaExpected: 'a comma is missing',
    InvalidCommentToken: 'JSON has no comments',
    PropertyNameExpected: `there is a comma too many before ${next}`,
    ValueExpected: `there is a comma too many before ${next}`,
  };
  const fault = next === undefined ? 'it ends before it is closed' : why[printParseErrorCode(error)];
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}: ${fault ?? `${next} does not belong there`}`;
}

function resumeOf(top: Fields, report: Report) {
  const meta = top.entry('meta');
  const canonical = meta.text('canonical');
  const language = top.text('language');
  const basics = basicsOf(top.entry('basics', 'bio'), canonical, report);
  const resume = {
    basics,
    work: top.entries(['work', 'experience', 'workExperience'], jobsOf).flat(),
    education: top.entries(['education'], (entry) => ({
      institution: entry.text('institution', 'school', 'university', 'name') ?? entry.self,
      area: entry.text('area', 'major', 'field', 'fieldOfStudy', 'course'),
      studyType: entry.text('studyType', 'degree'),
      ...entry.dates(STARTS, ENDS, BOTH),
    })),
    certificates: top.entries(['certificates', 'certifications'], (entry) => ({
      name: entry.text('name', 'title') ?? entry.self,
      issuer: entry.text('issuer', 'authority', 'organization'),
      date: entry.dates(['date', 'releaseDate', 'issueDate', 'year', 'startDate']).startDate,
      url: entry.address('url', 'website', 'link'),
    })),
    publications: top.entries(['publications'], (entry) => ({
      name: entry.text('name', 'title') ?? entry.self,
      publisher: entry.text('publisher', 'journal', 'venue'),
      releaseDate: entry.dates(['releaseDate', 'date', 'year']).startDate,
      url: entry.address('url', 'website', 'link'),
    })),
    skills: skillsOf(top, report).filter(({ name, keywords }) => name !== undefined || keywords.length > 0),
    languages: top.entries(['languages'], languageOf),
    projects: top.entries(['projects'], (entry) => ({
      name: entry.text('name', 'title') ?? entry.self,
      description: entry.text('description', 'summary', 'about'),
      highlights: entry.texts('highlights', 'achievements'),
      keywords: entry.names('keywords', 'technologies', 'stack', 'tags', 'skills', 'languages'),
      ...entry.dates(STARTS, ENDS, BOTH),
      url: entry.address('url', 'website', 'link', 'demo'),
      code: entry.address('github', 'githubUrl', 'repository', 'repo', 'source', 'code'),
    })),
    meta: { language: meta.text('language') ?? language },
  };
  top.raw('$schema');
  top.close('');
  return resume;
}

function basicsOf(own: Fields, canonical: string | undefined, report: Report) {
  const location = own.entry('location');
  const address = location.self ?? location.text('address');
  const region = location.text('region', 'state', 'province');
  const country = location.parsed(
    ['countryCode', 'country'],
    countryIn,
    'is no country: write its two letters, as in DE',
  );
  // What else stands there often ends in the country’s name.
  const parts = (address ?? '').split(/\s*[,\n]\s*/).filter((part) => part !== '');
  const countryCode = country?.value ?? (parts.length > 1 ? countryIn(parts.at(-1) ?? '') : undefined);
  const city = location.text('city') ?? (location.self === undefined ? region : parts[0]);
  const hidden = ['address', 'postalCode', ...(city === region ? [] : ['region'])].filter((name) => location.raw(name));
  if (hidden.length > 0)
    report.leftOut.add(`basics.location: ${hidden.join(', ')} (the page shows a city alone, for the sake of privacy)`);
  const picture = own.raw('image', 'picture');
  if (picture) report.leftOut.add(`${picture.at} (put the picture into public/ and name it in person.portrait)`);
  const names = [own.text('firstName'), own.text('lastName')].filter((name) => name !== undefined);
  const website = own.address('url', 'website', 'websites');
  // The site’s own address leads to itself.
  const isOwn = website !== undefined && canonical?.startsWith(new URL(website).origin) === true;
  if (isOwn) report.assumed.push(`basics.url: ${website} is where this résumé stands, and no other site of yours`);
  const basics = {
    name: own.text('name', 'fullName') ?? (names.join(' ') || undefined),
    label: own.text('label', 'title', 'headline', 'position', 'profession'),
    email: own.mail('email', 'mail'),
    phone: phoneOf(own, countryCode, report),
    summary: own.text('summary', 'about', 'bio', 'objective'),
    website: isOwn ? undefined : website,
    location: { city, countryCode },
    profiles: own.entries(['profiles'], (profile) => ({
      network: profile.text('network', 'name', 'site'),
      username: profile.text('username', 'handle', 'user'),
      url: profile.address('url', 'website', 'link'),
    })),
  };
  own.close('basics');
  location.close('basics.location');
  return basics;
}

function phoneOf(own: Fields, country: string | undefined, report: Report): string | undefined {
  const { at, written, value } =
    own.parsed(
      ['phone', 'telephone', 'mobile', 'phoneNumber'],
      (text) => telephoneIn(text, country),
      'is no telephone number that can be read: write it with its country, as in +86 755 0000 0000',
    ) ?? {};
  if (value?.assumed !== undefined) {
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(value.assumed);
    report.assumed.push(`${at}: “${written}” names no country, ${value.number} is it in yours, ${name}`);
  }
  return value?.number;
}

/** A firm with several positions in one entry is as many jobs. */
function jobsOf(entry: Fields) {
  const name = entry.text('name', 'company', 'organization', 'employer') ?? entry.self;
  const location = placeOf(entry);
  const positions = entry.list('positions', 'roles');
  return (positions.length > 0 ? positions : [entry]).map((one) => {
    const job = {
      name,
      position: one.text('position', 'title', 'role', 'jobTitle') ?? (one === entry ? undefined : one.self),
      location: one === entry ? location : (placeOf(one) ?? location),
      ...one.dates(STARTS, ENDS, BOTH),
      summary: one.text('summary', 'description', 'about') ?? entry.text('summary', 'description'),
      highlights: one.texts('highlights', 'achievements', 'responsibilities', 'duties'),
      keywords: one.names('keywords', 'skills', 'technologies', 'stack'),
    };
    one.close('work');
    return job;
  });
}

/** A text, or an object of city, region and country. */
function placeOf(entry: Fields): string | undefined {
  const place = entry.entry('location', 'place', 'city');
  return place.self ?? place.text('city') ?? place.text('region', 'address', 'country', 'countryCode');
}

function languageOf(entry: Fields) {
  // `English (native)` in one text.
  const [, name, fluency] = /^(.+?)\s*[(（:：–-]\s*(.+?)[)）]?$/.exec(entry.self ?? '') ?? [];
  return {
    language: entry.text('language', 'name') ?? name ?? entry.self,
    fluency: entry.text('fluency', 'level', 'proficiency') ?? fluency,
  };
}

/** Levels are per cent: of figures up to 5 or 10, these are the whole. What a word such as “Master” amounts to nobody knows. */
function skillsOf(top: Fields, report: Report) {
  const read = top.entries(['skills'], (entry) => {
    const written = entry.text('level', 'rating', 'score', 'proficiency');
    const [, figure, percent, whole = percent && 100] =
      /^(\d+(?:\.\d+)?)\s*(?:(%)|\/\s*(\d+))?$/.exec(written ?? '') ?? [];
    if (written !== undefined && figure === undefined) report.leftOut.add('skills: level');
    return {
      name: entry.text('name', 'category', 'skill', 'title') ?? (entry.self?.includes('\n') ? undefined : entry.self),
      figure: figure === undefined ? undefined : Number(figure),
      whole: whole === undefined ? undefined : Number(whole),
      keywords: entry.names('keywords', 'skills', 'items', 'technologies'),
    };
  });
  const most = Math.max(0, ...read.map(({ figure = 0, whole }) => (whole === undefined ? figure : 0)));
  const scale = most <= 5 ? 5 : most <= 10 ? 10 : 100;
  if (most > 0 && scale < 100) report.assumed.push(`skills: a level of ${scale} is taken for all there is, 100 %`);
  return read.map(({ name, figure, whole = scale, keywords }) => ({
    name,
    level: figure === undefined || whole === 0 ? undefined : Math.min(100, Math.round((100 * figure) / whole)),
    keywords,
  }));
}
