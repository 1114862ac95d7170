/** The topic that a part of a message asks, with what the turns before leave to be understood. */
import { CODE_HOST } from '#content/profiles.ts';
import { named, type Ask } from '../understand/ask.ts';
import { spokenIn } from '../understand/spoken.ts';
import { isOneOf } from '../understand/topics.ts';
import { levelsAsked } from './levels-asked.ts';
import { ofPage } from './of-page.ts';
import { ofSums } from './of-sums.ts';
import { recordsAsked } from './records.ts';
import {
  GROUPS,
  groupNamed,
  isOfProjects,
  jobOfYear,
  profilesNamed,
  skillsBefore,
  type Situation,
} from './situation.ts';

const SKILL_TOPICS = ['techKnow', 'bestSkills', 'lowestSkills', 'skills', 'frontend', 'backend', 'tools'] as const;
const LEVEL_TOPICS = ['skills', 'bestSkills', 'skillScale', 'techKnow'] as const;
const WORK_TOPICS = ['employer', 'currentWork', 'workTechnologies'] as const;

/** What names, figures and the turns before say outright goes before what the examples say. */
export function topicOf(situation: Situation): string {
  const { ask } = situation;
  const { signs } = situation.data.rules;
  const [first] = ask.topics;
  return (
    ofSums(ask) ??
    (recordsAsked(situation.content, situation.data, ask).length > 0 ? 'records' : undefined) ??
    (signs.coordinates.test(ask.text) ? 'location' : undefined) ??
    ofPage(situation) ??
    ofModels(situation) ??
    ofProfiles(situation) ??
    ofWrittenName(situation) ??
    ofYears(situation) ??
    ofDays(situation) ??
    ofPeople(ask) ??
    ofLanguages(situation) ??
    ofWork(situation) ??
    ofLevels(situation) ??
    ofGroups(situation) ??
    ofProjectNamed(ask) ??
    ofJobBefore(situation) ??
    ofProjectBefore(situation) ??
    ofNames(situation) ??
    // `Who did you write it for?`
    (first?.topic === 'projectTech' && ask.aspects.has('person') ? 'detail' : undefined) ??
    (first?.topic === 'world' && first.p < 0.6 && named(ask, 'owner').length > 0 ? ask.topics[1]?.topic : undefined) ??
    first?.topic ??
    'detail'
  );
}

/** `Are you on Mastodon?` of whoever lists such an account. */
function ofProfiles(situation: Situation): string | undefined {
  const isListed = profilesNamed(situation).some(({ label }) => !CODE_HOST.test(label));
  return isListed && (situation.ask.topics[0]?.p ?? 0) < 0.6 ? 'otherSocial' : undefined;
}

/** Below, the likeliest topic is a guess. */
const GUESS = 0.3;

function ofWrittenName({ ask, data }: Situation): string | undefined {
  const [first] = ask.topics;
  return data.rules.signs.written.test(ask.text) && !(first?.topic === 'siteLanguages' && first.p > 0.7)
    ? 'who'
    : undefined;
}

/** `On a Saturday?` */
function ofDays({ ask, before, data }: Situation): string | undefined {
  if (!ask.aspects.has('weekday')) return undefined;
  if (data.rules.signs.timeZone.test(ask.text)) return 'hours';
  if (isAmong(ask, ['hobby', 'availability', 'projectAbout'], 1)) return undefined;
  if (data.rules.signs.doing.test(ask.text)) return 'detail';
  const isReach =
    isAmong(ask, ['hours', 'contact', 'hire'], 2) || (ask.leans && ['hours', 'contact'].includes(before.topic ?? ''));
  return isReach || (ask.topics[0]?.p ?? 0) < GUESS ? 'hours' : undefined;
}

/** `How many front-end developers?` asks for people, not for skills. */
function ofPeople(ask: Ask): string | undefined {
  return ask.aspects.has('people') &&
    isAmong(ask, ['frontend', 'backend', 'tools', 'skills', 'employer', 'jobSince'], 1)
    ? 'team'
    : undefined;
}

/** `Are you ChatGPT?` asks who answers; whether the owner uses it is another matter. */
function ofModels({ ask, data }: Situation): string | undefined {
  const isModel = named(ask, 'technology').some((name) => /gpt|claude|gemini/i.test(name));
  return isModel &&
    !data.rules.signs.knows.test(ask.text) &&
    !ask.isNames &&
    ask.text.length < SHORT_QUESTION &&
    isAmong(ask, ['techKnow', 'identity'], 1)
    ? 'identity'
    : undefined;
}

