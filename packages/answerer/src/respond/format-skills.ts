/** What the resume says about technologies: levels as they are listed, the rest computed from them. */
import { isLatin, spaceIn, stopIn, fill } from '../text.ts';
import { allSkills, type Resume, type Skill } from '../resume.ts';
import type { Voice } from '../words.ts';
import { listOf, listWith } from './format-facts.ts';

/** Listed and not listed, complete and in the visitor's order. */
export function levelsOf(resume: Resume, voice: Voice, listed: readonly string[], missing: readonly string[]): string {
  if (listed.length === 0) {
    return missing.length === 1
      ? fill(voice.messages.skillMissing, { skill: missing[0] ?? '' }).replace(
          /(?<=\p{Script=Han}) (?=\p{Script=Han})/u,
          '',
        )
      : fill(voice.messages.skillsMissing, { missing: listOf(voice, missing) });
  }
  if (missing.length > 0) {
    const items = listed.map((name) => itemOf(resume, voice, name));
    return fill(voice.messages.skillsMixed, {
      listed: listOf(voice, items),
      missing: isLatin(voice.language)
        ? listWith(voice.messages.advertisement.or, missing, voice.facts.separator)
        : listOf(voice, missing),
    });
  }
  const space = spaceIn(voice.language);
  return withSection(voice, listed.map((name) => sentenceOf(resume, voice, name)).join(space));
}

/** A sentence with the way to the skills before its full stop. */
function withSection({ language, messages }: Voice, text: string): string {
  return `${text.replace(/[.。]$/, '')}${spaceIn(language)}${fill(messages.seeSkills, {})}${stopIn(language)}`;
}

/** `React (95%)`, or the name alone where it has no level. */
export function itemOf(resume: Resume, voice: Voice, name: string): string {
  const skill = allSkills(resume.skills).find((one) => one.name === name);
  return skill?.level === undefined ? name : fill(voice.messages.skillItem, { skill: name, level: skill.level });
}

/** Skills beside their levels, and where they stand. */
export function levelsInRow(resume: Resume, voice: Voice, names: readonly string[]): string {
  const list = listOf(
    voice,
    names.map((name) => itemOf(resume, voice, name)),
  );
  return withSection(voice, list);
}

function sentenceOf(resume: Resume, voice: Voice, name: string): string {
  const skill = allSkills(resume.skills).find((one) => one.name === name);
  if (skill?.level !== undefined)
    return fill(voice.messages.skillLevel, { name: resume.person.name, skill: name, level: skill.level });
  if (skill) return fill(voice.messages.skillListed, { skill: name });
  return fill(voice.messages.skillUsed, { skill: name, where: listOf(voice, usedIn(resume, name)) });
}

/** Where skills are used, as far as jobs and projects list them. */
export function usesOf(resume: Resume, voice: Voice, names: readonly string[]): string {
  const said = names.map((skill) => {
    const where = usedIn(resume, skill);
    return where.length > 0
      ? fill(voice.messages.skillWhere, { skill, where: listOf(voice, where) })
      : sentenceOf(resume, voice, skill);
  });
  return said.join(spaceIn(voice.language));
}

function usedIn({ experience, projects }: Resume, skill: string): string[] {
  const jobs = experience.filter(({ technologies }) => technologies.includes(skill));
  const own = projects.filter(({ technologies }) => technologies.includes(skill));
  return [...jobs.map(({ company }) => company), ...own.map(({ id, title }) => `[${title}](#project-${id})`)];
}

/** One group, or all of them, each under its heading. */
export function skillList(resume: Resume, voice: Voice, groupId?: string): string {
  const groups = resume.skills.groups.filter(({ id }) => groupId === undefined || id === groupId);
  const lines = groups.map(({ name: heading, skills }) =>
    fill(voice.messages.skillList, {
      category: heading,
      list: listOf(
        voice,
        skills.map(({ name }) => itemOf(resume, voice, name)),
      ),
    }),
  );
  const space = spaceIn(voice.language);
  return withSection(voice, lines.join(space));
}

/** The highest or the lowest of some skills. */
export function extremeSkills(
  resume: Resume,
  voice: Voice,
  end: 'highest' | 'lowest',
  names: readonly string[],
): string {
  const list = names.map((name) => itemOf(resume, voice, name));
  return fill(end === 'highest' ? voice.messages.bestSkills : voice.messages.lowestSkills, {
    name: resume.person.name,
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
  resume: Resume,
  voice: Voice,
  end: 'highest' | 'lowest',
  names: readonly string[],
): string {
  const skills = allSkills(resume.skills).filter(({ name }) => names.includes(name));
  const best = extremes(end, skills);
  const chosen = best.map(({ name }) => itemOf(resume, voice, name));
  const isSame = chosen.length === skills.length;
  const message = isSame
    ? voice.messages.sameLevel
    : end === 'highest'
      ? voice.messages.higherSkill
      : voice.messages.lowerSkill;
  const space = spaceIn(voice.language);
  const verdict = fill(message, { list: listOf(voice, chosen) });
  const others = skills.filter((skill) => !best.includes(skill)).map(({ name }) => name);
  return others.length > 0 ? `${verdict}${space}${levelsOf(resume, voice, others, [])}` : withSection(voice, verdict);
}
