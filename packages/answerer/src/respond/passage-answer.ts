/** Topics that only the owner’s sentences tell. */
import { fill, spaceIn } from '../text.ts';
import { allSkills } from '../resume.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { isOneOf, OPEN } from '../understand/intents.ts';
import { slotAnswer } from './slot-answer.ts';
import { foundAt, missing, quoted, sentence } from './quotation.ts';
import type { ResponsePart } from './response-part.ts';
import { SURE, projectsMeant, type TurnContext } from './turn-context.ts';
import * as skills from './format-skills.ts';

/** What is told in sentences only. */
export function answerFromPassages(turn: TurnContext, intent: string, found: readonly Candidate[]): ResponsePart {
  const { question, before, retriever, resume, data } = turn;
  const best = found[0];
  if (intent === 'more') return more(turn, found);
  if (intent === 'why' && question.leans && before.intent !== undefined) {
    if (['techKnow', 'bestSkills', 'lowestSkills', 'skills', 'frontend', 'backend', 'tools'].includes(before.intent))
      return slotAnswer(turn, 'skillScale') ?? missing(turn, intent);
    const near = found.filter(
      ({ passage }) => !before.subject.projects || passage.project === before.subject.projects[0],
    );
    if (near[0] && near[0].p > 0.3) return quoted(turn, intent, near);
    return missing(turn, intent);
  }
  if (question.aspects.has('manner') && question.leans && before.subject.passages && (!best || best.p < 0.8)) {
    return quoted(turn, before.intent ?? intent, foundAt(turn, before.subject.passages.slice(-1)));
  }
  if (intent === 'license') {
    const [project] = projectsMeant(turn);
    const telling = retriever
      .telling('license')
      .filter((index) => !project || retriever.passages[index]?.project === project.id);
    const at = telling.find((index) => retriever.passages[index]?.section === 'projects') ?? telling[0];
    return at === undefined ? missing(turn, intent) : quoted(turn, intent, foundAt(turn, [at]));
  }
  if (intent === 'aiUse') {
    const levels = allSkills(resume.skills)
      .filter(({ name }) => /\bAI\b/.test(name))
      .map(({ name }) => name);
    const telling = found.filter(({ index }) => retriever.telling('aiUse').includes(index));
    const all = telling.length > 0 ? telling : foundAt(turn, retriever.telling('aiUse').slice(0, 1));
    if (all.length > 0 || levels.length > 0) {
      const text = [
        all[0] && sentence(resume, data, all.slice(0, 1)),
        levels.length > 0 && skills.levelsOf(resume, data, levels, []),
      ];
      return {
        text: text.filter(Boolean).join(spaceIn(data.language)),
        found: true,
        intent,
        subject: { skills: levels, ...(all[0] && { passages: [all[0].index] }) },
      };
    }
  }
  if (best && best.p > SURE) return quoted(turn, intent, found);
  const p = question.intents[0]?.p ?? 0;
  const telling = retriever.telling(intent);
  const among = found.filter(({ index }) => telling.includes(index));
  const isFew = telling.length > 0 && telling.length <= 8;
  if (p > 0.45 && (isFew || among.length > 0) && intent !== 'detail' && !question.aspects.has('amount'))
    return quoted(turn, intent, among.length > 0 ? among : foundAt(turn, telling.slice(0, 2)));
  const facts = intent === 'detail' ? question.intents.slice(1, 3).filter((one) => one.p > 0.25) : [];
  return (
    facts.map((one) => slotAnswer(turn, one.intent)).find(Boolean) ??
    (best && best.p > SURE - 0.08 ? quoted(turn, intent, found) : missing(turn, intent))
  );
}

/** The next sentences of what was talked about, or what else is there. */
function more(turn: TurnContext, found: readonly Candidate[]): ResponsePart {
  const { before, retriever, resume, data } = turn;
  const [project] = projectsMeant(turn);
  const last = before.subject.passages?.at(-1);
  const left = (indices: readonly number[]) => indices.filter((index) => !before.quoted.has(index)).slice(0, 3);
  const all = retriever.passages.map((_, index) => index);
  const ofProject =
    project ??
    resume.projects.find(({ id }) => before.subject.projects?.length === 1 && id === before.subject.projects[0]);
  const next = ofProject
    ? left(all.filter((index) => retriever.passages[index]?.project === ofProject.id))
    : last !== undefined
      ? left(
          all.filter(
            (index) => index > last && retriever.passages[index]?.section === retriever.passages[last]?.section,
          ),
        )
      : before.subject.job !== undefined ||
          ['employer', 'currentWork', 'jobSince', 'workTechnologies'].includes(before.intent ?? '')
        ? left(all.filter((index) => retriever.passages[index]?.section === 'experience'))
        : [];
  if (next.length > 0) {
    const text = sentence(
      resume,
      data,
      foundAt(
        turn,
        next.filter((index) => retriever.passages[index]?.anchor === retriever.passages[next[0] ?? -1]?.anchor),
      ),
    );
    return {
      text,
      found: true,
      intent: before.intent ?? 'more',
      subject: { ...before.subject, ...(ofProject && { projects: [ofProject.id] }), passages: next },
    };
  }
  if (before.intent !== undefined && isOneOf(OPEN, before.intent)) return missing(turn, before.intent);
  if (before.intent === 'who') return answerFromPassages(turn, 'workStyle', foundAt(turn, left(all).slice(0, 2)));
  if (found[0] && found[0].p > SURE) return quoted(turn, 'more', found);
  return { text: fill(data.messages.help, {}), found: true, intent: 'help' };
}
