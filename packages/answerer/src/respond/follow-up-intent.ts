/** The intent of a question that leans on a project or a job that is talked about. */
import { isOneOf } from '../understand/intents.ts';
import { named, type ParsedQuestion } from '../understand/parse-question.ts';
import { isOfProjects, jobOfYear, type TurnContext } from './turn-context.ts';

const WORK_INTENTS = ['employer', 'currentWork', 'workTechnologies'] as const;
/** Below, the likeliest intent is a guess. */
export const GUESS = 0.3;
/** In UTF-16 units. */
export const SHORT_QUESTION = 40;

export function isAmong(question: ParsedQuestion, intents: readonly string[], most: number): boolean {
  return question.intents.slice(0, most).some(({ intent }) => intents.includes(intent));
}

/** `code?`, `and the stack?`, `the second one` after projects. */
export function ofProjectBefore({ question, before, data, retriever }: TurnContext): string | undefined {
  const [first] = question.intents;
  const isEllipsis =
    question.isShort && isOneOf(CARRIED, before.intent ?? '') && !data.rules.signs.described.test(question.text);
  if (question.aspects.has('others') && before.subject.projects && named(question, 'technology').length === 0) {
    return isOfProjects(first?.intent) && first?.intent !== 'projects' ? first?.intent : carriedIntent(before.intent);
  }
  if (
    question.aspects.has('without') &&
    question.leans &&
    before.subject.listed === 'projects' &&
    before.subject.skills
  )
    return 'projects';
  // `Which is the most popular?` after projects asks for no skill.
  const isOfList = before.intent === 'projects' && question.leans && !question.aspects.has('built');
  if (isOfList && isAmong(question, ['bestSkills', 'lowestSkills'], 1) && question.names.length === 0) return 'detail';
  if (question.ordinal !== undefined && before.subject.listed === 'projects') {
    if (first?.intent === 'projectAbout' && isEllipsis) return before.intent;
    if (!isOfProjects(first?.intent) && (first?.p ?? 0) < 0.7)
      return question.isShort || first?.intent === 'more' ? carriedIntent(before.intent) : 'detail';
  }
  if (named(question, 'project').length > 0 && first?.intent === 'projectAbout' && isEllipsis)
    return carriedIntent(before.intent);
  const isOther = named(question, 'owner').length > 0 || named(question, 'company').length > 0;
  if (before.subject.projects?.length !== 1 || isOther || named(question, 'technology').length > 0) return undefined;
  // `Is it open source?` asks for its licence, where a sentence tells that.
  const isOfLicence =
    data.rules.tells['license']?.test(question.text) === true && !data.rules.signs.code.test(question.text);
  const [own] = before.subject.projects;
  if (isOfLicence && retriever.telling('license').some((at) => retriever.passages[at]?.project === own))
    return 'license';
  // `Does it cost anything?`
  if (first?.intent === 'salary' && question.leans && !data.rules.signs.owner.test(question.text)) return 'license';
  if (first?.intent === 'codeHost' && !/git ?(hub|lab)|codeberg/.test(question.text)) return 'projectLink';
  const isBuilt =
    question.aspects.has('built') &&
    (question.leans || question.text.length < SHORT_QUESTION) &&
    !question.aspects.has('level') &&
    !question.aspects.has('reason');
  const isElse = first?.intent === 'more' && question.leans && data.rules.signs.used.test(question.text);
  if (isElse || (isBuilt && isAmong(question, BUILT_INTENTS, 2))) return 'projectTech';
  if (!question.leans) return undefined;
  // `Who is it for?`
  if (
    question.isShort &&
    question.aspects.has('person') &&
    isAmong(question, ['who', 'identity'], 1) &&
    (first?.p ?? 0) < 0.6
  )
    return 'detail';
  // `Printed, how large is it?` asks for no file.
  if (first?.intent === 'resume' && first.p < 0.9) return first.p < 0.4 ? 'detail' : 'projectLink';
  if (first?.intent === 'codeHost') return 'projectLink';
  return first?.intent === 'workTechnologies' ? 'projectTech' : undefined;
}

const OF_THING = ['projectAbout', 'projects', 'who', 'companyFacts'] as const;
/** What `and the third?` asks once more. */
const CARRIED = ['projectTech', 'workTechnologies', 'projectLink', 'codeHost', 'license'] as const;
const BUILT_INTENTS = 'workTechnologies projectTech builtWith bestSkills techKnow skills tools frontend'.split(' ');

