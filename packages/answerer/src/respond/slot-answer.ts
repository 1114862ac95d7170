/** Facts by the address under which the resume keeps them. */
import * as facts from './format-facts.ts';
import * as skills from './format-skills.ts';
import { fill, spaceIn } from '../text.ts';
import { CODE_HOST, MICROBLOG, allSkills, isAt } from '../resume.ts';
import { normalize } from '../tokenize/tokens.ts';
import { named } from '../understand/parse-question.ts';
import { LEVELS, humanLanguagesIn } from '../understand/languages-and-years.ts';
import { aboutJobs } from './job-answers.ts';
import { aboutProjects } from './project-answers.ts';
import { aboutGroup, aboutSkills, skillsOfLevel } from './skill-answers.ts';
import { foundAt, missing, quote, quotedAll, rankCandidates, sentence } from './quotation.ts';
import type { Fact, ResponsePart } from './dialog-state.ts';
import { isOneOf } from '../understand/intents.ts';
import { GROUPS, SURE, type TurnContext, groupNamed, profilesNamed } from './turn-context.ts';

const SKILLS = { section: 'skills', anchor: 'skills' } as const;
const CONTACT = { section: 'contact', anchor: 'contact' } as const;

export function slotAnswer(turn: TurnContext, intent: string): ResponsePart | undefined {
  const said = factText(turn, intent);
  return said === undefined ? undefined : { found: true, intent, ...said };
}

function factText(turn: TurnContext, intent: string): Fact | undefined {
  const { resume, data, question, retriever } = turn;
  const asks = (sign: 'written' | 'coordinates') => data.rules.signs[sign].test(question.text);
  if (isOneOf(GROUPS, intent)) return aboutGroup(turn);
  switch (intent) {
    case 'who':
      return { text: asks('written') ? facts.writtenName(resume, data) : facts.who(resume, data) };
    case 'location':
      return { text: facts.location(resume, data, asks('coordinates')) };
    case 'employer':
    case 'jobSince':
    case 'currentWork':
    case 'previousJob':
    case 'workTechnologies':
      return aboutJobs(turn, intent);
    case 'since':
      return sinceWhen(turn);
    case 'skills':
      return listOfSkills(turn);
    case 'levelSkills':
      return skillsOfLevel(turn);
    case 'bestSkills':
    case 'lowestSkills':
    case 'techKnow':
      return aboutSkills(turn, intent);
    case 'skillScale':
      return { text: quote(data, resume.skills.note, SKILLS) };
    case 'projects':
    case 'projectAbout':
    case 'projectTech':
    case 'projectLink':
      return aboutProjects(turn, intent);
    case 'strengths':
      return { text: facts.strengths(resume, data, retriever.passages) };
    case 'ownerLanguages':
      return aboutLanguages(turn);
    case 'contact':
      return aboutContact(turn);
    case 'hire':
      return { text: facts.hire(resume, data) };
    case 'hours':
      return { text: facts.hours(resume, data, halfOfHours(turn)) };
    case 'records':
      return { text: facts.recordsTold(resume, data, question) };
    case 'codeHost':
      return aboutProfile(turn, CODE_HOST);
    case 'microblog':
      return aboutProfile(turn, MICROBLOG);
    case 'chart':
      return { text: quote(data, resume.contact.mapNote, CONTACT) };
    case 'resume':
      return aboutFile(turn);
    case 'card':
      return { text: fill(data.messages.card, {}) };
    case 'builtWith':
      return { text: facts.builtWith(resume, data) };
    default:
      return question.isNames ? { text: facts.who(resume, data) } : undefined;
  }
}

/** `When can I call?` asks for the hours, `how fast do you answer?` for the reply; both, where it is not plain. */
function halfOfHours({ question: { aspects, text, around }, data }: TurnContext): 'reply' | 'hours' | undefined {
  const { timeZone } = data.rules.signs;
  if (/[,，、]/.test(text) || (aspects.has('time') && aspects.has('speed')) || timeZone.test(around)) return undefined;
  if (timeZone.test(text)) return 'hours';
  const isOfReply = aspects.has('speed');
  const isOfHours =
    aspects.has('weekday') || data.rules.signs.phone.test(text) || (aspects.has('time') && !aspects.has('speed'));
  return isOfReply === isOfHours ? undefined : isOfReply ? 'reply' : 'hours';
}

