/** What is known when a part of a message is answered. */
import { profilesOf } from '#content/profiles.ts';
import type { Content, Job, Profile, Project, SkillGroup } from '#content/schema.ts';
import type { LanguageData } from '../language-data.ts';
import type { Finder } from '../look/find.ts';
import { namesTechnology } from '../look/named-in.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import type { Ask } from '../understand/ask.ts';
import type { Context } from '../understand/context.ts';
import { allSkills } from '#content/all-skills.ts';
import { isOneOf, TOLD } from '../understand/topics.ts';
import type { SayAsExpected } from './as-expected.ts';

export interface Situation {
  readonly content: Content;
  readonly data: LanguageData;
  readonly finder: Finder;
  readonly sayAsExpected: SayAsExpected | undefined;
  readonly ask: Ask;
  readonly before: Context;
}

/** From here on a sentence is taken for an answer. */
export const SURE = 0.5;

/** The projects that a question names, or leans on. */
export function projectsMeant({ ask, before, content }: Situation): Project[] {
  const ids = named(ask, 'project');
  const own = content.projects.filter(({ id }) => ids.includes(id));
  if (own.length > 0) return ids.flatMap((id) => own.filter((project) => project.id === id));
  const talkedAbout = before.subject.projects ?? [];
  if (ask.aspects.has('others') && talkedAbout.length > 0) {
    return content.projects.filter(({ id }) => !talkedAbout.includes(id));
  }
  const topics = ask.topics.slice(0, 2).map(({ topic }) => topic);
  const isAsked = topics.some(isOfProjects);
  if (ask.ordinal !== undefined && (isAsked || before.subject.listed === 'projects')) {
    const project = content.projects.at(ask.ordinal);
    return project ? [project] : [];
  }
  const isLeaning =
    ask.leans ||
    isOneOf(TOLD, topics[0] ?? '') ||
    topics[0] === 'projectTech' ||
    topics[0] === 'projectLink' ||
    topics[0] === 'codeHost' ||
    (topics[0] === 'workTechnologies' && before.subject.job === undefined) ||
    topics[0] === 'license';
  if (!isLeaning || !before.subject.projects || before.subject.projects.length !== 1) return [];
  return content.projects.filter(({ id }) => before.subject.projects?.includes(id));
}

export function jobMeant({ ask, before, content, data }: Situation): Job | undefined {
  const isFirst = ask.aspects.has('earliest') && content.experience.length > 1;
  if (isFirst) return content.experience.at(-1);
  if (ask.ordinal !== undefined && before.subject.listed === 'jobs') return content.experience.at(ask.ordinal);
  if (ask.leans && before.subject.job !== undefined && data.rules.signs.now.test(ask.text))
    return content.experience.find(({ end }) => end === undefined);
  const id =
    named(ask, 'company')[0] ??
    jobOfPlace(content, ask)?.id ??
    jobOfYear(content, ask)?.id ??
    (ask.leans ? before.subject.job : undefined);
  return content.experience.find((job) => job.id === id);
}

/** `In Campinas?` asks for the only job there. */
function jobOfPlace({ experience }: Content, { text, names }: Ask): Job | undefined {
  const places = names.filter(({ kind }) => kind === 'place').map(({ start, end }) => text.slice(start, end));
  const there = experience.filter(({ place }) =>
    Object.values(place).some((one) => places.some((name) => normalized(one).includes(name))),
  );
  return experience.length > 1 && there.length === 1 ? there[0] : undefined;
}

/** `In 2019?` asks for the job of that year. */
export function jobOfYear({ experience }: Content, { text }: Ask): Job | undefined {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  return year === undefined
    ? undefined
    : experience.find(({ start, end }) => start.slice(0, 4) <= year && (end === undefined || year <= end.slice(0, 4)));
}

