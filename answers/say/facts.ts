/** Every fact of the content that has an address of its own, in the sentence that states it. */
import { spaceIn, stopIn } from '#contract/known-languages.ts';
import { LANGUAGES } from '#contract/language.ts';
import { printedCoordinates } from '#contract/coordinates.ts';
import { fill } from '#contract/text.ts';
import { profilesOf } from '#content/profiles.ts';
import type { Content, Job, Profile } from '#content/schema.ts';
import { monthIn, periodIn } from '#messages/period.ts';
import type { AnswersMessages } from '#messages/translation.ts';
import type { Voice } from '../language-data.ts';
import type { Passage } from '../look/passages.ts';

export function who({ person, hero }: Content, voice: Voice): string {
  const { name, reading = name } = person;
  const isReadAsWritten = name[voice.language] === reading[voice.language];
  return fill(voice.messages.who, {
    name: isReadAsWritten
      ? name[voice.language]
      : fill(voice.messages.nameAndReading, { name: name[voice.language], reading: reading[voice.language] }),
    title: person.title[voice.language],
    subtitle: hero.subtitle[voice.language],
  });
}

/** The name as it is written in each language of the page, and how it is read. */
export function writtenName({ person: { name, reading = name } }: Content, voice: Voice): string {
  const own = name[voice.language];
  const others = [reading[voice.language], ...LANGUAGES.map((language) => name[language])];
  const besides = [...new Set(others)].filter((one) => one !== own);
  const written =
    besides.length === 0 ? own : fill(voice.messages.nameAndReading, { name: own, reading: listOf(voice, besides) });
  return `${written}${stopIn(voice.language)}${spaceIn(voice.language)}${fill(voice.messages.see, { section: voice.messages.sections.about, anchor: 'about' })}`;
}

export function count(voice: Voice, all: number): string {
  return `${fill(voice.messages.count, { count: all })}${spaceIn(voice.language)}`;
}

/** @param isExact with the degrees at which the globe has its mark */
export function location({ person }: Content, voice: Voice, isExact = false): string {
  const name = person.place.fullName[voice.language];
  return fill(voice.messages.location, {
    name: person.name[voice.language],
    place: isExact ? fill(voice.messages.nameAndReading, { name, reading: printedCoordinates(person.place) }) : name,
  });
}

/** The owner's sentences, not their labels alone. */
export function strengths({ person }: Content, voice: Voice, passages: readonly Passage[]): string {
  const own = passages.filter(({ section, heading }) => section === 'about' && heading !== '');
  return fill(voice.messages.strengths, { name: person.name[voice.language], list: pointByPoint(voice, own) });
}

export function contact({ person }: Content, voice: Voice): string {
  const { email, phone } = person;
  return phone === undefined
    ? fill(voice.messages.contactByMail, { email })
    : fill(voice.messages.contact, { email, phone });
}

/** For whoever comes with a job or an invitation: who decides, and the way there. */
export function hire(content: Content, voice: Voice): string {
  const first = fill(voice.messages.hire, { name: content.person.name[voice.language] });
  return `${first}${spaceIn(voice.language)}${contact(content, voice)}`;
}

export function hours({ person }: Content, voice: Voice): string {
  return fill(voice.messages.hours, {
    name: person.name[voice.language],
    reply: person.reply[voice.language],
    hours: person.hours[voice.language],
  });
}

export function profile(voice: Voice, { label, url = '' }: Profile): string {
  return fill(voice.messages.profile, { label, url });
}

export function profilesListed({ person }: Content, voice: Voice): string {
  const profiles = profilesOf(person);
  if (profiles.length === 0)
    return fill(voice.messages.notOnPageAbout, {
      name: person.name[voice.language],
      what: voice.messages.subjects.otherSocial,
    });
  const list = profiles.map(({ label, url, handle }) => (url ? `[${label}](${url})` : `${label} ${handle ?? ''}`));
  return fill(voice.messages.profilesListed, { name: person.name[voice.language], list: listOf(voice, list) });
}

