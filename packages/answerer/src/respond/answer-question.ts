/** Answers one part of a message: facts by address, then every sentence of the resume; `not on this page` comes last. */
import { fill, isLatin, spaceIn } from '../text.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { named } from '../understand/parse-question.ts';
import { OPEN, SOCIAL, type SocialIntent, TOLD, isOneOf } from '../understand/intents.ts';
import { asksAgain, ofJob, ofPoint, ofProject, ofSaid, ofSubject, saidBefore, whyOfProject } from './follow-up.ts';
import { answerOrMissing, improved, lacksNeed, withNames } from './answer-constraints.ts';
import { slotAnswer } from './slot-answer.ts';
import { siteLanguages } from './format-facts.ts';
import { isBare, rerank } from './context-reranking.ts';
import { resolveReferences } from './resolve-references.ts';
import { leadOf, missing, quoted, quotedAll, rankCandidates, surenessOf } from './quotation.ts';
import { open, statedOffers } from './fallback.ts';
import type { ResponsePart } from './dialog-state.ts';
import { isAmong } from './follow-up-intent.ts';
import { GROUPS, SURE, type TurnContext, isFirm, projectsMeant } from './turn-context.ts';
import { answerFromPassages, more } from './passage-answer.ts';
import { classifyIntent } from './classify-intent.ts';

/** A sentence has to be that much surer than an intent whose fact has an address. */
const LEAD = 0.12;

const SURE_SOCIAL = 0.35;
/** In the midst of a conversation a short question is easily taken for small talk. */
const SURE_SOCIAL_LATER = 0.5;

/** One answer where one is sure; two where two are near; where nothing is sure, what is nearest, and that it is only near. */
export function answerQuestion(turn: TurnContext): ResponsePart {
  const given = isOfTalk(turn) ? { ...turn, question: { ...turn.question, leans: true } } : turn;
  const said = answer(given);
  const { question, before } = given;
  if (said.found || question.leans || before.intent === undefined) return said;
  // What has no answer by itself may lean on what is talked about.
  const leaning = answer({ ...given, question: { ...question, leans: true } });
  return leaning.found ? leaning : said;
}

/** `Who is it made for?` of the one project that is talked about, where nobody and nothing else is named. */
function isOfTalk({ question, before, data }: TurnContext): boolean {
  const isBrief = question.text.length <= (isLatin(data.language) ? 40 : 16);
  const isOther = question.names.length > 0 || data.rules.signs.owner.test(question.text);
  const isTalkedOf = before.subject.projects?.length === 1 || before.subject.lacking !== undefined;
  return isTalkedOf && isBrief && !isOther;
}

function answer(given: TurnContext): ResponsePart {
  const turn = rerank(resolveReferences(given));
  const { question, data } = turn;
  if (data.rules.signs.more.test(question.text)) return more(turn);
  const short = ofDegree(turn);
  if (short) return short;
  // `Which tool?`, `does it write the code?` of AI ask for nothing else.
  const isOfAi = turn.before.intent === 'aiUse' && question.leans && question.names.length === 0;
  const isElse = isOneOf(
    ['tools', 'workTechnologies', 'projectTech', 'currentWork', 'identity'],
    question.intents[0]?.intent ?? '',
  );
  if (isOfAi && isElse && !question.aspects.has('level') && !question.aspects.has('reason')) return missing(turn, '');
  const intent = classifyIntent(turn);
  if (isUntold(turn, intent)) return missing(turn, '');
  const p = question.intents.find((one) => one.intent === intent)?.p ?? 0.9;
  const found = rankCandidates(turn, intent);
  if (intent === question.intents[0]?.intent && isNoise(turn, found))
    return { text: fill(turn.data.messages.unclear, {}), found: false, intent: 'unclear' };
  const point = ofPoint(turn);
  if (point.length > 0) return quoted(turn, turn.before.intent ?? intent, point);
  const inProject = whyOfProject(turn) ?? ofProject(turn, intent, p, found);
  if (inProject) return inProject;

  const again = asksAgain(turn) ? saidBefore(turn) : HAS_FIGURE.has(intent) && p > SURE ? [] : ofSaid(turn);
  if (again.length > 0) return quoted(turn, turn.before.intent ?? intent, again);
  const said = ofJob(turn, intent, p, found) ?? likeliest(turn, intent, p, found);
  if (isOneOf(SOCIAL, said.intent) || said.intent === 'unclear') return said;
  // What a company is like is not told of a project that is named.
  const isOfJob = said.subject?.passages?.some((at) => {
    const passage = turn.retriever.passages[at];
    return passage?.job !== undefined && !passage.isResult;
  });
  const isElsewhere = isOfJob && intent === 'detail' && named(question, 'project').length > 0;
  const fitting = isElsewhere ? missing(turn, intent) : said;
  return withNames(turn, ofSubject(turn, improved(turn, intent, found, fitting), found));
}

