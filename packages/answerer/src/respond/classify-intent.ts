/** The intent that a part of a message asks, with what the turns before leave to be understood. */
import { CODE_HOST } from '../resume.ts';
import { type ParsedQuestion, named } from '../understand/parse-question.ts';
import { humanLanguagesIn } from '../understand/languages-and-years.ts';
import { isOneOf } from '../understand/intents.ts';
import { GUESS, SHORT_QUESTION, carriedIntent, isAmong, ofJobBefore, ofProjectBefore } from './follow-up-intent.ts';
import { levelFilter, ofPage, ofSums } from './outright-intents.ts';
import { recordsAsked } from './format-facts.ts';
import { GROUPS, type TurnContext, groupNamed, profilesNamed, skillsBefore } from './turn-context.ts';

const SKILL_INTENTS = ['techKnow', 'bestSkills', 'lowestSkills', 'skills', 'frontend', 'backend', 'tools'] as const;
const LEVEL_INTENTS = ['skills', 'bestSkills', 'skillScale', 'techKnow'] as const;

/** What names, figures and the turns before say outright goes before what the examples say. */
export function classifyIntent(turn: TurnContext): string {
  const { question } = turn;
  const { signs } = turn.data.rules;
  const [first] = question.intents;
  return (
    ofSums(question) ??
    (recordsAsked(turn.resume, turn.data, question).length > 0 ? 'records' : undefined) ??
    (signs.coordinates.test(question.text) ? 'location' : undefined) ??
    ofPage(turn) ??
    ofModels(turn) ??
    ofProfiles(turn) ??
    ofWrittenName(turn) ??
    ofYears(turn) ??
    ofAi(turn) ??
    ofDays(turn) ??
    ofPeople(question) ??
    ofLanguages(turn) ??
    ofRole(turn) ??
    ofUnlisted(turn) ??
    ofWork(turn) ??
    ofLevels(turn) ??
    ofGroups(turn) ??
    ofProjectNamed(turn) ??
    ofJobBefore(turn) ??
    ofProjectBefore(turn) ??
    ofNames(turn) ??
    // `Who did you write it for?`
    (first?.intent === 'projectTech' && question.aspects.has('person') ? 'detail' : undefined) ??
    (first?.intent === 'world' && first.p < 0.6 && named(question, 'owner').length > 0
      ? question.intents[1]?.intent
      : undefined) ??
    ofPoliteness(turn) ??
    first?.intent ??
    'detail'
  );
}

/** `Then what?` in the midst of a conversation is no farewell. */
function ofPoliteness({ question, before, data }: TurnContext): string | undefined {
  const isPolite = isAmong(question, ['ack', 'thanks', 'farewell', 'greeting'], 1) && /[?？]/.test(question.text);
  if (!isPolite || before.intent === undefined || !data.rules.leans.test(question.text)) return undefined;
  return before.subject.lacking && before.subject.projects?.length === 1 ? 'projectTech' : 'detail';
}

/** `Are you on Mastodon?` of whoever lists such an account. */
function ofProfiles(turn: TurnContext): string | undefined {
  const isListed = profilesNamed(turn).some(({ label }) => !CODE_HOST.test(label));
  return isListed && (turn.question.intents[0]?.p ?? 0) < 0.6 ? 'otherSocial' : undefined;
}

function ofWrittenName({ question, data }: TurnContext): string | undefined {
  const [first] = question.intents;
  return data.rules.signs.written.test(question.text) && !(first?.intent === 'siteLanguages' && first.p > 0.7)
    ? 'who'
    : undefined;
}

/** `On a Saturday?` */
function ofDays({ question, before, data }: TurnContext): string | undefined {
  if (data.rules.signs.timeZone.test(question.text)) return 'hours';
  if (!question.aspects.has('weekday')) return undefined;
  if (question.isShort && isOneOf(['hours', 'contact'], before.intent ?? '')) return 'hours';
  if (isAmong(question, ['hobby', 'availability', 'projectAbout'], 1)) return undefined;
  if (data.rules.signs.doing.test(question.text)) return 'detail';
  const isReach =
    isAmong(question, ['hours', 'contact', 'hire'], 2) ||
    (question.leans && ['hours', 'contact'].includes(before.intent ?? ''));
  return isReach || (question.intents[0]?.p ?? 0) < GUESS ? 'hours' : undefined;
}

/** `How many front-end developers?` asks for people, not for skills. */
function ofPeople(question: ParsedQuestion): string | undefined {
  return question.aspects.has('people') &&
    isAmong(question, ['frontend', 'backend', 'tools', 'skills', 'employer', 'jobSince'], 1)
    ? 'team'
    : undefined;
}

/** `Are you ChatGPT?` asks who answers; whether the owner uses it is another matter. */
function ofModels({ question, data }: TurnContext): string | undefined {
  const isModel = named(question, 'technology').some((name) => /gpt|claude|gemini/i.test(name));
  if (isModel && data.rules.signs.thisChat.test(question.text)) return 'identity';
  return isModel &&
    !data.rules.signs.knows.test(question.text) &&
    !question.isNames &&
    question.text.length < SHORT_QUESTION &&
    isAmong(question, ['techKnow', 'identity'], 1)
    ? 'identity'
    : undefined;
}

