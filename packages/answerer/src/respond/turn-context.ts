/** What is known when a part of a message is answered. */
import type { Voice } from '../words.ts';
import type { IntentClassifier } from '../understand/classifier.ts';
import type { Retriever } from '../retrieve/retriever.ts';
import { namesTechnology, normalize } from '../tokenize/tokens.ts';
import { type ParsedQuestion, named } from '../understand/parse-question.ts';
import type { DialogState } from './dialog-state.ts';
import { type Job, type Profile, type Project, type Resume, type SkillGroup, allSkills } from '../resume.ts';
import { TOLD, isOneOf } from '../understand/intents.ts';

export interface TurnContext {
  readonly resume: Resume;
  readonly data: Voice;
  readonly retriever: Retriever;
  readonly classifier: IntentClassifier;
  readonly question: ParsedQuestion;
  readonly before: DialogState;
}

/** From here on a sentence is taken for an answer. */
export const SURE = 0.5;

/** The projects that a question names, or leans on. */
export function projectsMeant({ question, before, resume }: TurnContext): Project[] {
  const ids = named(question, 'project');
  const own = resume.projects.filter(({ id }) => ids.includes(id));
  if (own.length > 0) return ids.flatMap((id) => own.filter((project) => project.id === id));
  const talkedAbout = before.subject.projects ?? [];
  if (question.aspects.has('others') && talkedAbout.length > 0) {
    return resume.projects.filter(({ id }) => !talkedAbout.includes(id));
  }
  const intents = question.intents.slice(0, 2).map(({ intent }) => intent);
  const isAsked = intents.some(isOfProjects);
  if (question.ordinal !== undefined && (isAsked || before.subject.listed === 'projects')) {
    const project = resume.projects.at(question.ordinal);
    return project ? [project] : [];
  }
  const isLeaning =
    question.leans ||
    isOneOf([...TOLD, 'projectTech', 'projectLink', 'codeHost'], intents[0] ?? '') ||
    (intents[0] === 'workTechnologies' && before.subject.job === undefined);
  if (!isLeaning || !before.subject.projects || before.subject.projects.length !== 1) return [];
  return resume.projects.filter(({ id }) => before.subject.projects?.includes(id));
}

export function jobMeant({ question, before, resume, data }: TurnContext): Job | undefined {
  const isFirst = question.aspects.has('earliest') && resume.experience.length > 1;
  if (isFirst) return resume.experience.at(-1);
  if (question.ordinal !== undefined && before.subject.listed === 'jobs') return resume.experience.at(question.ordinal);
  if (question.leans && before.subject.job !== undefined && data.rules.signs.now.test(question.text))
    return resume.experience.find(({ end }) => end === undefined);
  const id =
    named(question, 'company')[0] ??
    jobOfPlace(resume, question)?.id ??
    jobOfYear(resume, question)?.id ??
    (question.leans ? before.subject.job : undefined);
  return resume.experience.find((job) => job.id === id);
}

/** `In Campinas?` asks for the only job there. */
function jobOfPlace({ experience }: Resume, { text, names }: ParsedQuestion): Job | undefined {
  const places = names.filter(({ kind }) => kind === 'place').map(({ start, end }) => text.slice(start, end));
  const there = experience.filter(({ places: own }) =>
    own.some((one) => places.some((name) => normalize(one).includes(name))),
  );
  return experience.length > 1 && there.length === 1 ? there[0] : undefined;
}

/** `In 2019?` asks for the job of that year. */
export function jobOfYear({ experience }: Resume, { text }: ParsedQuestion): Job | undefined {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  return year === undefined
    ? undefined
    : experience.find(({ start, end }) => start.slice(0, 4) <= year && (end === undefined || year <= end.slice(0, 4)));
}

/** Skills that were said last, or that stand in the sentences that were. */
export function skillsBefore({ question, before, resume, retriever }: TurnContext): readonly string[] {
  const levelled = allSkills(resume.skills).map(({ name }) => name);
  const group = resume.skills.groups.find(({ id }) => id === before.subject.group);
  const listed = group?.skills.map(({ name }) => name) ?? before.subject.skills ?? [];
  const meant = question.ordinal === undefined ? undefined : listed.at(question.ordinal);
  const said = (
    meant === undefined ? (before.subject.skills ?? (question.aspects.has('level') ? listed : [])) : [meant]
  ).filter((name) => levelled.includes(name));
  if (said.length > 0) return said;
  const texts = (before.subject.passages ?? []).map((index) => retriever.passages[index]?.text ?? '');
  const inTexts = levelled.filter((name) => texts.some((text) => namesTechnology(text, name)));
  return inTexts.length > 0 || !question.aspects.has('level') ? inTexts : usedBefore(resume, before, levelled);
}