/** Of another language of the page it is told how to come to it. */
function aboutFile(turn: TurnContext): Fact {
  const { resume, data, question } = turn;
  const asked = humanLanguagesIn(question.text, data).filter((tag) => tag !== data.language);
  if (asked.length === 0) return { text: fill(data.messages.resume, {}) };
  const names = new Intl.DisplayNames(data.language, { type: 'language' });
  const tags = asked.filter((tag) => resume.siteLanguages.includes(tag));
  const languages = facts.listOf(
    data,
    tags.map((tag) => names.of(tag) ?? tag),
  );
  return tags.length > 0 ? { text: fill(data.messages.resumeOther, { languages }) } : missing(turn, 'resume');
}

function aboutProfile(turn: TurnContext, service: RegExp): Fact {
  const { resume, data, question } = turn;
  const isAnyTold = resume.person.profiles.length > 0;
  const isOfAll = data.rules.signs.accounts.test(question.text) && profilesNamed(turn).length === 0;
  if (isAnyTold && isOfAll) return { text: facts.profilesListed(resume, data) };
  const profile = resume.person.profiles.find((one) => one.url && isAt(service, one));
  if (profile) return { text: facts.profile(resume, data, [profile]), profiles: [profile] };
  return isAnyTold ? { text: facts.profilesListed(resume, data), found: false } : missing(turn, 'otherSocial');
}

function listOfSkills(turn: TurnContext): Fact {
  const { resume, data, question } = turn;
  const text = countOf(turn) + skills.skillList(resume, data, groupNamed(resume, question)?.id);
  return { text, subject: { listed: 'skills' } };
}

function countOf({ resume, data, question }: TurnContext): string {
  return question.aspects.has('total') ? facts.count(data, allSkills(resume.skills).length) : '';
}

/** A telephone number that is asked for, and that the page does not have, is declined by name. */
function aboutContact(turn: TurnContext): Fact {
  const { resume, data, question } = turn;
  const language = data.language;
  const { phone, email } = resume.person;
  const { signs } = data.rules;
  const isMail = signs.mail.test(question.text);
  const isPhone = signs.phone.test(question.text);
  if (isPhone && !isMail && phone !== undefined) return { text: fill(data.messages.phoneNumber, { phone }) };
  if (isMail && !isPhone && !signs.everyWay.test(question.text))
    return { text: fill(data.messages.emailAddress, { email }) };
  const isMissing = phone === undefined && isPhone;
  const text = isMissing
    ? `${fill(data.messages.partMissing, { what: data.messages.subjects['phone'] ?? '' })}${spaceIn(language)}${facts.contact(resume, data)}`
    : facts.contact(resume, data);
  const others =
    profilesNamed(turn).length > 0 || data.rules.signs.everyWay.test(question.text)
      ? `${spaceIn(language)}${facts.profilesListed(resume, data)}`
      : '';
  return { text: text + others, lacks: isMissing };
}