/** `React, since when?` */
function ofYears({ question }: TurnContext): string | undefined {
  // `When did you get into front-end work?`
  if (
    question.aspects.has('time') &&
    !question.aspects.has('speed') &&
    question.names.length === 0 &&
    isAmong(question, GROUPS, 1)
  )
    return 'since';
  const isYears =
    question.aspects.has('time') && !question.aspects.has('speed') && named(question, 'technology', true).length > 0;
  return isYears && isAmong(question, ['techKnow', 'since', 'projectTech', 'builtWith'], 1) ? 'since' : undefined;
}

/** `What does he think about it?` after a tool of AI. */
function ofAi({ question, before }: TurnContext): string | undefined {
  const isTalkedOf = before.subject.skills?.some((name) => /\bAI\b/.test(name)) === true;
  const isAsked = isAmong(question, ['aiUse'], 3) && !isAmong(question, ['identity'], 1);
  return isTalkedOf && isAsked && question.leans && question.names.length === 0 ? 'aiUse' : undefined;
}

function ofLanguages({ question, before, data }: TurnContext): string | undefined {
  const [first] = question.intents;
  // `How many languages?` of a product that is talked about.
  const isOfProduct = isOneOf(['multilingual', 'projectAbout', 'detail'], before.intent ?? '');
  const isSpoken = humanLanguagesIn(question.text, data).length > 0;
  const isOfLanguages = first?.intent === 'siteLanguages' || first?.intent === 'ownerLanguages';
  const isNamed = isSpoken || data.rules.signs.owner.test(question.text);
  if (isOfLanguages && question.isShort && isOfProduct && !isNamed && before.subject.passages) return 'multilingual';
  const isCarried =
    before.intent === 'ownerLanguages' &&
    question.leans &&
    (isSpoken ||
      data.rules.signs.talks.test(question.text) ||
      data.rules.signs.others.test(question.text) ||
      question.ordinal !== undefined ||
      question.aspects.has('level') ||
      question.aspects.has('highest') ||
      question.aspects.has('lowest'));
  const isTalk = question.isShort && data.rules.signs.talks.test(question.text);
  if (isCarried && (isTalk || first?.intent !== 'contact')) return 'ownerLanguages';
  const isOfText = first?.intent === 'multilingual' && question.names.length === 0;
  return isSpoken && !isOfText && (first?.p ?? 0) < 0.6 && isAmong(question, ['ownerLanguages'], 3)
    ? 'ownerLanguages'
    : undefined;
}

/** `What is your role in the team?` */
function ofRole({ question, data, before }: TurnContext): string | undefined {
  const isOther = question.names.some(({ kind }) => kind === 'project' || kind === 'technology');
  const isOfWork = isAmong(question, ['team', 'currentWork', 'employer', 'who', 'workStyle', 'detail'], 2);
  const isOfProject = question.leans && before.subject.projects?.length === 1;
  return data.rules.signs.role.test(question.text) && isOfWork && !isOther && !isOfProject ? 'currentWork' : undefined;
}

/** `Do you use Copilot at work?` asks for that, not for a list. */
function ofUnlisted({ question }: TurnContext): string | undefined {
  const isUnlisted = named(question, 'technology', false).length > 0;
  return isUnlisted && isAmong(question, ['workTechnologies', 'aiUse'], 1) ? 'techKnow' : undefined;
}

/** `Who is she working for these days?`, whatever its words are like; `Where?` is no question of a town, nor of offers. */
function ofWork({ question, data }: TurnContext): string | undefined {
  const isOfOwner = named(question, 'technology').length === 0 && named(question, 'project').length === 0;
  const isPlace =
    isAmong(question, ['location'], 1) || (isAmong(question, ['availability'], 1) && question.aspects.has('place'));
  if (data.rules.signs.elsewhere.test(question.marked)) return 'previousJob';
  const isAsked = isPlace || (isOfOwner && question.aspects.has('person'));
  return isAsked && data.rules.signs.atWork.test(question.text) ? 'employer' : undefined;
}

