/** Answers about technologies by name, by group, by level. */
import * as skills from './format-skills.ts';
import { spaceIn } from '../text.ts';
import { allSkills } from '../resume.ts';
import { namesTechnology } from '../tokenize/tokens.ts';
import { named } from '../understand/parse-question.ts';
import { levelFilter } from './outright-intents.ts';
import { foundAt, missing, sentence } from './quotation.ts';
import type { Fact } from './dialog-state.ts';
import { type TurnContext, groupMeant, groupNamed, skillsBefore } from './turn-context.ts';

export function aboutSkills(turn: TurnContext, intent: string): Fact | undefined {
  const { resume, data, question, before } = turn;
  const own = withAiSkill(turn, named(question, 'technology', true));
  const missingOnes = named(question, 'technology', false);
  const end = intent === 'lowestSkills' || question.aspects.has('lowest') ? 'lowest' : 'highest';
  const compares = intent !== 'techKnow' || question.aspects.has('highest') || question.aspects.has('lowest');
  const levelled = new Set(allSkills(resume.skills).flatMap(({ name, level }) => (level === undefined ? [] : name)));
  const candidates =
    own.length === 1 && question.leans
      ? [...new Set([...before.skills, ...own])]
      : own.length > 1
        ? own
        : own.length === 0 && question.leans && !question.aspects.has('total')
          ? before.skills
          : [];
  const compared = candidates.filter((name) => levelled.has(name));
  const isOfGroup =
    own.length === 0 &&
    (groupNamed(resume, question) !== undefined ||
      (question.leans && ['frontend', 'backend', 'tools'].includes(before.intent ?? '')));
  if (compares && compared.length > 1 && missingOnes.length === 0 && !isOfGroup) {
    return { text: skills.comparedSkills(resume, data, end, compared), subject: { skills: compared } };
  }
  const used = own.length > 0 ? own : question.leans ? skillsBefore(turn) : [];
  if (
    (data.rules.signs.inUse.test(question.text) ||
      (question.aspects.has('place') && data.rules.signs.used.test(question.text))) &&
    used.length > 0 &&
    missingOnes.length === 0
  ) {
    return ofUse(turn, used);
  }
  const told = own.length === 0 ? toldOf(turn, missingOnes, intent) : undefined;
  if (told) return told;
  if (own.length + missingOnes.length > 0) {
    return {
      text: skills.levelsOf(resume, data, own, missingOnes),
      found: own.length > 0,
      lacks: missingOnes.length > 0,
      subject: { skills: own, ...(own.length === 0 && { lacking: missingOnes }) },
    };
  }
  const meant = skillsBefore(turn);
  if (intent === 'techKnow' && question.leans && meant.length > 0) {
    return { text: skills.levelsInRow(resume, data, meant), subject: { skills: meant } };
  }
  // `Does he know it?` of what no level is told.
  const said = question.leans && question.names.length === 0 ? (before.subject.passages ?? []) : [];
  if (intent === 'techKnow' && said.length > 0 && question.aspects.has('level')) return missing(turn, '');
  if (intent === 'techKnow' && said.length > 0)
    return { text: sentence(resume, data, foundAt(turn, said.slice(0, 1))), subject: { passages: said } };
  if (intent === 'techKnow') return { text: skills.skillList(resume, data), subject: { listed: 'skills' } };
  const inGroup = groupMeant(turn);
  const among = inGroup?.skills ?? allSkills(resume.skills);
  const names = skills.extremes(end, among).map(({ name }) => name);
  return {
    // Where none has a level, none is the best.
    text:
      names.length > 0 ? skills.extremeSkills(resume, data, end, names) : skills.skillList(resume, data, inGroup?.id),
    subject: { listed: 'skills', skills: names, ...(inGroup && { group: inGroup.id }) },
  };
}

/** Beside an AI tool by its name stands the skill that is called so. */
function withAiSkill({ question, resume }: TurnContext, own: string[]): string[] {
  if (own.length > 0 || !named(question, 'technology', false).some((name) => AI_TOOL.test(name))) return own;
  return allSkills(resume.skills).flatMap(({ name }) => (/(?<!\p{L})AI(?!\p{Script=Latin})/u.test(name) ? [name] : []));
}

const AI_TOOL = /^(?:copilot|chatgpt|cursor|claude|gpt|gemini|windsurf)/i;

/** Where technologies are used. What is asked next may be of the job, if there is one. */
export function ofUse({ resume, data }: TurnContext, names: readonly string[]): Fact {
  const [job, ...others] = resume.experience.filter(({ technologies }) =>
    names.every((name) => technologies.includes(name)),
  );
  const subject = { skills: names, ...(job && others.length === 0 && { job: job.id }) };
  return { text: skills.usesOf(resume, data, names), subject };
}

/** A technology without a level that a sentence names. That it is being learned is no use of it; what a project or a job tells is. */
function toldOf(turn: TurnContext, names: readonly string[], intent: string): Fact | undefined {
  const { retriever, resume, data, question } = turn;
  const telling = retriever.passages.flatMap(({ text }, index) =>
    names.some((name) => namesTechnology(text, name)) ? [index] : [],
  );
  const isOfUse = data.rules.signs.inUse.test(question.text);
  const isOfWork = (index: number) =>
    (retriever.passages[index]?.project ?? retriever.passages[index]?.job) !== undefined;
  const at = telling.find((index) => isOfWork(index) || !isOfUse);
  if (at === undefined) return telling.length > 0 ? missing(turn, intent) : undefined;
  const project = retriever.passages[at]?.project;
  const subject = { passages: [at], ...(project !== undefined && { projects: [project] }) };
  return { text: sentence(resume, data, foundAt(turn, [at])), subject };
}

export function skillsOfLevel(turn: TurnContext): Fact | undefined {
  const { resume, data, question, before } = turn;
  const isWanted = levelFilter(question, data.rules);
  const group =
    groupNamed(resume, question) ??
    (question.leans && before.subject.listed === 'skills' ? groupMeant(turn) : undefined);
  const names = (group?.skills ?? allSkills(resume.skills))
    .filter(({ level }) => level !== undefined && isWanted?.(level))
    .map(({ name }) => name);
  return names.length > 0 ? { text: skills.levelsInRow(resume, data, names), subject: { skills: names } } : undefined;
}

export function aboutGroup(turn: TurnContext): Fact | undefined {
  const { resume, data, question } = turn;
  if (named(question, 'technology').length > 0) return aboutSkills(turn, 'techKnow');
  if (question.aspects.has('highest') || question.aspects.has('lowest')) return aboutSkills(turn, 'bestSkills');
  const group = groupMeant(turn);
  if (group && question.aspects.has('without')) {
    const others = resume.skills.groups.filter((one) => one !== group);
    return {
      text: others.map(({ id }) => skills.skillList(resume, data, id)).join(spaceIn(data.language)),
      subject: { listed: 'skills' },
    };
  }
  return {
    text: skills.skillList(resume, data, group?.id),
    subject: { listed: 'skills', ...(group && { group: group.id }) },
  };
}