export function carriedIntent(before: string | undefined): string {
  if (before === 'codeHost') return 'projectLink';
  if (before === 'workTechnologies') return 'projectTech';
  return before !== undefined && before !== 'projects' && isOfProjects(before) ? before : 'projectAbout';
}

/** `Since when?` after a job. */
export function ofJobBefore({ question, before, resume, data, retriever }: TurnContext): string | undefined {
  const [first] = question.intents;
  const isOfJob = question.leans && (isOneOf(WORK_INTENTS, before.intent ?? '') || before.intent === 'previousJob');
  const isJob = before.subject.job !== undefined && before.subject.projects === undefined;
  const isOfCareer = question.leans && isOneOf(['since', 'who', 'previousJob', 'employer'], before.intent ?? '');
  const isUnsaid =
    isAmong(question, ['location', 'world', 'detail'], 1) || (isOfCareer && first?.intent === 'companyFacts');
  const isWhoAgain = before.intent === 'who' && isAmong(question, ['who', 'since', 'previousJob'], 1);
  if (question.aspects.has('career') && (isUnsaid || isWhoAgain)) return 'employer';
  const { now, earlier, lasts } = data.rules.signs;
  const isBeforeNow = earlier.test(question.text.replace(now, ''));
  if (now.test(question.text) && !question.aspects.has('career')) {
    if (first?.intent === 'previousJob' && !isBeforeNow) return 'employer';
    if (first?.intent === 'currentWork' && isBeforeNow) return 'previousJob';
  }
  if (question.aspects.has('after') && !question.aspects.has('reason') && (isOfJob || (question.leans && isJob)))
    return 'employer';
  // Of one job the page lists, what was first is told in sentences.
  if (question.aspects.has('earliest') && resume.experience.length === 1) return 'previousJob';
  // `Which ones?` of companies, `and the results?` of a job question for no projects.
  const isAnyJob = (isOfJob && question.names.length === 0) || first?.intent === 'employer';
  if (isAnyJob && question.aspects.has('achievements')) return 'currentWork';
  if (isOfJob && first?.intent === 'projects' && named(question, 'project').length === 0) {
    if (question.isShort && data.rules.signs.which.test(question.text)) return 'employer';
  }
  // `What is it?` of a company.
  if (
    question.leans &&
    data.rules.signs.ofCompany.test(question.marked) &&
    data.rules.signs.employer.test(question.text)
  )
    return 'currentWork';
  if (isJob && question.leans && data.rules.signs.it.test(question.text) && isAmong(question, OF_THING, 1))
    return 'currentWork';
  const isGuess = (first?.p ?? 0) < GUESS || isAmong(question, ['currentWork', 'previousJob', 'employer'], 1);
  if (isGuess && named(question, 'company').length === 0 && jobOfYear(resume, question)?.end !== undefined)
    return 'currentWork';
  // `And in 2023?` where no job of the past was: the sentences that name the year, or else the job of that year.
  const year = first?.intent === 'previousJob' ? /(?:19|20)\d\d/.exec(question.text)?.[0] : undefined;
  const isTold = year !== undefined && retriever.passages.some(({ text }) => text.includes(year));
  if (year !== undefined) return jobOfYear(resume, question) && !isTold ? 'employer' : 'detail';
  const isBuilt = question.aspects.has('built') && isAmong(question, [...BUILT_INTENTS, 'why', 'farewell'], 1);
  if (
    isJob &&
    question.leans &&
    named(question, 'project').length === 0 &&
    (isBuilt || first?.intent === 'projectTech')
  )
    return 'workTechnologies';
  if (
    question.ordinal !== undefined &&
    before.subject.listed === 'jobs' &&
    !isAmong(question, ['since', 'jobSince'], 1)
  )
    return lasts.test(question.text) ? 'jobSince' : 'currentWork';
  const isTime = first?.intent === 'since' || (question.aspects.has('time') && (first?.p ?? 0) < 0.6);
  const isOfWork = isOneOf(WORK_INTENTS, before.intent ?? '') || (isJob && !question.aspects.has('speed'));
  if (question.leans && isTime && isOfWork) return 'jobSince';
  // `In which city?` of a job.
  return question.leans && isJob && first?.intent === 'location' ? 'employer' : undefined;
}
