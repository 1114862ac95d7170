/** Answers about technologies by name, by group, by level. */
import { spaceIn } from '#contract/known-languages.ts';
import { allSkills } from '#content/all-skills.ts';
import { namesTechnology } from '../look/named-in.ts';
import { named } from '../understand/ask.ts';
import { levelsAsked } from './levels-asked.ts';
import { foundAt, sentence } from './quoted.ts';
import type { Fact } from './said.ts';
import { groupMeant, groupNamed, skillsBefore, type Situation } from './situation.ts';
import * as skills from './skills.ts';

export function aboutSkills(situation: Situation, topic: string): Fact | undefined {
  const { content, data, ask, before } = situation;
  const own = named(ask, 'technology', true);
  const missingOnes = named(ask, 'technology', false);
  const end = topic === 'lowestSkills' || ask.aspects.has('lowest') ? 'lowest' : 'highest';
  const compares = topic !== 'techKnow' || ask.aspects.has('highest') || ask.aspects.has('lowest');
  const levelled = new Set(allSkills(content.skills).flatMap(({ name, level }) => (level === undefined ? [] : name)));
  const candidates =
    own.length === 1 && ask.leans
      ? [...new Set([...before.skills, ...own])]
      : own.length > 1
        ? own
        : own.length === 0 && ask.leans && !ask.aspects.has('total')
          ? before.skills
          : [];
  const compared = candidates.filter((name) => levelled.has(name));
  const isOfGroup =
    own.length === 0 &&
    (groupNamed(content, ask) !== undefined ||
      (ask.leans && ['frontend', 'backend', 'tools'].includes(before.topic ?? '')));
  if (compares && compared.length > 1 && missingOnes.length === 0 && !isOfGroup) {
    return { text: skills.comparedSkills(content, data, end, compared), subject: { skills: compared } };
  }
  const used = own.length > 0 ? own : ask.leans ? skillsBefore(situation) : [];
  if (ask.aspects.has('place') && data.rules.signs.used.test(ask.text) && used.length > 0 && missingOnes.length === 0) {
    return ofUse(situation, used);
  }
  const [told] = own.length === 0 ? toldOf(situation, missingOnes) : [];
  if (told) return told;
  if (own.length + missingOnes.length > 0) {
    return {
      text: skills.levelsOf(content, data, own, missingOnes),
      found: own.length > 0,
      lacks: missingOnes.length > 0,
      subject: { skills: own },
    };
  }
  const meant = skillsBefore(situation);
  if (topic === 'techKnow' && ask.leans && meant.length > 0) {
    return { text: skills.levelsInRow(content, data, meant), subject: { skills: meant } };
  }
  if (topic === 'techKnow') return { text: skills.skillList(content, data), subject: { listed: 'skills' } };
  const inGroup = groupMeant(situation);
  const among = inGroup?.skills ?? allSkills(content.skills);
  const names = skills.extremes(end, among).map(({ name }) => name);
  return {
    // Where none has a level, none is the best.
    text:
      names.length > 0 ? skills.extremeSkills(content, data, end, names) : skills.skillList(content, data, inGroup?.id),
    subject: { listed: 'skills', skills: names, ...(inGroup && { group: inGroup.id }) },
  };
}

/** Where technologies are used. What is asked next may be of the job, if there is one. */
export function ofUse({ content, data }: Situation, names: readonly string[]): Fact {
  const [job, ...others] = content.experience.filter(({ technologies }) =>
    names.every((name) => technologies.includes(name)),
  );
  const subject = { skills: names, ...(job && others.length === 0 && { job: job.id }) };
  return { text: skills.usesOf(content, data, names), subject };
}

/** A technology without a level that a sentence names. */
function toldOf(situation: Situation, names: readonly string[]): Fact[] {
  const { finder, content, data } = situation;
  return finder.passages.flatMap(({ text }, index) => {
    if (!names.some((name) => namesTechnology(text, name))) return [];
    const subject = { passages: [index] };
    return [{ text: sentence(content, data, foundAt(situation, [index])), subject }];
  });
}

export function skillsOfLevel(situation: Situation): Fact | undefined {
  const { content, data, ask, before } = situation;
  const isWanted = levelsAsked(ask, data.rules);
  const group =
    groupNamed(content, ask) ?? (ask.leans && before.subject.listed === 'skills' ? groupMeant(situation) : undefined);
  const names = (group?.skills ?? allSkills(content.skills))
    .filter(({ level }) => level !== undefined && isWanted?.(level))
    .map(({ name }) => name);
  return names.length > 0 ? { text: skills.levelsInRow(content, data, names), subject: { skills: names } } : undefined;
}

export function aboutGroup(situation: Situation): Fact | undefined {
  const { content, data, ask } = situation;
  if (named(ask, 'technology').length > 0) return aboutSkills(situation, 'techKnow');
  if (ask.aspects.has('highest') || ask.aspects.has('lowest')) return aboutSkills(situation, 'bestSkills');
  const group = groupMeant(situation);
  if (group && ask.aspects.has('without')) {
    const others = content.skills.groups.filter((one) => one !== group);
    return {
      text: others.map(({ id }) => skills.skillList(content, data, id)).join(spaceIn(data.language)),
      subject: { listed: 'skills' },
    };
  }
  return {
    text: skills.skillList(content, data, group?.id),
    subject: { listed: 'skills', ...(group && { group: group.id }) },
  };
}