function ofLevels(turn: TurnContext): string | undefined {
  const { question, before } = turn;
  if (/\d ?%/.test(question.text) && turn.data.rules.signs.means.test(question.text)) return 'skillScale';
  const isNamed = named(question, 'technology').length > 0;
  const isUnsure = (question.intents[0]?.p ?? 0) < 0.6 && named(question, 'technology', true).length > 0;
  if (isNamed && question.aspects.has('level') && (isUnsure || isAmong(question, ['skillScale', 'world'], 1)))
    return 'techKnow';
  const isSure = (question.intents[0]?.p ?? 0) > GUESS;
  if (!isNamed && isSure && question.aspects.has('person') && isAmong(question, ['skillScale', 'techKnow'], 2))
    return 'skillScale';
  const isUse = question.aspects.has('place') && turn.data.rules.signs.used.test(question.text);
  const isOfSkill = before.subject.skills !== undefined || before.subject.job === undefined;
  const isGuess = (question.intents[0]?.p ?? 0) < 0.6 || before.subject.skills !== undefined;
  if (!isNamed && question.leans && isUse && isOfSkill && isGuess && skillsBefore(turn).length > 0) return 'techKnow';
  const isOfBefore =
    !isNamed &&
    question.leans &&
    (question.aspects.has('level') || question.aspects.has('difference')) &&
    skillsBefore(turn).length > 0;
  if (isOfBefore && !question.aspects.has('lowest') && !question.aspects.has('highest')) return 'techKnow';
  if (!isNamed && levelFilter(question, turn.data.rules) && isAmong(question, LEVEL_INTENTS, 4)) return 'levelSkills';
  const isLowest = question.aspects.has('lowest');
  const { skills, score } = turn.data.rules.signs;
  const compares =
    question.leans &&
    before.skills.length > 1 &&
    isOneOf(SKILL_INTENTS, before.intent ?? '') &&
    !skills.test(question.text) &&
    !question.aspects.has('total');
  if (compares && (isLowest || question.aspects.has('highest'))) return isLowest ? 'lowestSkills' : 'bestSkills';
  const isOfSkills = question.leans && isOneOf(SKILL_INTENTS, before.intent ?? '');
  const isAboutSkills =
    isOfSkills ||
    score.test(question.text) ||
    isAmong(question, ['weakness'], 1) ||
    isAmong(question, SKILL_INTENTS, 4);
  return isLowest && isAboutSkills ? 'lowestSkills' : undefined;
}

/** `Which music skills?` where the owner has a group of that name. */
function ofGroups({ question, resume, before, data }: TurnContext): string | undefined {
  const isOfList = before.subject.listed === 'skills' && question.leans && named(question, 'technology').length === 0;
  if (isOfList && question.ordinal !== undefined && !question.aspects.has('earliest'))
    return before.subject.group === undefined ? 'tools' : 'techKnow';
  if (!groupNamed(resume, question) || named(question, 'technology').length > 0) return undefined;
  // `And on the front end?` after how many people there are.
  if (question.leans && question.isShort && isOneOf(['team', 'companyFacts'], before.intent ?? '')) return 'team';
  if (question.aspects.has('highest') || question.aspects.has('lowest')) {
    return isAmong(question, LEVEL_INTENTS, 3) ? 'bestSkills' : undefined;
  }
  if (isAmong(question, ['skills', 'frontend', 'backend', 'tools'], 1)) return undefined;
  return data.rules.signs.skills.test(question.text) ? 'skills' : undefined;
}

/** What a project that is named is made with, and where its code is: the company's and the owner's are others. */
function ofProjectNamed({ question, before }: TurnContext): string | undefined {
  if (named(question, 'project').length === 0 || named(question, 'technology').length > 0) return undefined;
  if (isAmong(question, ['codeHost'], 1) || (question.isShort && before.intent === 'codeHost')) return 'projectLink';
  const isBuilt = question.aspects.has('built') && isAmong(question, ['projectTech', 'workTechnologies'], 4);
  return isBuilt || isAmong(question, ['workTechnologies'], 1) ? 'projectTech' : undefined;
}

function ofNames({ question, before, data }: TurnContext): string | undefined {
  const isTechnology = named(question, 'technology').length > 0;
  if (question.isNames) {
    if (isTechnology) return before.intent === 'projectTech' && before.subject.projects ? 'projectTech' : 'techKnow';
    if (named(question, 'project').length > 0) return carriedIntent(before.intent);
    if (named(question, 'company').length > 0) return 'currentWork';
    return named(question, 'place').length > 0 ? 'location' : 'who';
  }
  const [first] = question.intents;
  // `And of the second project?` asks what was asked of the first.
  if (named(question, 'project').length > 0 && question.leans && first?.intent === 'projectAbout' && first.p < 0.8) {
    return carriedIntent(before.intent);
  }
  const isWhich = question.leans && before.subject.projects !== undefined && data.rules.signs.which.test(question.text);
  const isOfList =
    question.leans &&
    ((before.subject.listed === 'projects' && before.subject.projects?.length !== 1) ||
      (before.intent === 'projects' && data.rules.signs.used.test(question.text)) ||
      (isWhich && question.aspects.size === 0));
  if (isTechnology && (isOfList || (question.aspects.has('without') && isAmong(question, ['projects'], 4))))
    return 'projects';
  // `Which of the projects use React?`
  if (named(question, 'technology', true).length > 0 && data.rules.signs.ofProjects.test(question.text))
    return 'projects';
  // `Git is no problem, I guess?` is no word of agreement.
  if (isTechnology && first?.intent === 'ack') return 'techKnow';
  if (!isTechnology || (first?.p ?? 0) >= 0.5 || before.subject.projects) return undefined;
  return isAmong(question, ['projects'], 3) ? 'projects' : 'techKnow';
}