/** `Where did he use it?` of what is not on the page; `when was that?` of a project or a result; `for all three?` of a licence; `anything made with it?` of what is learned. */
function isUntold({ question, before, data, retriever }: TurnContext, intent: string): boolean {
  const { subject } = before;
  const { text, aspects, leans, names } = question;
  if (!leans || names.length > 0) return false;
  const { signs } = data.rules;
  const isAny = (...some: RegExp[]) => some.some((sign) => sign.test(text));
  const told = subject.passages ?? [];
  const isResult = told.some((at) => retriever.passages[at]?.isResult) && !isAny(signs.owner);
  if (['since', 'jobSince'].includes(intent) && aspects.has('time') && !isAny(signs.lasts))
    if (isResult || subject.projects?.length === 1) return true;
  if (before.intent === 'license' && isAny(signs.every)) return true;
  if (before.intent === 'ownerLanguages' && isAny(signs.inUse)) return true;
  if (told.some((at) => retriever.telling('learning').includes(at)))
    return aspects.has('level') || aspects.has('before') || (isAny(signs.it) && isAny(signs.made, signs.used));
  const isOfLacking = subject.lacking !== undefined && (subject.skills ?? []).length === 0;
  return (
    isOfLacking && isAmong(question, OF_USE, 1) && (aspects.has('level') || isAny(signs.it, signs.used, signs.knows))
  );
}

const OF_USE = 'techKnow projects employer location detail since jobSince'.split(' ');

/** `When was that?`, `where?` of a degree that was told. */
function ofDegree({ question, before, resume, data }: TurnContext): ResponsePart | undefined {
  const [degree, ...others] = resume.person.education;
  if (!degree || others.length > 0 || before.intent !== 'education') return undefined;
  const isSchool = data.rules.signs.school.test(question.text);
  if (!isSchool && !isBare(question)) return undefined;
  const { year, school: place } = degree;
  const text =
    question.aspects.has('time') && !isSchool
      ? fill(data.messages.inYear, { year })
      : fill(data.messages.atPlace, { place });
  return { text, found: true, intent: 'education' };
}

/** A word or two that nobody knows, and that nothing on the page is like. */
function isNoise({ question, before }: TurnContext, found: readonly Candidate[]): boolean {
  const isUnknown = (question.intents[0]?.p ?? 0) < 0.12 && found.length === 0 && question.names.length === 0;
  return isUnknown && question.isShort && before.intent === undefined && !/\d/.test(question.text);
}

function likeliest(turn: TurnContext, intent: string, p: number, found: readonly Candidate[]): ResponsePart {
  const { question, data } = turn;
  const [first] = question.intents;
  const best = found[0];
  if (isOneOf(SOCIAL, intent)) {
    if (intent === 'identity' && first?.intent !== intent) return social(turn, intent);
    if (
      p > (turn.before.intent === undefined ? SURE_SOCIAL : SURE_SOCIAL_LATER) &&
      !(best && best.p > 0.85 && best.p > p)
    )
      return social(turn, intent);
    if (best && best.p > SURE) return answerOrMissing(turn, quoted(turn, intent, found));
    const other = question.intents.slice(1, 3).find((one) => !isOneOf(SOCIAL, one.intent) && one.p > 0.12);
    const fact = other && !isOneOf(OPEN, other.intent) ? slotAnswer(turn, other.intent) : undefined;
    if (fact) return fact;
    return p > 0.22 && !other ? social(turn, intent) : missing(turn, other?.intent ?? 'unclear');
  }
  if (question.aspects.has('amount') && !HAS_FIGURE.has(intent) && !isOneOf(TOLD, intent) && !isOneOf(OPEN, intent)) {
    return best && best.p > 0.6 ? quoted(turn, intent, found) : missing(turn, intent);
  }
  if (isOneOf(TOLD, intent)) return answerFromPassages(turn, intent, found);
  if (isOneOf(OPEN, intent)) return open(turn, intent, p, found);
  const fact = slotAnswer(turn, intent);
  const isWithin = best !== undefined && fact?.text.includes(best.passage.text) === true;
  // `Can I host it?` asks for no link.
  const isOfSentence =
    intent === 'projectLink' && (best?.share ?? 0) > 0.6 && !turn.data.rules.signs.code.test(question.text);
  const isKept = SHORT_FACTS.has(intent) || isListCalled(turn, intent) || isWithin;
  if (
    fact &&
    best &&
    best.share > 0.4 &&
    best.p > Math.max(0.72, surenessOf(p) + LEAD) &&
    !isFirm(turn, intent) &&
    (isOfSentence || WITH_SENTENCE.has(intent))
  )
    return isKept ? withSentence(turn, fact, found) : quoted(turn, intent, found);
  if (
    fact &&
    fact.subject?.listed !== 'jobs' &&
    best &&
    best.p > MIN_LEADING &&
    !(LISTS.has(intent) && turn.data.rules.signs.list.test(question.text)) &&
    !isFirm(turn, intent) &&
    WITH_SENTENCE.has(intent) &&
    leadOf(turn, intent, best, fact.text) > LEADING
  )
    return isKept || !LISTS.has(intent) ? withSentence(turn, fact, found) : quoted(turn, intent, found);
  // Whoever asks whether the owner would come reads what they say of offers, and no more.
  const isOfOffers =
    data.rules.terms.remote.test(question.text) ||
    question.intents.slice(1, 3).some(({ intent: other, p: sure }) => other === 'availability' && sure > 0.1);
  const offers = intent === 'hire' && isOfOffers ? statedOffers(turn) : [];
  if (offers.length > 0) return quotedAll(turn, intent, offers);
  if (fact) return fact;
  if (best && best.p > SURE) return quoted(turn, intent, found);
  return missing(turn, first ? intent : 'unclear');
}