/** The first year in the profession, and the sentence in which the owner names it. */
function sinceWhen(turn: TurnContext): Fact {
  const { resume, data, retriever, question } = turn;
  const language = data.language;
  const year = String(resume.person.since);
  const at = retriever.passages.findIndex(({ text, section }) => section === 'about' && text.includes(year));
  const technologies = named(question, 'technology');
  // `Since when the notes app?` is told by the sentence of that.
  const ranked = technologies.length > 0 ? [] : rankCandidates(turn, 'since');
  const [best] = ranked;
  const own = ranked.find(({ index }) => index === at)?.p ?? 0;
  const isOther = best && best.share > SURE && best.p > own + SURE;
  if (isOther && retriever.answers(question, best.passage.text)) {
    // What began then may stand in the next sentence.
    const next = retriever.passages[best.index + 1];
    const isOn =
      next?.of === best.passage.of &&
      retriever.covers(question, next.text) > retriever.covers(question, best.passage.text);
    return quotedAll(turn, 'since', isOn ? foundAt(turn, [best.index, best.index + 1]) : [best]);
  }
  const unlisted = named(question, 'technology', false);
  if (unlisted.length > 0) return { text: skills.levelsOf(resume, data, [], unlisted), found: false };
  const text =
    at < 0
      ? fill(data.messages.since, { name: resume.person.name, year })
      : sentence(resume, data, foundAt(turn, [at]));
  const untold =
    technologies.length > 0
      ? `${spaceIn(language)}${fill(data.messages.partMissing, { what: data.messages.subjects['years'] ?? '' })}`
      : '';
  return { text: text + untold, lacks: technologies.length > 0, subject: at < 0 ? {} : { passages: [at] } };
}

function aboutLanguages({ resume, data, question, before }: TurnContext): Fact {
  const language = data.language;
  const { languages } = resume.person;
  const byOrdinal = question.ordinal === undefined ? undefined : languages.at(question.ordinal);
  const said = byOrdinal ? [facts.baseOf(byOrdinal.tag)] : humanLanguagesIn(question.text, data);
  // `Can he hold meetings in it?`
  const isOfBefore = said.length === 0 && question.leans && !data.rules.signs.others.test(question.text);
  // In the order in which they were asked for.
  const talkedOf = before.subject.languages ?? [];
  const isCompared = question.aspects.has('highest') || question.aspects.has('lowest');
  const isNative = data.rules.signs.native.test(question.text);
  const native = languages.filter(({ fluency }) => isNative && data.rules.signs.native.test(normalize(fluency)));
  const asked =
    native.length > 0 && said.length === 0
      ? native.map(({ tag }) => facts.baseOf(tag))
      : isOfBefore
        ? isCompared && talkedOf.length !== 2
          ? []
          : talkedOf.slice(isCompared ? 0 : -1)
        : said;
  const listed = new Set(languages.map(({ tag }) => facts.baseOf(tag)));
  const isOfOthers = said.length === 0 && question.leans && data.rules.signs.others.test(question.text);
  const known = isOfOthers ? talkedOf : question.aspects.has('without') ? asked : [];
  if (known.length > 0) {
    const others = [...listed].filter((tag) => !known.includes(tag));
    return { text: facts.ownerLanguages(resume, data, others), subject: { listed: 'languages' } };
  }
  const missingOnes = asked.filter((tag) => !listed.has(tag));
  const own = asked.filter((tag) => listed.has(tag));
  const space = spaceIn(language);
  const told =
    own.length > 0 || asked.length === 0 || missingOnes.length > 0
      ? facts.ownerLanguages(resume, data, own.length > 0 && missingOnes.length === 0 ? own : undefined)
      : '';
  const ranked = own
    .flatMap((tag) => languages.filter((one) => facts.baseOf(one.tag) === tag))
    .map(({ name, fluency }) => ({ name, level: LEVELS.findIndex((level) => level.test(normalize(fluency))) }))
    .toSorted((one, other) => one.level - other.level);
  const [first, second] = question.aspects.has('lowest') ? ranked.toReversed() : ranked;
  const isApart = isCompared && first && second && first.level !== second.level;
  const verdict = isApart
    ? `${fill(data.messages[question.aspects.has('lowest') ? 'weakerLanguage' : 'strongerLanguage'], { language: first.name })}${space}`
    : '';
  const text = missingOnes.length > 0 ? `${facts.languagesMissing(data, missingOnes)}${space}${told}` : verdict + told;
  return {
    text,
    found: asked.length === 0 || own.length > 0,
    lacks: missingOnes.length > 0,
    subject: { listed: 'languages', ...(own.length > 0 && { languages: [...new Set([...talkedOf, ...own])] }) },
  };
}