/** What the project or the job uses whose technologies were told last. */
function usedBefore(
  { projects, experience }: Resume,
  { intent, subject }: DialogState,
  levelled: readonly string[],
): string[] {
  const [id, ...others] = subject.projects ?? [];
  if (intent === 'projectTech' && others.length === 0)
    return projects.find((one) => one.id === id)?.technologies.filter((name) => levelled.includes(name)) ?? [];
  if (intent !== 'workTechnologies') return [];
  return experience.find((one) => one.id === subject.job)?.technologies.filter((name) => levelled.includes(name)) ?? [];
}

/** The group of skills that a question names, or leans on. */
export function groupMeant(turn: TurnContext): SkillGroup | undefined {
  const { resume, question, before } = turn;
  const asked = question.intents.slice(0, 4).filter(({ p }) => p > 0.1);
  return (
    groupNamed(resume, question) ??
    (question.ordinal !== undefined && before.subject.listed === 'skills'
      ? resume.skills.groups.at(question.ordinal)
      : undefined) ??
    asked.map(({ intent }) => groupOf(turn, intent)).find((group) => group !== undefined) ??
    (question.leans
      ? (resume.skills.groups.find(({ id }) => id === before.subject.group) ?? groupOf(turn, before.intent ?? ''))
      : undefined)
  );
}

export const GROUPS = ['frontend', 'backend', 'tools'] as const;

/** The group that an intent of the examples is about. */
export function groupOf({ resume, data }: TurnContext, intent: string): SkillGroup | undefined {
  if (!isOneOf(GROUPS, intent)) return undefined;
  const called = data.rules.signs[intent];
  return resume.skills.groups.find(({ name }) => called.test(compact(name)));
}

/** The group whose name a question holds. */
export function groupNamed({ skills }: Resume, question: ParsedQuestion): SkillGroup | undefined {
  const words = question.text.split(/[^\p{L}\p{N}]+/u);
  const text = words.join('');
  const isIn = (name: string) =>
    /^[a-z]/.test(name)
      ? words.some((_, at) => text.startsWith(name.replace(/s$/, ''), words.slice(0, at).join('').length))
      : text.includes(name);
  return skills.groups.find(({ names }) => names.map(compact).some((one) => one !== '' && isIn(one)));
}

function compact(name: string): string {
  return normalize(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The owner's accounts that a question names. */
export function profilesNamed({ resume, question }: TurnContext): Profile[] {
  return resume.person.profiles.filter(({ label }) => {
    const alias = PROFILE_ALIASES.find(([service]) => service.test(label))?.[1];
    return (label.length > 3 && question.text.includes(normalize(label))) || alias?.test(question.text) === true;
  });
}

/** What services are called in other scripts, or were once. */
const PROFILE_ALIASES: readonly (readonly [service: RegExp, alias: RegExp])[] = [
  [/^wechat|微信/i, /微信|ウィーチャット|wechat/],
  [/^juejin|掘金/i, /掘金|juejin/],
  [/^x$|twitter/i, /twitter|推特|ツイッター|x/],
];

/** `Where do you live?` asks for the place and nothing beside it. */
export function isPlace({ aspects, names, intents: [first] }: ParsedQuestion, intent: string): boolean {
  return (
    intent === 'location' && first?.intent === intent && first.p > 0.8 && aspects.has('place') && names.length === 0
  );
}

const EXTREMES = ['bestSkills', 'lowestSkills'] as const;

/** What is named outright needs no sentence. */
export function isFirm({ question, before, resume, data, retriever }: TurnContext, intent: string): boolean {
  return (
    question.isNames ||
    (question.leans && question.isShort && before.skills.length > 1 && isOneOf(EXTREMES, intent)) ||
    intent === 'records' ||
    isPlace(question, intent) ||
    (intent === 'currentWork' &&
      (jobOfYear(resume, question) !== undefined || data.rules.signs.role.test(question.text))) ||
    ((intent === 'currentWork' || intent === 'employer') && data.rules.signs.now.test(question.text)) ||
    // `Where do you work?`, and no year beside it.
    (intent === 'employer' && data.rules.signs.atWork.test(question.text) && !retriever.hasFigure(question.text)) ||
    (intent === 'techKnow' && named(question, 'technology').length > 0 && question.aspects.size === 0)
  );
}

export function isOfProjects(intent: string | undefined): boolean {
  return intent !== undefined && ['projects', 'projectAbout', 'projectTech', 'projectLink', 'license'].includes(intent);
}
