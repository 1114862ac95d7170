/** What stands beside an answer that is not sure: a second one that is near, or the nearest where there is none. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { Found } from '../look/find.ts';
import { namesTechnology } from '../look/named-in.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN } from '../understand/topics.ts';
import { OF_BEFORE, OF_JOBS, saidBefore } from './before.ts';
import { factOf } from './fact.ts';
import { surenessOf } from './looked-up.ts';
import { besides, lacksNeed, neededSentences } from './needed.ts';
import { beyond, foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { isPlace, projectsMeant, SURE, type Situation } from './situation.ts';
import { levelsOf } from './skills.ts';

export function besideOthers(
  situation: Situation,
  topic: string,
  p: number,
  found: readonly Found[],
  said: Said,
): Said {
  const { ask } = situation;
  if (said.found && lacksNeed(situation, said)) {
    const telling = neededSentences(situation);
    if (telling.length > 0) return quoted(situation, said.topic, telling);
    return besides(situation, missing(situation, ''), said);
  }
  const needed = said.found || !lacksNeed(situation, said) ? [] : neededSentences(situation);
  if (needed.length > 0) return besides(situation, said, quoted(situation, said.topic, needed));
  const isRuled = topic !== ask.topics[0]?.topic;
  if ((isRuled && (said.found || ask.isNames)) || isPlace(ask, said.topic)) return said;
  const quotedOnes = new Set(said.subject?.passages ?? []);
  const isQuoted = quotedOnes.size > 0;
  const best = found.find(({ index }) => quotedOnes.has(index));
  const isOfProject = isQuoted && said.topic === 'detail' && [...quotedOnes].every((at) => isOfMeant(situation, at));
  // Of nothing that is asked but the project's name.
  const isNameOnly = isOfProject && best && best.share < LEAST_SHARE;
  const sure = !said.found || isNameOnly ? 0 : isQuoted ? (best?.p ?? 0.6) : surenessOf(p);
  if (sure > SURE_ALONE) return said;
  const whole = sure < (isOfProject ? SURE_OF_PROJECT : SURE) ? ofWholeProject(situation, topic, p) : [];
  if (whole.length > 0) {
    const all = quotedAll(situation, said.topic, whole);
    if (!said.found) return besides(situation, said, all);
    // A fact that may be meant is told first.
    if (isQuoted) return all;
    const text = `${said.text}${spaceIn(situation.data.language)}${all.text}`;
    return { ...all, text, subject: { ...said.subject, ...all.subject } };
  }
  const other = secondOf(situation, said, found, quotedOnes);
  if (!other) return said;
  return beside(situation, said, sure, other);
}

function isOfMeant(situation: Situation, index: number): boolean {
  const [project] = projectsMeant(situation);
  return project !== undefined && situation.finder.passages[index]?.project === project.id;
}

/** All sentences of the one project that is talked about: what none of them surely answers, any of them may. */
function ofWholeProject(situation: Situation, topic: string, p: number): Found[] {
  const { ask, finder } = situation;
  const [project, ...others] = projectsMeant(situation);
  const isPrivate = isOneOf(OPEN, topic) && p > 0.5;
  if (!project || others.length > 0 || isPrivate || ask.names.some(({ kind }) => kind !== 'project')) return [];
  return foundAt(
    situation,
    finder.passages.flatMap((passage, index) => (passage.project === project.id ? [index] : [])),
  );
}

/** A technology that is named and not listed is never passed over. */
export function withNames({ ask, content, data }: Situation, said: Said): Said {
  const unsaid = named(ask, 'technology', false).filter((name) => !namesTechnology(said.text, name));
  if (unsaid.length === 0) return said;
  const space = spaceIn(data.language);
  const text = `${said.text}${space}${levelsOf(content, data, [], unsaid)}`;
  return { ...said, text, ...(said.found && { lacks: true }) };
}

interface Candidate {
  readonly said: Said;
  readonly p: number;
}