/** `React, since when?` */
function ofYears({ ask }: Situation): string | undefined {
  // `When did you get into front-end work?`
  if (ask.aspects.has('time') && !ask.aspects.has('speed') && ask.names.length === 0 && isAmong(ask, GROUPS, 1))
    return 'since';
  const isYears = ask.aspects.has('time') && !ask.aspects.has('speed') && named(ask, 'technology', true).length > 0;
  return isYears && isAmong(ask, ['techKnow', 'since', 'projectTech', 'builtWith'], 1) ? 'since' : undefined;
}

function isAmong(ask: Ask, topics: readonly string[], most: number): boolean {
  return ask.topics.slice(0, most).some(({ topic }) => topics.includes(topic));
}

function ofLanguages({ ask, before, data }: Situation): string | undefined {
  const [first] = ask.topics;
  const isSpoken = spokenIn(ask.text, data).length > 0;
  const isCarried =
    before.topic === 'ownerLanguages' &&
    ask.leans &&
    (isSpoken || ask.ordinal !== undefined || ask.aspects.has('level'));
  if (isCarried && first?.topic !== 'contact') return 'ownerLanguages';
  return isSpoken && (first?.p ?? 0) < 0.6 && isAmong(ask, ['ownerLanguages'], 3) ? 'ownerLanguages' : undefined;
}

/** `Who is she working for these days?`, whatever its words are like; `Where?` is no question of a town, nor of offers. */
function ofWork({ ask, data }: Situation): string | undefined {
  const isOfOwner = named(ask, 'technology').length === 0 && named(ask, 'project').length === 0;
  const isPlace = isAmong(ask, ['location'], 1) || (isAmong(ask, ['availability'], 1) && ask.aspects.has('place'));
  const isAsked = isPlace || (isOfOwner && ask.aspects.has('person'));
  return isAsked && data.rules.signs.atWork.test(ask.text) ? 'employer' : undefined;
}

function ofLevels(situation: Situation): string | undefined {
  const { ask, before } = situation;
  const isNamed = named(ask, 'technology').length > 0;
  const isUnsure = (ask.topics[0]?.p ?? 0) < 0.6 && named(ask, 'technology', true).length > 0;
  if (isNamed && ask.aspects.has('level') && (isUnsure || isAmong(ask, ['skillScale', 'world'], 1))) return 'techKnow';
  if (!isNamed && ask.aspects.has('person') && isAmong(ask, ['skillScale', 'techKnow'], 2)) return 'skillScale';
  const isUse = ask.aspects.has('place') && situation.data.rules.signs.used.test(ask.text);
  if (!isNamed && ask.leans && isUse && (ask.topics[0]?.p ?? 0) < 0.6 && skillsBefore(situation).length > 0)
    return 'techKnow';
  const isOfBefore =
    !isNamed &&
    ask.leans &&
    (ask.aspects.has('level') || ask.aspects.has('difference')) &&
    skillsBefore(situation).length > 0;
  if (isOfBefore && !ask.aspects.has('lowest') && !ask.aspects.has('highest')) return 'techKnow';
  if (!isNamed && levelsAsked(ask, situation.data.rules) && isAmong(ask, LEVEL_TOPICS, 4)) return 'levelSkills';
  const isLowest = ask.aspects.has('lowest');
  const { skills, score } = situation.data.rules.signs;
  const compares =
    ask.leans &&
    before.skills.length > 1 &&
    isOneOf(SKILL_TOPICS, before.topic ?? '') &&
    !skills.test(ask.text) &&
    !ask.aspects.has('total');
  if (compares && (isLowest || ask.aspects.has('highest'))) return isLowest ? 'lowestSkills' : 'bestSkills';
  const isOfSkills = ask.leans && isOneOf(SKILL_TOPICS, before.topic ?? '');
  const isAboutSkills =
    isOfSkills || score.test(ask.text) || isAmong(ask, ['weakness'], 1) || isAmong(ask, SKILL_TOPICS, 4);
  return isLowest && isAboutSkills ? 'lowestSkills' : undefined;
}

/** `Which music skills?` where the owner has a group of that name. */
function ofGroups({ ask, content, before, data }: Situation): string | undefined {
  const isOfList = before.subject.listed === 'skills' && ask.leans && named(ask, 'technology').length === 0;
  if (isOfList && ask.ordinal !== undefined && !ask.aspects.has('earliest'))
    return before.subject.group === undefined ? 'tools' : 'techKnow';
  if (!groupNamed(content, ask) || named(ask, 'technology').length > 0) return undefined;
  if (ask.aspects.has('highest') || ask.aspects.has('lowest')) {
    return isAmong(ask, LEVEL_TOPICS, 3) ? 'bestSkills' : undefined;
  }
  if (isAmong(ask, ['skills', 'frontend', 'backend', 'tools'], 1)) return undefined;
  return data.rules.signs.skills.test(ask.text) ? 'skills' : undefined;
}

