/** Facts by the address under which the content keeps them. */
import { spaceIn } from '#contract/known-languages.ts';
import { allSkills } from '#content/all-skills.ts';
import { resumePath } from '#contract/resume-path.ts';
import { CODE_HOST, isAt, MICROBLOG, profilesOf } from '#content/profiles.ts';
import { fill } from '#contract/text.ts';
import { named } from '../understand/ask.ts';
import { spokenIn } from '../understand/spoken.ts';
import { aboutJobs } from './about-jobs.ts';
import { aboutProjects } from './about-projects.ts';
import { aboutGroup, aboutSkills, skillsOfLevel } from './about-skills.ts';
import * as facts from './facts.ts';
import { foundAt, sentence } from './quoted.ts';
import { recordsTold } from './records.ts';
import type { Said } from './said.ts';
import type { Fact } from './said.ts';
import { groupNamed, profilesNamed, type Situation } from './situation.ts';
import * as skills from './skills.ts';

const CONTACT = { section: 'contact', anchor: 'contact' } as const;

export function factOf(situation: Situation, topic: string): Said | undefined {
  const said = factText(situation, topic);
  return said === undefined ? undefined : { found: true, topic, ...said };
}

function factText(situation: Situation, topic: string): Fact | undefined {
  const { content, data, ask, finder } = situation;
  const { signs } = data.rules;
  switch (topic) {
    case 'who':
      return { text: signs.written.test(ask.text) ? facts.writtenName(content, data) : facts.who(content, data) };
    case 'location':
      return { text: facts.location(content, data, signs.coordinates.test(ask.text)) };
    case 'employer':
    case 'jobSince':
    case 'currentWork':
    case 'previousJob':
    case 'workTechnologies':
      return aboutJobs(situation, topic);
    case 'since':
      return sinceWhen(situation);
    case 'skills':
      return listOfSkills(situation);
    case 'levelSkills':
      return skillsOfLevel(situation);
    case 'bestSkills':
    case 'lowestSkills':
    case 'techKnow':
      return aboutSkills(situation, topic);
    case 'frontend':
    case 'backend':
    case 'tools':
      return aboutGroup(situation);
    case 'skillScale':
      return aboutScale(situation);
    case 'projects':
    case 'projectAbout':
    case 'projectTech':
    case 'projectLink':
      return aboutProjects(situation, topic);
    case 'strengths':
      return { text: facts.strengths(content, data, finder.passages) };
    case 'ownerLanguages':
      return aboutLanguages(situation);
    case 'contact':
      return aboutContact(situation);
    case 'hire':
      return { text: facts.hire(content, data) };
    case 'hours':
      return { text: facts.hours(content, data) };
    case 'records':
      return { text: recordsTold(content, data, ask) };
    case 'codeHost':
    case 'microblog':
      return aboutProfile(situation, topic === 'codeHost' ? CODE_HOST : MICROBLOG);
    case 'chart':
      return { text: facts.quote(content, data, content.contact.mapNote[data.language], CONTACT) };
    case 'resume':
      return { text: fill(data.messages.resume, { address: resumePath(data.language, 'pdf') }) };
    case 'builtWith':
      return { text: facts.builtWith(content, data) };
    default:
      return ask.isNames ? { text: facts.who(content, data) } : undefined;
  }
}

function aboutScale({ content, data }: Situation): Fact {
  const place = { section: 'skills', anchor: 'skills' } as const;
  return { text: facts.quote(content, data, content.skills.note[data.language], place) };
}

function aboutProfile({ content, data, ask }: Situation, service: RegExp): Fact {
  const isAnyTold = profilesOf(content.person).length > 0;
  if (data.rules.signs.accounts.test(ask.text)) return { text: facts.profilesListed(content, data), found: isAnyTold };
  const profile = profilesOf(content.person).find((one) => one.url && isAt(service, one));
  return profile ? { text: facts.profile(data, profile) } : { text: facts.profilesListed(content, data), found: false };
}

function listOfSkills(situation: Situation): Fact {
  const { content, data, ask } = situation;
  const text = countOf(situation) + skills.skillList(content, data, groupNamed(content, ask)?.id);
  return { text, subject: { listed: 'skills' } };
}

function countOf({ content, data, ask }: Situation): string {
  return ask.aspects.has('total') ? facts.count(data, allSkills(content.skills).length) : '';
}

/** A telephone number that is asked for, and that the page does not have, is declined by name. */
function aboutContact(situation: Situation): Fact {
  const { content, data, ask } = situation;
  const language = data.language;
  const isMissing = content.person.phone === undefined && data.rules.signs.phone.test(ask.text);
  const text = isMissing
    ? `${fill(data.messages.partMissing, { what: data.messages.subjects.phone })}${spaceIn(language)}${facts.contact(content, data)}`
    : facts.contact(content, data);
  const others =
    profilesNamed(situation).length > 0 || data.rules.signs.everyWay.test(ask.text)
      ? `${spaceIn(language)}${facts.profilesListed(content, data)}`
      : '';
  return { text: text + others, lacks: isMissing };
}

/** The first year in the profession, and the sentence in which the owner names it. */
function sinceWhen(situation: Situation): Fact {
  const { content, data, finder, ask } = situation;
  const language = data.language;
  const year = String(content.person.since);
  const at = finder.passages.findIndex(({ text, section }) => section === 'about' && text.includes(year));
  const technologies = named(ask, 'technology');
  const levels =
    technologies.length > 0
      ? `${skills.levelsOf(content, data, named(ask, 'technology', true), named(ask, 'technology', false))}${spaceIn(language)}`
      : '';
  const text =
    at < 0
      ? fill(data.messages.since, { name: content.person.name[language], year })
      : sentence(content, data, foundAt(situation, [at]));
  const untold =
    technologies.length > 0
      ? `${spaceIn(language)}${fill(data.messages.partMissing, { what: data.messages.subjects.years })}`
      : '';
  return { text: levels + text + untold, lacks: technologies.length > 0, subject: at < 0 ? {} : { passages: [at] } };
}

function aboutLanguages({ content, data, ask }: Situation): Fact {
  const language = data.language;
  const { languages = [] } = content.person;
  const byOrdinal = ask.ordinal === undefined ? undefined : languages.at(ask.ordinal);
  const asked = byOrdinal ? [facts.baseOf(byOrdinal.tag)] : spokenIn(ask.text, data);
  const listed = new Set(languages.map(({ tag }) => facts.baseOf(tag)));
  if (asked.length > 0 && ask.aspects.has('without')) {
    const others = [...listed].filter((tag) => !asked.includes(tag));
    return { text: facts.ownerLanguages(content, data, others), subject: { listed: 'languages' } };
  }
  const missingOnes = asked.filter((tag) => !listed.has(tag));
  const own = asked.filter((tag) => listed.has(tag));
  const space = spaceIn(language);
  const said =
    own.length > 0 || asked.length === 0 || missingOnes.length > 0
      ? facts.ownerLanguages(content, data, own.length > 0 && missingOnes.length === 0 ? own : undefined)
      : '';
  const text = missingOnes.length > 0 ? `${facts.languagesMissing(data, missingOnes)}${space}${said}` : said;
  return {
    text,
    found: asked.length === 0 || own.length > 0,
    lacks: missingOnes.length > 0,
    subject: { listed: 'languages' },
  };
}
