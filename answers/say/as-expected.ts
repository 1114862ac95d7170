/** Answers what the owner expects to be asked: by the sentence beside which such a question stands. */
import type { Content } from '#content/schema.ts';
import type { LanguageData } from '../language-data.ts';
import { createExpectedQuestions, type Expected, type ExpectedQuestions } from '../look/expected.ts';
import type { Found } from '../look/find.ts';
import type { Passage } from '../look/passages.ts';
import type { NameFinder } from '../understand/names.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN, TOLD } from '../understand/topics.ts';
import { besides, lacksNeed } from './needed.ts';
import { statedOffers } from './open.ts';
import { foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { projectsMeant, type Situation } from './situation.ts';

/** How like a question has to be to one that is expected: less of what is talked about, more where a topic is sure. */
const LEAST = 0.6;
const LEAST_IN_TALK = 0.5;
const LEAST_UNTOLD = 0.7;
const LEAST_ELSEWHERE = 0.85;
const OF_TOPIC = 0.3;
const OF_TOLD = 0.1;
const SURE = 0.5;
/** So much liker than to one that another sentence answers. */
const LEAD = 0.03;

const SAID_BEFORE = 0.12;
const NEAR = 0.1;
const OF_JOB = 0.06;
const ELSEWHERE = -0.3;
const OTHER_PROJECT = -0.2;

/** Undefined where nothing that is expected is like what is asked. @param sure of the topic, 0 to 1 */
export type SayAsExpected = (
  situation: Situation,
  topic: string,
  sure: number,
  found: readonly Found[],
) => Said | undefined;

export interface Expecting {
  readonly say: SayAsExpected;
  /** Words in Latin letters that stand in the questions. */
  readonly words: ReadonlySet<string>;
}

export function expecting(
  content: Content,
  passages: readonly Passage[],
  data: LanguageData,
  names: NameFinder,
): Expecting {
  const questions = createExpectedQuestions(content, passages, data, names);
  return { words: questions.words, say: (...asked) => asExpected(questions, ...asked) };
}

function asExpected(
  questions: ExpectedQuestions,
  ...[situation, topic, sure, found]: Parameters<SayAsExpected>
): Said | undefined {
  const { ask, before } = situation;
  const isTold = isOneOf(TOLD, topic) || isOneOf(OPEN, topic);
  // A fact that is asked for in a few words is no sentence's.
  if (ask.leans && !isTold && sure > SURE) return undefined;
  if (ask.ordinal !== undefined || topic === 'techKnow' || named(ask, 'technology', false).length > 0) return undefined;
  // `And the second project?` asks for a fact of another one.
  const isOfAnother = topic === 'projectAbout' || (ask.leans && isOneOf(['projectTech', 'projectLink'], topic));
  if (isOfAnother && named(ask, 'project').length > 0) return undefined;
  const [best, ...others] = questions
    .like(ask.text)
    .map(({ index, likeness }) => {
      const near = nearness(situation, index);
      return { index, isNear: near > 0, likeness: likeness + near };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  if (!best) return undefined;
  const isOfTalk = ask.leans && before.topic !== undefined;
  const least = best.isNear
    ? LEAST_IN_TALK
    : isOfTalk
      ? LEAST_ELSEWHERE
      : best.index === undefined
        ? LEAST_UNTOLD
        : LEAST;
  if (best.likeness < least + (isTold ? OF_TOLD : OF_TOPIC) * sure) return undefined;
  const [likely] = found;
  if (isTold && topic !== 'detail' && likely && isSurer(likely, best)) return undefined;
  const rival = others.find(({ index }) => !isBeside(index, best.index));
  if (rival && best.likeness - rival.likeness < LEAD) return undefined;
  if (best.index === undefined) return untold(situation, topic, found);
  const said = quoted(situation, topic, [
    ...foundAt(situation, [best.index]),
    ...found.filter(({ index }) => index !== best.index),
  ]);
  return lacksNeed(situation, said) ? undefined : said;
}

/** Whether a sentence that tells a topic goes before one whose question is hardly like what is asked. */
function isSurer({ index, p, share }: Found, expected: Expected): boolean {
  const isOther = index !== expected.index && !isBeside(index, expected.index);
  return isOther && p > SURE_SENTENCE && share > SURE_SHARE && expected.likeness < HARDLY_LIKE;
}

const SURE_SENTENCE = 0.9;
const SURE_SHARE = 0.4;
const HARDLY_LIKE = 0.75;

/** What the page tells of a matter itself is not what it lacks: that is declined without a name, beside what comes nearest of its project. */
function untold(situation: Situation, topic: string, found: readonly Found[]): Said {
  const said = missing(situation, '');
  // Of offers at least what the owner says of them.
  const offers = topic === 'availability' ? statedOffers(situation) : [];
  if (offers.length > 0) return besides(situation, said, quotedAll(situation, topic, offers));
  if (isOneOf(OPEN, topic)) return missing(situation, topic);
  const [project] = projectsMeant(situation);
  const near = found.find(({ passage }) => project !== undefined && passage.project === project.id);
  return near ? besides(situation, said, quoted(situation, topic, [near])) : said;
}

/** A sentence and the one after it often answer the same. */
function isBeside(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) === 1;
}

/** What is talked about is asked for in fewer words; what is named is asked for alone. */
function nearness(situation: Situation, index: Expected['index']): number {
  const { ask, before, finder } = situation;
  const passage = index === undefined ? undefined : finder.passages[index];
  if (index === undefined || !passage) return 0;
  const projects = named(ask, 'project');
  const { passages = [], projects: talkedAbout = [], job } = before.subject;
  const isNamed = passage.project !== undefined && projects.includes(passage.project);
  if (projects.length > 0 && !isNamed) return ELSEWHERE;
  if (passages.includes(index)) return SAID_BEFORE;
  if (isNamed) return NEAR;
  if (passages.some((at) => finder.passages[at]?.of === passage.of)) return NEAR;
  // A short question on what was said of a job asks for no project.
  const isOnSaid = ask.isShort && ask.aspects.size > 0 && passages.length > 0 && talkedAbout.length === 0;
  if (isOnSaid && passage.project !== undefined) return OTHER_PROJECT;
  const [project] = talkedAbout;
  if (project !== undefined && talkedAbout.length === 1) {
    if (passage.project === project) return NEAR;
    return ask.leans && passage.project !== undefined ? OTHER_PROJECT : 0;
  }
  return job !== undefined && passage.job === job ? OF_JOB : 0;
}
