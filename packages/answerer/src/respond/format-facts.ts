/** Every fact of the résumé that has an address of its own, in the sentence that states it. */
import type { Job, Profile, RecordKind, Resume } from '../resume.ts';
import type { Passage } from '../retrieve/passages.ts';
import { fill, spaceIn, stopIn, type Language } from '../text.ts';
import { named, type ParsedQuestion } from '../understand/parse-question.ts';
import type { Answers, Voice } from '../words.ts';

export function who({ person, hero }: Resume, voice: Voice): string {
  const { name, reading, title } = person;
  return fill(voice.messages.who, {
    name: name === reading ? name : fill(voice.messages.nameAndReading, { name, reading }),
    title: asRole(title, voice.language),
    subtitle: hero.subtitle,
  });
}

/** `Front-end engineer` → `a front-end engineer`, in a sentence in English; `CTO` stays. */
export function asRole(title: string, language: Language): string {
  if (language !== 'en') return title;
  const inside = /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  return `${/^[aeiou]/i.test(inside) ? 'an' : 'a'} ${inside}`;
}

/** The name as it is written in each language of the page, and how it is read. */
export function writtenName({ person: { name, reading, names } }: Resume, voice: Voice): string {
  const others = [...new Set([reading, ...names])].filter((one) => one !== name);
  const written =
    others.length === 0 ? name : fill(voice.messages.nameAndReading, { name, reading: listOf(voice, others) });
  return `${written}${stopIn(voice.language)}`;
}

/** The first year in the profession. */
export function since({ person: { name, since: year } }: Resume, voice: Voice): string {
  return fill(voice.messages.since, { name, year });
}

/** Full years in the trade: by the month of the first job, where it began with that. */
export function yearsOf({ person, experience }: Resume): number {
  const [first = ''] = experience.map(({ start }) => start).toSorted();
  const from = first.startsWith(`${person.since}-`) ? first : `${person.since}-01`;
  const [year = 0, month = 0] = from.split('-').map(Number);
  const now = new Date();
  return now.getFullYear() - year - (now.getMonth() + 1 < month ? 1 : 0);
}

export function count(voice: Voice, all: number): string {
  return `${fill(voice.messages.count, { count: all })}${spaceIn(voice.language)}`;
}

/** @param isExact with the degrees at which the globe has its mark */
export function location({ person }: Resume, voice: Voice, isExact = false): string {
  const { fullName: name, coordinates: reading } = person.place;
  const place = isExact ? fill(voice.messages.nameAndReading, { name, reading }) : name;
  return fill(voice.messages.location, { name: person.name, place });
}

/** The owner's sentences, not their labels alone. */
export function strengths({ person }: Resume, voice: Voice, passages: readonly Passage[]): string {
  const own = passages.filter(({ section, heading }) => section === 'about' && heading !== '');
  return fill(voice.messages.strengths, { name: person.name, list: pointByPoint(voice, own) });
}

export function contact({ person }: Resume, voice: Voice): string {
  const { email, phone } = person;
  return phone === undefined
    ? fill(voice.messages.contactByMail, { email })
    : fill(voice.messages.contact, { email, phone });
}

/** For whoever comes with a job or an invitation: who decides, and the way there. */
export function hire(resume: Resume, voice: Voice): string {
  const first = fill(voice.messages.hire, { name: resume.person.name });
  return `${first}${spaceIn(voice.language)}${fill(voice.messages.emailAddress, { email: resume.person.email })}`;
}

/** @param only the half that is asked for */
export function hours({ person: { name, reply, hours: own } }: Resume, voice: Voice, only?: 'reply' | 'hours'): string {
  const [, often = '', replies = reply] = /^(usually |normally |generally |mostly |often )(.+)$/i.exec(reply) ?? [];
  // `Weekdays, …` goes on inside a sentence.
  const inside =
    voice.language === 'en'
      ? own.replace(/^(?!\p{L}{2,6}day\b|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)\p{Lu}(?=\p{Ll})/u, (letter) =>
          letter.toLowerCase(),
        )
      : own;
  const messages = { reply: voice.messages.replies, hours: voice.messages.workingHours, both: voice.messages.hours };
  return fill(messages[only ?? 'both'], { name, often, reply: replies, hours: inside });
}

/** Accounts in one sentence; one that is found by a name has its own. */
export function profile({ person }: Resume, voice: Voice, profiles: readonly Profile[]): string {
  const [first] = profiles;
  if (first && profiles.length === 1 && first.url === undefined)
    return fill(voice.messages.handle, { name: person.name, label: first.label, handle: first.handle ?? '' });
  return fill(voice.messages.profile, { name: person.name, list: listOf(voice, profiles.map(linkOf)) });
}

function linkOf({ label, url, handle = '' }: Profile): string {
  return url ? `[${label}](${url})` : `${label}: ${handle}`;
}