/** Skills that were said last, or that stand in the sentences that were. */
export function skillsBefore({ ask, before, content, finder }: Situation): readonly string[] {
  const levelled = allSkills(content.skills).map(({ name }) => name);
  const group = content.skills.groups.find(({ id }) => id === before.subject.group);
  const listed = group?.skills.map(({ name }) => name) ?? before.subject.skills ?? [];
  const meant = ask.ordinal === undefined ? undefined : listed.at(ask.ordinal);
  const said = (
    meant === undefined ? (before.subject.skills ?? (ask.aspects.has('level') ? listed : [])) : [meant]
  ).filter((name) => levelled.includes(name));
  if (said.length > 0) return said;
  const texts = (before.subject.passages ?? []).map((index) => finder.passages[index]?.text ?? '');
  const inTexts = levelled.filter((name) => texts.some((text) => namesTechnology(text, name)));
  return inTexts.length > 0 || !ask.aspects.has('level') ? inTexts : usedBefore(content, before, levelled);
}

/** What the project or the job uses whose technologies were told last. */
function usedBefore(
  { projects, experience }: Content,
  { topic, subject }: Context,
  levelled: readonly string[],
): string[] {
  const [id, ...others] = subject.projects ?? [];
  if (topic === 'projectTech' && others.length === 0)
    return projects.find((one) => one.id === id)?.technologies.filter((name) => levelled.includes(name)) ?? [];
  if (topic !== 'workTechnologies') return [];
  return experience.find((one) => one.id === subject.job)?.technologies.filter((name) => levelled.includes(name)) ?? [];
}

/** The group of skills that a question names, or leans on. */
export function groupMeant(situation: Situation): SkillGroup | undefined {
  const { content, ask, before } = situation;
  const asked = ask.topics.slice(0, 4).filter(({ p }) => p > 0.1);
  return (
    groupNamed(content, ask) ??
    (ask.ordinal !== undefined && before.subject.listed === 'skills'
      ? content.skills.groups.at(ask.ordinal)
      : undefined) ??
    asked.map(({ topic }) => groupOf(situation, topic)).find((group) => group !== undefined) ??
    (ask.leans
      ? (content.skills.groups.find(({ id }) => id === before.subject.group) ?? groupOf(situation, before.topic ?? ''))
      : undefined)
  );
}

export const GROUPS = ['frontend', 'backend', 'tools'] as const;

/** The group that a topic of the examples is about. */
export function groupOf({ content, data }: Situation, topic: string): SkillGroup | undefined {
  if (!isOneOf(GROUPS, topic)) return undefined;
  const called = data.rules.signs[topic];
  return content.skills.groups.find(({ name }) => called.test(compact(name[data.language])));
}

/** The group whose name a question holds. */
export function groupNamed({ skills }: Content, ask: Ask): SkillGroup | undefined {
  const words = ask.text.split(/[^\p{L}\p{N}]+/u);
  const text = words.join('');
  const isIn = (name: string) =>
    /^[a-z]/.test(name)
      ? words.some((_, at) => text.startsWith(name, words.slice(0, at).join('').length))
      : text.includes(name);
  return skills.groups.find(({ name }) =>
    Object.values(name)
      .map(compact)
      .some((one) => one !== '' && isIn(one)),
  );
}

function compact(name: string): string {
  return normalized(name).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The owner's accounts that a question names. */
export function profilesNamed({ content, ask }: Situation): Profile[] {
  return profilesOf(content.person).filter(({ label }) => label.length > 3 && ask.text.includes(normalized(label)));
}

/** `Where do you live?` asks for the place and nothing beside it. */
export function isPlace({ aspects, names, topics: [first] }: Ask, topic: string): boolean {
  return topic === 'location' && first?.topic === topic && first.p > 0.8 && aspects.has('place') && names.length === 0;
}

/** What is named outright needs no sentence. */
export function isFirm({ ask, content, data, finder }: Situation, topic: string): boolean {
  return (
    ask.isNames ||
    topic === 'records' ||
    isPlace(ask, topic) ||
    (topic === 'currentWork' && jobOfYear(content, ask) !== undefined) ||
    ((topic === 'currentWork' || topic === 'employer') && data.rules.signs.now.test(ask.text)) ||
    // `Where do you work?`, and no year beside it.
    (topic === 'employer' && data.rules.signs.atWork.test(ask.text) && !finder.hasFigure(ask.text)) ||
    (topic === 'techKnow' && named(ask, 'technology').length > 0 && ask.aspects.size === 0)
  );
}

export function isOfProjects(topic: string | undefined): boolean {
  return topic !== undefined && ['projects', 'projectAbout', 'projectTech', 'projectLink', 'license'].includes(topic);
}
