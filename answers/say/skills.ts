/** What the content says about technologies: levels as they are listed, the rest computed from them. */
import { spaceIn, stopIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { Content, Skill } from '#content/schema.ts';
import { allSkills } from '#content/all-skills.ts';
import type { Voice } from '../language-data.ts';
import { listOf } from './facts.ts';

/** Listed and not listed, complete and in the visitor's order. */
export function levelsOf(
  content: Content,
  voice: Voice,
  listed: readonly string[],
  missing: readonly string[],
): string {
  if (listed.length === 0) {
    return missing.length === 1
      ? fill(voice.messages.skillMissing, { skill: missing[0] ?? '' })
      : fill(voice.messages.skillsMissing, { missing: listOf(voice, missing) });
  }
  if (missing.length > 0) {
    const items = listed.map((name) => itemOf(content, voice, name));
    return fill(voice.messages.skillsMixed, { listed: listOf(voice, items), missing: listOf(voice, missing) });
  }
  const space = spaceIn(voice.language);
  return `${listed.map((name) => sentenceOf(content, voice, name)).join(space)}${space}${voice.messages.seeSkills}`;
}

/** `React (95%)`, or the name alone where it has no level. */
export function itemOf(content: Content, voice: Voice, name: string): string {
  const skill = allSkills(content.skills).find((one) => one.name === name);
  return skill?.level === undefined ? name : fill(voice.messages.skillItem, { skill: name, level: skill.level });
}

/** Skills beside their levels, and where they stand. */
export function levelsInRow(content: Content, voice: Voice, names: readonly string[]): string {
  const list = listOf(
    voice,
    names.map((name) => itemOf(content, voice, name)),
  );
  return `${list}${stopIn(voice.language)}${spaceIn(voice.language)}${voice.messages.seeSkills}`;
}

function sentenceOf(content: Content, voice: Voice, name: string): string {
  const skill = allSkills(content.skills).find((one) => one.name === name);
  if (skill?.level !== undefined) return fill(voice.messages.skillLevel, { skill: name, level: skill.level });
  if (skill) return fill(voice.messages.skillListed, { skill: name });
  return fill(voice.messages.skillUsed, { skill: name, where: listOf(voice, usedIn(content, voice, name)) });
}

/** Where skills are used, as far as jobs and projects list them. */
export function usesOf(content: Content, voice: Voice, names: readonly string[]): string {
  const said = names.map((skill) => {
    const where = usedIn(content, voice, skill);
    return where.length > 0
      ? fill(voice.messages.skillWhere, { skill, where: listOf(voice, where) })
      : sentenceOf(content, voice, skill);
  });
  return said.join(spaceIn(voice.language));
}

function usedIn({ experience, projects }: Content, voice: Voice, skill: string): string[] {
  const jobs = experience.filter(({ technologies }) => technologies.includes(skill));
  const own = projects.filter(({ technologies }) => technologies.includes(skill));
  return [
    ...jobs.map(({ company }) => company[voice.language]),
    ...own.map(({ id, title }) => `[${title[voice.language]}](#project-${id})`),
  ];
}

/** One group, or all of them, each under its heading. */
export function skillList(content: Content, voice: Voice, groupId?: string): string {
  const groups = content.skills.groups.filter(({ id }) => groupId === undefined || id === groupId);
  const lines = groups.map(({ name: heading, skills }) =>
    fill(voice.messages.skillList, {
      category: heading[voice.language],
      list: listOf(
        voice,
        skills.map(({ name }) => itemOf(content, voice, name)),
      ),
    }),
  );
  const space = spaceIn(voice.language);
  return `${lines.join(space)}${space}${voice.messages.seeSkills}`;
}

/** The highest or the lowest of some skills. */
export function extremeSkills(
  content: Content,
  voice: Voice,
  end: 'highest' | 'lowest',
  names: readonly string[],
): string {
  const list = names.map((name) => itemOf(content, voice, name));
  return fill(end === 'highest' ? voice.messages.bestSkills : voice.messages.lowestSkills, {
    list: listOf(voice, list),
  });
}

export function extremes(end: 'highest' | 'lowest', among: readonly Skill[]): readonly Skill[] {
  const levels = among.flatMap(({ level }) => level ?? []);
  const wanted = end === 'highest' ? Math.max(...levels) : Math.min(...levels);
  return among.filter(({ level }) => level === wanted);
}

/** Two or more by name: each level, and which is higher or lower. */
export function comparedSkills(
  content: Content,
  voice: Voice,
  end: 'highest' | 'lowest',
  names: readonly string[],
): string {
  const skills = allSkills(content.skills).filter(({ name }) => names.includes(name));
  const best = extremes(end, skills);
  const chosen = best.map(({ name }) => itemOf(content, voice, name));
  const isSame = chosen.length === skills.length;
  const message = isSame
    ? voice.messages.sameLevel
    : end === 'highest'
      ? voice.messages.higherSkill
      : voice.messages.lowerSkill;
  const space = spaceIn(voice.language);
  const verdict = fill(message, { list: listOf(voice, chosen) });
  const others = skills.filter((skill) => !best.includes(skill)).map(({ name }) => name);
  const rest = others.length > 0 ? levelsOf(content, voice, others, []) : voice.messages.seeSkills;
  return `${verdict}${space}${rest}`;
}