/** All that are listed; nothing where none is. */
export function profilesListed({ person }: Resume, voice: Voice): string {
  const list = person.profiles.map(linkOf);
  return list.length === 0 ? '' : fill(voice.messages.profilesListed, { name: person.name, list: listOf(voice, list) });
}

/** All languages, or those of some tags. */
export function ownerLanguages({ person }: Resume, voice: Voice, tags?: readonly string[]): string {
  const told = person.languages.filter(({ tag }) => !tags || tags.includes(baseOf(tag)));
  const [first] = told;
  if (first && tags && told.length === 1)
    return fill(voice.messages.ownerLanguage, { name: person.name, language: first.name, fluency: first.fluency });
  const items = told.map(({ name, fluency }) => fill(voice.facts.spoken, { name, fluency }));
  return fill(voice.messages.ownerLanguages, { name: person.name, languages: listOf(voice, items) });
}

export function languagesMissing(voice: Voice, tags: readonly string[]): string {
  const names = new Intl.DisplayNames(voice.language, { type: 'language' });
  const languages = tags.map((tag) => names.of(tag) ?? tag);
  return fill(voice.messages.languagesMissing, { languages: listOf(voice, languages) });
}

/** What this very site can be read in. */
export function siteLanguages({ siteLanguages: tags }: Resume, { language, messages }: Voice): string {
  const { one, other } = messages.siteLanguages;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  // British, without a comma before “and”.
  const inWords = new Intl.ListFormat([`${language}-GB`, language]);
  const languages = inWords.format(tags.map((tag) => names.of(tag) ?? tag));
  return fill(tags.length > 1 ? other : one, { languages });
}

export function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

export function builtWith({ person }: Resume, voice: Voice): string {
  const by = fill(voice.messages.builtBy, { name: person.name });
  return `${by}${spaceIn(voice.language)}${fill(voice.messages.builtWith, {})}`;
}

export function employer({ person }: Resume, voice: Voice, job: Job, isPlaced = false): string {
  const { company, position, startMonth: start, period, end, place } = job;
  const values = {
    name: person.name,
    company: isPlaced ? fill(voice.messages.companyIn, { company, place }) : company,
    position: asRole(position, voice.language),
  };
  return end === undefined
    ? fill(voice.messages.employer, { ...values, start })
    : fill(voice.messages.employerPast, { ...values, period });
}

/** Passages point by point, in the owner's words. */
export function pointByPoint(voice: Voice, passages: readonly Passage[]): string {
  return passages
    .map(({ heading, text }) =>
      heading ? fill(voice.messages.strength, { label: heading, text: unpunctuated(voice, text) }) : `\n- ${text}`,
    )
    .join('');
}

export function jobTechnologies({ person }: Resume, voice: Voice, { company, technologies }: Job): string {
  return fill(voice.messages.technologies, { name: person.name, company, list: listOf(voice, technologies) });
}

export function projectText(voice: Voice, { id, title }: { id: string; title: string }, text: string): string {
  return fill(voice.messages.project, { id, title, text: unpunctuated(voice, text) });
}

/** A degree, a certificate, a talk: a fact, and not in the owner's words. */
export function record({ language, messages }: Voice, text: string): string {
  const way = fill(messages.see, { section: messages.sections.experience, anchor: 'experience' });
  return `${text.replace(/[.。]$/, '')}${spaceIn(language)}${way}${stopIn(language)}`;
}

/** Japanese puts no full stop before a closing quotation mark. */
export function unpunctuated({ language }: Pick<Voice, 'language'>, text: string): string {
  return language === 'ja' ? text.replace(/。$/, '') : text;
}

export function listOf(voice: Pick<Voice, 'facts'>, items: readonly string[]): string {
  return items.join(voice.facts.separator);
}

/** `a, b or c` */
export function listWith(last: Answers['or'], items: readonly string[], separator: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(separator)}${fill(last, {})}${items.at(-1)}`;
}

/** The kinds that a question names and the owner has. */
export function recordsAsked({ person }: Resume, { rules }: Voice, question: ParsedQuestion): RecordKind[] {
  if (named(question, 'project').length > 0) return [];
  const kinds = person.records.map(({ kind }) => kind);
  return [...new Set(kinds)].filter((kind) => rules.signs[kind].test(question.text));
}

export function recordsTold(resume: Resume, voice: Voice, question: ParsedQuestion): string {
  const { messages, facts } = voice;
  const lists = recordsAsked(resume, voice, question).map((kind) => {
    const items = resume.person.records.filter((one) => one.kind === kind).map(({ linked }) => `\n- ${linked}`);
    return fill(facts.labelled, { label: facts.records[kind], text: `\n${items.join('')}` });
  });
  return [...lists, fill(messages.see, { section: messages.sections.experience, anchor: 'experience' })].join('\n\n');
}