/** A sentence that holds so much more of the question's words than a fact stands beside it, or in its place. */
const LEADING = 0.3;
const MIN_LEADING = 0.6;

/** Facts in whose place a sentence of the owner may stand; the others say all that is asked. */
const WITH_SENTENCE: ReadonlySet<string> = new Set(
  'projectTech projects currentWork skills frontend backend tools strengths bestSkills techKnow who'.split(' '),
);

/** Facts so short that no sentence stands in their place. */
const SHORT_FACTS: ReadonlySet<string> = new Set(
  'projectTech projects employer jobSince location who since hours techKnow ownerLanguages contact'.split(' '),
);

/** Facts so long that a sentence stands in their place. */
const LISTS: ReadonlySet<string> = new Set(['skills', 'frontend', 'backend', 'tools', 'strengths']);

/** `On the server side?`, of no project: the list that is called so, whatever a sentence says of servers. */
function isListCalled(turn: TurnContext, intent: string): boolean {
  const { question, data } = turn;
  return isOneOf(GROUPS, intent) && data.rules.signs[intent].test(question.text) && projectsMeant(turn).length === 0;
}

/** Beside what projects are a sentence of one of them may stand, or in the place of what one is made with; the other facts say all that is asked. */
function withSentence(turn: TurnContext, fact: ResponsePart, found: readonly Candidate[]): ResponsePart {
  const said = quoted(turn, fact.intent, found);
  const project = found[0]?.passage.project;
  const isOfThem = fact.intent === 'projectTech' && project !== undefined && fact.subject?.projects?.includes(project);
  const p = turn.question.intents.find(({ intent }) => intent === fact.intent)?.p ?? 1;
  const { question, data } = turn;
  const isHeld = (found[0]?.share ?? 0) > MIN_ALONE;
  if (isOfThem && ((p < GUESSED && isHeld) || lacksNeed(turn, fact))) return said;
  const isPlain = question.aspects.has('built') && question.isShort && question.leans;
  if (isOfThem ? isPlain : fact.intent !== 'projects') return fact;
  const isOfList = data.rules.signs.ofProjects.test(question.text) || question.aspects.has('total');
  if (!isOfThem && p < GUESSED && isHeld && !isOfList && project === undefined) return said;
  const text = `${fact.text}${spaceIn(turn.data.language)}${said.text}`;
  return { ...fact, text, subject: { ...said.subject, ...fact.subject } };
}

/** Of a question's own words: a sentence that holds more says all that is asked. */
const MIN_ALONE = 0.45;
/** Below, it is a guess that the fact is asked for. */
const GUESSED = 0.4;

/** Facts that answer a question after an amount. */
const HAS_FIGURE: ReadonlySet<string> = new Set(
  (
    'since jobSince employer location hours skills bestSkills lowestSkills levelSkills techKnow skillScale projects projectTech ' +
    'ownerLanguages contact siteLanguages workTechnologies strengths hire records'
  ).split(' '),
);

function social({ resume, data }: TurnContext, intent: SocialIntent): ResponsePart {
  const name = resume.person.name;
  const text = intent === 'siteLanguages' ? siteLanguages(resume, data) : fill(data.messages[intent], { name });
  return { text, found: true, intent };
}
