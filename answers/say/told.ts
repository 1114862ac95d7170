/** Topics that only the owner’s sentences tell. */
import { spaceIn } from '#contract/known-languages.ts';
import { allSkills } from '#content/all-skills.ts';
import type { Found } from '../look/find.ts';
import { isOneOf, OPEN } from '../understand/topics.ts';
import { factOf } from './fact.ts';
import { foundAt, missing, quoted, sentence } from './quoted.ts';
import type { Said } from './said.ts';
import { SURE, projectsMeant, type Situation } from './situation.ts';
import * as skills from './skills.ts';

/** What is told in sentences only. */
export function told(situation: Situation, topic: string, found: readonly Found[]): Said {
  const { ask, before, finder, content, data } = situation;
  const best = found[0];
  if (topic === 'more') return more(situation, found);
  if (topic === 'why' && ask.leans && before.topic !== undefined) {
    if (['techKnow', 'bestSkills', 'lowestSkills', 'skills', 'frontend', 'backend', 'tools'].includes(before.topic))
      return factOf(situation, 'skillScale') ?? missing(situation, topic);
    const near = found.filter(
      ({ passage }) => !before.subject.projects || passage.project === before.subject.projects[0],
    );
    if (near[0] && near[0].p > 0.3) return quoted(situation, topic, near);
    return missing(situation, topic);
  }
  if (ask.aspects.has('manner') && ask.leans && before.subject.passages && (!best || best.p < 0.8)) {
    return quoted(situation, before.topic ?? topic, foundAt(situation, before.subject.passages.slice(-1)));
  }
  if (topic === 'license') {
    const [project] = projectsMeant(situation);
    const telling = finder
      .telling('license')
      .filter((index) => !project || finder.passages[index]?.project === project.id);
    const at = telling.find((index) => finder.passages[index]?.section === 'projects') ?? telling[0];
    return at === undefined ? missing(situation, topic) : quoted(situation, topic, foundAt(situation, [at]));
  }
  if (topic === 'aiUse') {
    const levels = allSkills(content.skills)
      .filter(({ name }) => /\bAI\b/.test(name))
      .map(({ name }) => name);
    const telling = found.filter(({ index }) => finder.telling('aiUse').includes(index));
    const all = telling.length > 0 ? telling : foundAt(situation, finder.telling('aiUse').slice(0, 1));
    if (all.length > 0 || levels.length > 0) {
      const text = [
        all[0] && sentence(content, data, all.slice(0, 1)),
        levels.length > 0 && skills.levelsOf(content, data, levels, []),
      ];
      return {
        text: text.filter(Boolean).join(spaceIn(data.language)),
        found: true,
        topic,
        subject: { skills: levels, ...(all[0] && { passages: [all[0].index] }) },
      };
    }
  }
  if (best && best.p > SURE) return quoted(situation, topic, found);
  const p = ask.topics[0]?.p ?? 0;
  const telling = finder.telling(topic);
  const among = found.filter(({ index }) => telling.includes(index));
  const isFew = telling.length > 0 && telling.length <= 8;
  if (p > 0.45 && (isFew || among.length > 0) && topic !== 'detail' && !ask.aspects.has('amount'))
    return quoted(situation, topic, among.length > 0 ? among : foundAt(situation, telling.slice(0, 2)));
  const facts = topic === 'detail' ? ask.topics.slice(1, 3).filter((one) => one.p > 0.25) : [];
  return (
    facts.map((one) => factOf(situation, one.topic)).find(Boolean) ??
    (best && best.p > SURE - 0.08 ? quoted(situation, topic, found) : missing(situation, topic))
  );
}

/** The next sentences of what was talked about, or what else is there. */
function more(situation: Situation, found: readonly Found[]): Said {
  const { before, finder, content, data } = situation;
  const [project] = projectsMeant(situation);
  const last = before.subject.passages?.at(-1);
  const left = (indices: readonly number[]) => indices.filter((index) => !before.quoted.has(index)).slice(0, 3);
  const all = finder.passages.map((_, index) => index);
  const ofProject =
    project ??
    content.projects.find(({ id }) => before.subject.projects?.length === 1 && id === before.subject.projects[0]);
  const next = ofProject
    ? left(all.filter((index) => finder.passages[index]?.project === ofProject.id))
    : last !== undefined
      ? left(all.filter((index) => index > last && finder.passages[index]?.section === finder.passages[last]?.section))
      : before.subject.job !== undefined ||
          ['employer', 'currentWork', 'jobSince', 'workTechnologies'].includes(before.topic ?? '')
        ? left(all.filter((index) => finder.passages[index]?.section === 'experience'))
        : [];
  if (next.length > 0) {
    const text = sentence(
      content,
      data,
      foundAt(
        situation,
        next.filter((index) => finder.passages[index]?.anchor === finder.passages[next[0] ?? -1]?.anchor),
      ),
    );
    return {
      text,
      found: true,
      topic: before.topic ?? 'more',
      subject: { ...before.subject, ...(ofProject && { projects: [ofProject.id] }), passages: next },
    };
  }
  if (before.topic !== undefined && isOneOf(OPEN, before.topic)) return missing(situation, before.topic);
  if (before.topic === 'who') return told(situation, 'workStyle', foundAt(situation, left(all).slice(0, 2)));
  if (found[0] && found[0].p > SURE) return quoted(situation, 'more', found);
  return { text: data.messages.help, found: true, topic: 'help' };
}
