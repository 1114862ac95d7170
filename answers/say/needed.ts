/** What a question is plainly after: an answer without it is none. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { LanguageData } from '../language-data.ts';
import type { Found } from '../look/find.ts';
import { normalized } from '../split/normalised.ts';
import type { Ask } from '../understand/ask.ts';
import { spokenIn } from '../understand/spoken.ts';
import { lookUp } from './looked-up.ts';
import type { Said } from './said.ts';
import { foundAt, missing } from './quoted.ts';
import { projectsMeant, type Situation } from './situation.ts';

/** Whether a question is plainly after something that the answer does not hold. */
export function lacksNeed({ ask, data }: Situation, { text, subject }: Pick<Said, 'text' | 'subject'>): boolean {
  const said = normalized(text);
  return !holds(said, ask, data) || (subject?.passages !== undefined && !namesLanguages(said, ask, data));
}

/** `German too?` is answered by no sentence that names other languages, or none. */
function namesLanguages(text: string, ask: Ask, data: LanguageData): boolean {
  const told = spokenIn(text, data);
  return spokenIn(ask.text, data).every((tag) => told.includes(tag));
}

function holds(text: string, ask: Ask, data: LanguageData): boolean {
  // A company that the page knows is no matter of its own.
  const words = ask.marked.match(data.rules.specifics) ?? [];
  return words.every((word) => text.includes(word)) && needsOf(ask, data).every((held) => held.test(text));
}

function needsOf(ask: Ask, { rules }: LanguageData): RegExp[] {
  return rules.needs.filter(([asked]) => asked.test(ask.marked)).map(([, held]) => held);
}

/** The sentences that hold what is needed, of what is talked about first. */
export function neededSentences(situation: Situation): Found[] {
  const { ask, data } = situation;
  const found = lookUp(situation, ask.topics[0]?.topic ?? 'detail');
  const isHeld = ({ passage }: Found) => {
    const text = normalized(passage.text);
    return holds(text, ask, data) && namesLanguages(text, ask, data);
  };
  const near = found.filter((one) => one.p > 0.3 && isHeld(one)).slice(0, 1);
  if (near.length > 0 || needsOf(ask, data).length === 0) return near;
  const [project, another] = projectsMeant(situation);
  if (project) {
    const own = situation.finder.passages.flatMap((one, index) => (one.project === project.id ? [index] : []));
    return another ? [] : foundAt(situation, own).filter(isHeld).slice(0, 1);
  }
  // What a job may tell, besides the owner and the ways to reach them.
  const isOfJob = ['team', 'performance', 'companyFacts', 'currentWork'].includes(ask.topics[0]?.topic ?? '');
  const others = situation.finder.passages.flatMap((one, index) =>
    one.project === undefined && (isOfJob || one.job === undefined) ? [index] : [],
  );
  const elsewhere = foundAt(situation, others).filter(isHeld);
  return elsewhere.length <= 2 ? elsewhere.slice(0, 1) : [];
}

export function besides({ data }: Situation, said: Said, other: Said): Said {
  const space = spaceIn(data.language);
  const text = `${said.text}${space}${fill(data.messages.nearest, { text: other.text })}`;
  return { ...said, topic: other.topic, text, ...(other.subject && { subject: other.subject }) };
}

/** What does not hold what a question is plainly after is only near. */
export function nearOrAnswer(situation: Situation, said: Said): Said {
  return lacksNeed(situation, said) ? besides(situation, missing(situation, ''), said) : said;
}