/** What a project that is named is made with, and where its code is: the company's and the owner's are others. */
function ofProjectNamed(ask: Ask): string | undefined {
  if (named(ask, 'project').length === 0 || named(ask, 'technology').length > 0) return undefined;
  if (isAmong(ask, ['codeHost'], 1)) return 'projectLink';
  const isBuilt = ask.aspects.has('built') && isAmong(ask, ['projectTech', 'workTechnologies'], 4);
  return isBuilt || isAmong(ask, ['workTechnologies'], 1) ? 'projectTech' : undefined;
}

/** `code?`, `and the stack?`, `the second one` after projects. */
function ofProjectBefore({ ask, before, data }: Situation): string | undefined {
  const [first] = ask.topics;
  const isEllipsis = ask.isShort && isOneOf(CARRIED, before.topic ?? '') && !data.rules.signs.described.test(ask.text);
  if (ask.aspects.has('others') && before.subject.projects && named(ask, 'technology').length === 0) {
    return isOfProjects(first?.topic) && first?.topic !== 'projects' ? first?.topic : carriedTopic(before.topic);
  }
  // `Which is the most popular?` after projects asks for no skill.
  const isOfList = before.topic === 'projects' && ask.leans && !ask.aspects.has('built');
  if (isOfList && isAmong(ask, ['bestSkills', 'lowestSkills'], 1) && ask.names.length === 0) return 'detail';
  if (ask.ordinal !== undefined && before.subject.listed === 'projects') {
    if (first?.topic === 'projectAbout' && isEllipsis) return before.topic;
    if (!isOfProjects(first?.topic) && (first?.p ?? 0) < 0.7)
      return ask.isShort || first?.topic === 'more' ? carriedTopic(before.topic) : 'detail';
  }
  if (named(ask, 'project').length > 0 && first?.topic === 'projectAbout' && isEllipsis)
    return carriedTopic(before.topic);
  const isOther = named(ask, 'owner').length > 0 || named(ask, 'company').length > 0;
  if (before.subject.projects?.length !== 1 || isOther || named(ask, 'technology').length > 0) return undefined;
  if (first?.topic === 'codeHost' && !/git ?(hub|lab)|codeberg/.test(ask.text)) return 'projectLink';
  const isBuilt =
    ask.aspects.has('built') && (ask.leans || ask.text.length < SHORT_QUESTION) && !ask.aspects.has('level');
  if (isBuilt && isAmong(ask, BUILT_TOPICS, 2)) return 'projectTech';
  if (!ask.leans) return undefined;
  // `Who is it for?`
  if (ask.isShort && ask.aspects.has('person') && isAmong(ask, ['who', 'identity'], 1) && (first?.p ?? 0) < 0.6)
    return 'detail';
  // `Printed, how large is it?` asks for no file.
  if (first?.topic === 'resume' && first.p < 0.9) return first.p < 0.4 ? 'detail' : 'projectLink';
  if (first?.topic === 'codeHost') return 'projectLink';
  return first?.topic === 'workTechnologies' ? 'projectTech' : undefined;
}

/** What `and the third?` asks once more. */
const CARRIED = ['projectTech', 'workTechnologies', 'projectLink', 'codeHost', 'license'] as const;
const BUILT_TOPICS = 'workTechnologies projectTech builtWith bestSkills techKnow skills tools frontend'.split(' ');
/** In UTF-16 units. */
const SHORT_QUESTION = 40;

function carriedTopic(before: string | undefined): string {
  if (before === 'codeHost') return 'projectLink';
  if (before === 'workTechnologies') return 'projectTech';
  return before !== undefined && before !== 'projects' && isOfProjects(before) ? before : 'projectAbout';
}