/** All languages, or those of some tags. */
export function ownerLanguages({ person }: Content, voice: Voice, tags?: readonly string[]): string {
  const items = (person.languages ?? [])
    .filter(({ tag }) => !tags || tags.includes(baseOf(tag)))
    .map(({ name, fluency }) =>
      fill(voice.facts.spoken, { name: name[voice.language], fluency: fluency[voice.language] }),
    );
  return fill(voice.messages.ownerLanguages, { name: person.name[voice.language], languages: listOf(voice, items) });
}

export function languagesMissing(voice: Voice, tags: readonly string[]): string {
  const names = new Intl.DisplayNames(voice.language, { type: 'language' });
  return fill(voice.messages.languagesMissing, {
    languages: listOf(
      voice,
      tags.map((tag) => names.of(tag) ?? tag),
    ),
  });
}

/** What this very site can be read in. */
export function siteLanguages({ language, messages }: Voice): string {
  const { one, other } = messages.siteLanguages;
  const names = new Intl.DisplayNames(language, { type: 'language' });
  // British, without a comma before “and”.
  const inWords = new Intl.ListFormat([`${language}-GB`, language]);
  const languages = inWords.format(LANGUAGES.map((each) => names.of(each) ?? each));
  return fill(LANGUAGES.length > 1 ? other : one, { languages });
}

export function baseOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

export function builtWith({ person }: Content, voice: Voice): string {
  const by = fill(voice.messages.builtBy, { name: person.name[voice.language] });
  return `${by}${spaceIn(voice.language)}${voice.messages.builtWith}`;
}

export function notOnPage({ person }: Content, voice: Voice, topic?: string): string {
  const subject = (voice.messages.subjects as Readonly<Record<string, string>>)[topic ?? ''];
  if (!subject) return fill(voice.messages.notOnPage, { name: person.name[voice.language] });
  return fill(voice.messages.notOnPageAbout, { name: person.name[voice.language], what: subject });
}

export function employer({ person }: Content, voice: Voice, job: Job, isPlaced = false): string {
  const { company, position, start, end, place } = job;
  const { language } = voice;
  const values = {
    name: person.name[language],
    company: isPlaced
      ? fill(voice.messages.nameAndReading, { name: company[language], reading: place[language] })
      : company[language],
    position: position[language],
  };
  return end === undefined
    ? fill(voice.messages.employer, { ...values, start: monthIn(voice, start) })
    : fill(voice.messages.employerPast, { ...values, period: periodIn(voice, { start, end }) });
}

/** Passages point by point, in the owner's words. */
export function pointByPoint(voice: Voice, passages: readonly Passage[]): string {
  return passages
    .map(({ heading, text }) => (heading ? fill(voice.messages.strength, { label: heading, text }) : `\n- ${text}`))
    .join('');
}

export function jobTechnologies(voice: Voice, { company, technologies }: Job): string {
  return fill(voice.messages.technologies, { company: company[voice.language], list: listOf(voice, technologies) });
}

/** The owner's own sentences, with the way to where they stand. */
export function quote(
  { person }: Content,
  voice: Voice,
  text: string,
  place: { section: keyof AnswersMessages['sections']; anchor: string },
): string {
  const section = voice.messages.sections[place.section];
  return fill(voice.messages.quote, { name: person.name[voice.language], text, section, anchor: place.anchor });
}

/** A degree, a certificate, a talk: a fact, and not in the owner's words. */
export function record({ language, messages }: Voice, text: string): string {
  return `${text}${spaceIn(language)}${fill(messages.from, { section: messages.sections.experience, anchor: 'experience' })}`;
}

export function listOf(voice: Pick<Voice, 'facts'>, items: readonly string[]): string {
  return items.join(voice.facts.separator);
}
