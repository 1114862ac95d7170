/** Which skills a question plainly asks for: the lowest, the next, those of a group or of two. The server's alone. */
import { spaceIn } from '#contract/known-languages.ts';
import { allSkills } from '#content/all-skills.ts';
import { isOfOwner, named } from '../understand/ask.ts';
import { ofUse } from './about-skills.ts';
import { factOf } from './fact.ts';
import type { Said } from './said.ts';
import { GROUPS, groupOf, skillsBefore, SURE, type Situation } from './situation.ts';
import { extremes, levelsInRow, skillList } from './skills.ts';

export function ofSkills(situation: Situation): Said | undefined {
  return (
    ofJobs(situation) ?? ofLowest(situation) ?? ofNext(situation) ?? ofBestInGroup(situation) ?? ofBothGroups(situation)
  );
}

/** `Which company was Java for?` */
function ofJobs(situation: Situation): Said | undefined {
  const { ask, content, data } = situation;
  if (data.plain?.inJob.test(ask.text) !== true || named(ask, 'technology', false).length > 0) return undefined;
  const own = named(ask, 'technology', true);
  const meant = own.length > 0 ? own : ask.leans ? skillsBefore(situation) : [];
  const isUsed = (name: string) => content.experience.some(({ technologies }) => technologies.includes(name));
  if (meant.length === 0 || !meant.every(isUsed)) return undefined;
  return Object.assign(ofUse(situation, meant), { found: true, topic: 'techKnow' });
}

/** `And which are at the bottom?` after the best of all skills. */
function ofLowest(situation: Situation): Said | undefined {
  const { ask, before, data } = situation;
  const isAsked = data.plain?.lowest.test(ask.text) === true && ask.names.length === 0;
  if (!isAsked || !ask.leans || !OF_LEVELS.has(before.topic ?? '') || before.subject.group) return undefined;
  const [first] = ask.topics;
  if (first !== undefined && first.p > SURE && BESIDE_LEVELS.has(first.topic)) return undefined;
  // Of all skills, not of those that were said.
  return factOf({ ...situation, before: { ...before, skills: [], subject: {} } }, 'lowestSkills');
}

/** `And the second?` after the best skills, or the least. */
function ofNext(situation: Situation): Said | undefined {
  const { ask, before, content, data } = situation;
  if (data.plain?.next.test(ask.text) !== true || before.subject.group) return undefined;
  if (before.topic !== 'bestSkills' && before.topic !== 'lowestSkills') return undefined;
  const end = before.topic === 'bestSkills' ? 'highest' : 'lowest';
  const levelled = allSkills(content.skills).filter(({ level }) => level !== undefined);
  const said = levelled.filter(({ name }) => before.subject.skills?.includes(name));
  const [{ level: last = 0 } = {}] = said.length > 0 ? said : extremes(end, levelled);
  const left = levelled.filter(({ level = 0 }) => (end === 'highest' ? level < last : level > last));
  if (left.length === 0) return undefined;
  const names = extremes(end, left).map(({ name }) => name);
  return { text: levelsInRow(content, data, names), found: true, topic: before.topic, subject: { skills: names } };
}

/** `Which tool do you rate highest?` asks for no comparison of what was named before. */
function ofBestInGroup(situation: Situation): Said | undefined {
  const { ask, before } = situation;
  const [group, ...others] = groupsIn(situation);
  const isLowest = ask.aspects.has('lowest');
  const isAsked = (isLowest || ask.aspects.has('highest')) && before.skills.length > 1 && ask.names.length === 0;
  if (!isAsked || !group || others.length > 0) return undefined;
  const meant = {
    ...situation,
    ask: { ...ask, topics: [{ topic: group, p: 1 }] },
    before: { ...before, skills: [], subject: {} },
  };
  return factOf(meant, isLowest ? 'lowestSkills' : 'bestSkills');
}

/** `Any back end, or just front end?` asks for both lists. */
function ofBothGroups(situation: Situation): Said | undefined {
  const { ask, content, data } = situation;
  const groups = groupsIn(situation);
  const isOfSkills = [...GROUPS, 'skills', 'techKnow'].includes(ask.topics[0]?.topic ?? '');
  if (groups.length < 2 || !isOfSkills || ask.aspects.size > 0 || !isOfOwner(ask)) return undefined;
  const both = groups.flatMap((group) => groupOf(situation, group) ?? []);
  const all = [...new Set(both)].map(({ id }) => skillList(content, data, id));
  if (all.length < 2) return undefined;
  const where = spaceIn(data.language) + data.messages.seeSkills;
  const text = all.map((list) => list.replace(where, '')).join(spaceIn(data.language)) + where;
  return { text, found: true, topic: 'skills', subject: { listed: 'skills' } };
}

function groupsIn({ ask, data }: Situation): readonly (typeof GROUPS)[number][] {
  return GROUPS.filter((group) => data.rules.signs[group].test(ask.text));
}

/** What has a lowest of its own. */
const BESIDE_LEVELS: ReadonlySet<string> = new Set('salary ownerLanguages since education location hours'.split(' '));
const OF_LEVELS: ReadonlySet<string> = new Set(
  'bestSkills lowestSkills levelSkills skillScale skills techKnow'.split(' '),
);