function ofNames({ ask, before, data }: Situation): string | undefined {
  const isTechnology = named(ask, 'technology').length > 0;
  if (ask.isNames) {
    if (isTechnology) return before.topic === 'projectTech' && before.subject.projects ? 'projectTech' : 'techKnow';
    if (named(ask, 'project').length > 0) return carriedTopic(before.topic);
    if (named(ask, 'company').length > 0) return 'currentWork';
    return named(ask, 'place').length > 0 ? 'location' : 'who';
  }
  const [first] = ask.topics;
  // `And of the second project?` asks what was asked of the first.
  if (named(ask, 'project').length > 0 && ask.leans && first?.topic === 'projectAbout' && first.p < 0.8) {
    return carriedTopic(before.topic);
  }
  const isWhich = ask.leans && before.subject.projects !== undefined && data.rules.signs.which.test(ask.text);
  const isOfList =
    ask.leans &&
    ((before.subject.listed === 'projects' && before.subject.projects?.length !== 1) ||
      (before.topic === 'projects' && data.rules.signs.used.test(ask.text)) ||
      (isWhich && ask.aspects.size === 0));
  if (isTechnology && (isOfList || (ask.aspects.has('without') && isAmong(ask, ['projects'], 4)))) return 'projects';
  // `Which of the projects use React?`
  if (named(ask, 'technology', true).length > 0 && data.rules.signs.ofProjects.test(ask.text)) return 'projects';
  if (!isTechnology || (first?.p ?? 0) >= 0.5 || before.subject.projects) return undefined;
  return isAmong(ask, ['projects'], 3) ? 'projects' : 'techKnow';
}

/** `Since when?` after a job. */
function ofJobBefore({ ask, before, content, data, finder }: Situation): string | undefined {
  const [first] = ask.topics;
  const isOfJob = ask.leans && (isOneOf(WORK_TOPICS, before.topic ?? '') || before.topic === 'previousJob');
  const isJob = before.subject.job !== undefined && before.subject.projects === undefined;
  const isOfCareer = ask.leans && isOneOf(['since', 'who', 'previousJob', 'employer'], before.topic ?? '');
  const isUnsaid = isAmong(ask, ['location', 'world', 'detail'], 1) || (isOfCareer && first?.topic === 'companyFacts');
  if (ask.aspects.has('career') && isUnsaid) return 'employer';
  const { now, earlier, lasts } = data.rules.signs;
  if (now.test(ask.text) && !ask.aspects.has('career')) {
    const isBeforeNow = earlier.test(ask.text.replace(now, ''));
    if (first?.topic === 'previousJob' && !isBeforeNow) return 'employer';
    if (first?.topic === 'currentWork' && isBeforeNow) return 'previousJob';
  }
  if (ask.aspects.has('after') && !ask.aspects.has('reason') && (isOfJob || (ask.leans && isJob))) return 'employer';
  // Of one job the page lists, what was first is told in sentences.
  if (ask.aspects.has('earliest') && content.experience.length === 1) return 'previousJob';
  // `Which ones?` of companies, `and the results?` of a job ask for no projects.
  const isAnyJob = (isOfJob && ask.names.length === 0) || first?.topic === 'employer';
  if (isAnyJob && ask.aspects.has('achievements')) return 'currentWork';
  const isWhich = ask.isShort && data.rules.signs.which.test(ask.text);
  if (isOfJob && isWhich && first?.topic === 'projects' && named(ask, 'project').length === 0) return 'employer';
  const isGuess = (first?.p ?? 0) < GUESS || isAmong(ask, ['currentWork', 'previousJob', 'employer'], 1);
  if (isGuess && named(ask, 'company').length === 0 && jobOfYear(content, ask)?.end !== undefined) return 'currentWork';
  // `And in 2023?` where no job of the past was: the sentences that name the year, or else the job of that year.
  const year = first?.topic === 'previousJob' && ask.isShort ? /(?:19|20)\d\d/.exec(ask.text)?.[0] : undefined;
  const isTold = year !== undefined && finder.passages.some(({ text }) => text.includes(year));
  if (year !== undefined) return jobOfYear(content, ask) && !isTold ? 'employer' : 'detail';
  const isBuilt = ask.aspects.has('built') && isAmong(ask, [...BUILT_TOPICS, 'why', 'farewell'], 1);
  if (isJob && ask.leans && named(ask, 'project').length === 0 && (isBuilt || first?.topic === 'projectTech'))
    return 'workTechnologies';
  if (ask.ordinal !== undefined && before.subject.listed === 'jobs' && !isAmong(ask, ['since', 'jobSince'], 1))
    return lasts.test(ask.text) ? 'jobSince' : 'currentWork';
  const isTime = first?.topic === 'since' || (ask.aspects.has('time') && (first?.p ?? 0) < 0.6);
  if (ask.leans && isTime && (isOneOf(WORK_TOPICS, before.topic ?? '') || (isJob && !ask.aspects.has('speed'))))
    return 'jobSince';
  // `In which city?` of a job.
  return ask.leans && isJob && first?.topic === 'location' ? 'employer' : undefined;
}
