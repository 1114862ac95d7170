/** Answers one part of a message: facts by address, then every sentence of the content; `not on this page` comes last. */
import { spaceIn } from '#contract/known-languages.ts';
import { fill } from '#contract/text.ts';
import type { Found } from '../look/find.ts';
import { named } from '../understand/ask.ts';
import type { SocialTopic } from '../understand/topics.ts';
import { isOneOf, OPEN, SOCIAL, TOLD } from '../understand/topics.ts';
import { asksAgain, OF_JOBS, ofJob, ofPoint, ofProject, ofSaid, saidBefore } from './before.ts';
import { besideOthers, withNames } from './beside.ts';
import { factOf } from './fact.ts';
import { siteLanguages } from './facts.ts';
import { inContext } from './in-context.ts';
import { leadOf, lookUp, surenessOf } from './looked-up.ts';
import { nearOrAnswer } from './needed.ts';
import { open, statedOffers } from './open.ts';
import { beyond, foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { GROUPS, isFirm, projectsMeant, SURE, type Situation } from './situation.ts';
import { told } from './told.ts';
import { topicOf } from './topic-of.ts';

/** A sentence has to be that much surer than a topic whose fact has an address. */
const LEAD = 0.12;

const SURE_SOCIAL = 0.35;
/** In the midst of a conversation a short question is easily taken for small talk. */
const SURE_SOCIAL_LATER = 0.5;

/** One answer where one is sure; two where two are near; where nothing is sure, what is nearest, and that it is only near. */
export function sayPart(given: Situation): Said {
  const said = answer(given);
  const { ask, before } = given;
  if (said.found || ask.leans || before.topic === undefined) return said;
  // What has no answer by itself may lean on what is talked about.
  const leaning = answer({ ...given, ask: { ...ask, leans: true } });
  return leaning.found ? leaning : said;
}

function answer(given: Situation): Said {
  const situation = inContext(given.data.meaning?.(given) ?? given);
  const { ask } = situation;
  const topic = topicOf(situation);
  const p = ask.topics.find((one) => one.topic === topic)?.p ?? 0.9;
  const found = lookUp(situation, topic);
  const expected = situation.sayAsExpected?.(situation, topic, p, found);
  if (expected) return expected;
  if (topic === ask.topics[0]?.topic && isNoise(situation, found))
    return { text: situation.data.messages.unclear, found: false, topic: 'unclear' };
  const point = ofPoint(situation);
  if (point.length > 0) return quoted(situation, situation.before.topic ?? topic, point);
  const inProject = ofProject(situation, topic, p, found);
  if (inProject) return inProject;
  const inOneJob = situation.data.ofOneJob?.(situation, topic, p, found);
  if (inOneJob) return inOneJob;

  const again = asksAgain(situation)
    ? saidBefore(situation)
    : HAS_FIGURE.has(topic) && p > SURE
      ? []
      : ofSaid(situation);
  if (again.length > 0) return quoted(situation, situation.before.topic ?? topic, again);
  const said = ofJob(situation, topic, p, found) ?? likeliest(situation, topic, p, found);
  if (isOneOf(SOCIAL, said.topic) || said.topic === 'unclear') return said;
  // What a company is like is not told of a project that is named.
  const isOfJob = said.subject?.passages?.some((at) => {
    const passage = situation.finder.passages[at];
    return passage?.job !== undefined && !passage.isResult;
  });
  const isElsewhere = isOfJob && topic === 'detail' && named(ask, 'project').length > 0;
  const fitting = isElsewhere ? missing(situation, topic) : said;
  return withNames(situation, besideOthers(situation, topic, p, found, fitting));
}

/** A word or two that nobody knows, and that nothing on the page is like. */
function isNoise({ ask, before }: Situation, found: readonly Found[]): boolean {
  const isUnknown = (ask.topics[0]?.p ?? 0) < 0.12 && found.length === 0 && ask.names.length === 0;
  return isUnknown && ask.isShort && before.topic === undefined && !/\d/.test(ask.text);
}

function likeliest(situation: Situation, topic: string, p: number, found: readonly Found[]): Said {
  const { ask } = situation;
  const [first] = ask.topics;
  const best = found[0];
  if (isOneOf(SOCIAL, topic)) {
    if (topic === 'identity' && first?.topic !== topic) return social(situation, topic);
    if (
      p > (situation.before.topic === undefined ? SURE_SOCIAL : SURE_SOCIAL_LATER) &&
      !(best && best.p > 0.85 && best.p > p)
    )
      return social(situation, topic);
    if (best && best.p > SURE) return nearOrAnswer(situation, quoted(situation, topic, found));
    const other = ask.topics.slice(1, 3).find((one) => !isOneOf(SOCIAL, one.topic) && one.p > 0.12);
    const fact = other && !isOneOf(OPEN, other.topic) ? factOf(situation, other.topic) : undefined;
    if (fact) return fact;
    return p > 0.22 && !other ? social(situation, topic) : missing(situation, other?.topic ?? 'unclear');
  }
  if (ask.aspects.has('amount') && !HAS_FIGURE.has(topic) && !isOneOf(TOLD, topic) && !isOneOf(OPEN, topic)) {
    return best && best.p > 0.6 ? quoted(situation, topic, found) : missing(situation, topic);
  }
  if (isOneOf(TOLD, topic)) return told(situation, topic, found);
  if (isOneOf(OPEN, topic)) return open(situation, topic, p, found);
  const fact = factOf(situation, topic);
  const isWithin = best !== undefined && fact?.text.includes(best.passage.text) === true;
  const isKept = SHORT_FACTS.has(topic) || isListCalled(situation, topic) || isWithin;
  if (fact && best && best.share > 0.4 && best.p > Math.max(0.72, surenessOf(p) + LEAD) && !isFirm(situation, topic))
    return withSentence(situation, fact, quoted(situation, topic, found), isKept);
  if (
    fact &&
    fact.subject?.listed !== 'jobs' &&
    best &&
    best.p > LEAST_LEADING &&
    !(LISTS.has(topic) && situation.data.rules.signs.list.test(ask.text)) &&
    !isFirm(situation, topic) &&
    !OF_VISITOR.has(topic) &&
    leadOf(situation, topic, best, fact.text) > LEADING
  )
    return withSentence(situation, fact, quoted(situation, topic, found), isKept || !LISTS.has(topic));
  // Whoever comes with a job reads what the owner says of offers.
  const offers = topic === 'hire' ? ofOffers(situation, p, found) : [];
  if (fact && offers.length > 0) return withSentence(situation, fact, quotedAll(situation, topic, offers), true);
  if (fact) return fact;
  if (best && best.p > SURE) return quoted(situation, topic, found);
  return missing(situation, first ? topic : 'unclear');
}

function ofOffers(situation: Situation, p: number, found: readonly Found[]): Found[] {
  const { finder } = situation;
  const stated = statedOffers(situation);
  if (stated.length > 0) return stated;
  const telling = finder.telling('availability').filter((index) => {
    const section = finder.passages[index]?.section;
    return section === 'about' || section === 'contact';
  });
  const near = found.filter(({ index, p: sure }) => sure > 0.4 && telling.includes(index));
  if (near.length > 0) return near.slice(0, 1);
  return p > SURE && telling.length <= MOST_OFFERS ? foundAt(situation, telling.slice(0, 2)) : [];
}

/** More sentences that tell of it do not all tell of offers. */
const MOST_OFFERS = 3;

/** A sentence that holds so much more of the question's words than a fact stands beside it, or in its place. */
const LEADING = 0.3;
const LEAST_LEADING = 0.6;

/** What a visitor is about to do needs no sentence of the owner. */
const OF_VISITOR: ReadonlySet<string> = new Set(['hire', 'resume', 'hours']);

/** Facts so short that a sentence stands beside them, not in their place. */
const SHORT_FACTS: ReadonlySet<string> = new Set([
  'projectTech',
  'projectLink',
  'employer',
  'jobSince',
  'location',
  'who',
  'since',
  'hours',
  'techKnow',
  'ownerLanguages',
  'projects',
  'contact',
]);

/** Facts so long that a sentence stands in their place. */
const LISTS: ReadonlySet<string> = new Set(['skills', 'frontend', 'backend', 'tools', 'strengths']);

/** `On the server side?`, of no project: the list that is called so, whatever a sentence says of servers. */
function isListCalled(situation: Situation, topic: string): boolean {
  const { ask, data } = situation;
  return isOneOf(GROUPS, topic) && data.rules.signs[topic].test(ask.text) && projectsMeant(situation).length === 0;
}

function withSentence(situation: Situation, fact: Said, said: Said, isKept: boolean): Said {
  const added = beyond(situation, fact, said);
  if (!isKept || !added) return isKept ? fact : said;
  const text = `${fact.text}${spaceIn(situation.data.language)}${added.text}`;
  const isOfJob = OF_JOBS.has(fact.topic) && fact.subject !== undefined;
  return { ...fact, text, subject: isOfJob ? fact.subject : { ...said.subject, ...fact.subject } };
}

/** Facts that answer a question after an amount. */
const HAS_FIGURE: ReadonlySet<string> = new Set(
  (
    'since jobSince employer location hours skills bestSkills lowestSkills levelSkills techKnow skillScale projects projectTech ' +
    'ownerLanguages contact siteLanguages workTechnologies strengths hire records'
  ).split(' '),
);

function social({ content, data }: Situation, topic: SocialTopic): Said {
  const name = content.person.name[data.language];
  const text = topic === 'siteLanguages' ? siteLanguages(data) : fill(data.messages[topic], { name });
  return { text, found: true, topic };
}