/** From here on nothing stands beside an answer. */
const SURE_ALONE = 0.86;
/** Below, a sentence of a project does not stand without the others. */
const SURE_OF_PROJECT = 0.8;
/** Below, a sentence holds nothing of what is asked. */
const LEAST_SHARE = 0.1;
/** Below, a second answer is none. */
const LEAST_SECOND = 0.3;
/** Below, a sentence is not even near. */
const LEAST_NEAR = 0.2;

function secondOf(
  situation: Situation,
  said: Said,
  found: readonly Found[],
  quotedOnes: ReadonlySet<number>,
): Candidate | undefined {
  const { ask } = situation;
  const isOfOwner = named(ask, 'owner').length > 0 && named(ask, 'project').length === 0;
  const meant = isOfOwner ? [] : projectsMeant(situation).map(({ id }) => id);
  const isPersonal = !said.found && isOneOf(OPEN, said.topic) && said.topic !== 'world';
  const isOfJob = named(ask, 'company').length > 0;
  const sentences = found.filter(
    ({ index, passage }) =>
      !quotedOnes.has(index) &&
      !said.text.includes(passage.text) &&
      !(said.topic === 'education' && passage.job !== undefined) &&
      (passage.project === undefined ||
        (meant.length === 0 ? !isPersonal && !isOfJob : meant.includes(passage.project))),
  );
  const [nearest, another] = sentences.filter(
    ({ p, share }) => p > LEAST_SECOND || (!said.found && p > LEAST_NEAR && share > 0),
  );
  // Where there is no answer, either of the two that are nearest may be meant.
  const next = said.found ? undefined : another;
  const facts = ask.topics
    .slice(0, 3)
    .filter(({ topic, p }) => topic !== said.topic && p > 0.15 && BESIDE.has(topic))
    .filter(({ topic }) => topic !== 'workTechnologies' || meant.length === 0)
    .flatMap(({ topic, p }) => {
      const fact = factOf(situation, topic);
      return fact && fact.found && !said.text.includes(fact.text) ? [{ said: fact, p: surenessOf(p) }] : [];
    });
  const before = (ask.leans ? saidBefore(situation) : []).filter(
    ({ passage }) => passage.project === undefined || meant.length === 0 || meant.includes(passage.project),
  );
  const isNew = before.some(({ index, passage }) => !quotedOnes.has(index) && !said.text.includes(passage.text));
  const quotes = [
    ...(isNew ? [{ said: quotedAll(situation, said.topic, before), p: OF_BEFORE }] : []),
    ...(nearest
      ? [
          {
            said: next ? quotedAll(situation, said.topic, [nearest, next]) : quoted(situation, said.topic, [nearest]),
            p: nearest.p,
          },
        ]
      : []),
  ].flatMap((one) => {
    const added = beyond(situation, said, one.said);
    return added ? [{ ...one, said: added }] : [];
  });
  const candidates = [...quotes, ...facts];
  return candidates.toSorted((one, other) => other.p - one.p)[0];
}

/** Facts short enough to stand beside another answer. */
const BESIDE: ReadonlySet<string> = new Set([
  'employer',
  'jobSince',
  'location',
  'who',
  'since',
  'hours',
  'contact',
  'ownerLanguages',
  'projectTech',
  'projectLink',
  'workTechnologies',
  'projectAbout',
  'techKnow',
  'skillScale',
  'codeHost',
  'resume',
]);

function beside({ data }: Situation, said: Said, sure: number, other: Candidate): Said {
  const language = data.language;
  const space = spaceIn(language);
  if (!said.found) {
    const text = `${said.text}${space}${fill(data.messages.nearest, { text: other.said.text })}`;
    const isNear = said.topic === 'detail' && said.subject === undefined && other.said.subject !== undefined;
    return { ...said, text, ...(isNear && { subject: other.said.subject }) };
  }
  if (other.p < sure * 0.6) return said;
  return {
    ...said,
    text: `${said.text}${space}${other.said.text}`,
    // What was asked of a job is talked about on, not what stands beside it.
    subject:
      OF_JOBS.has(said.topic) && said.subject
        ? said.subject
        : {
            ...other.said.subject,
            ...said.subject,
            passages: [...(said.subject?.passages ?? []), ...(other.said.subject?.passages ?? [])],
          },
  };
}
