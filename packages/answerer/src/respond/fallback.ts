/** Matters that a page may tell in a sentence: looked for before they are declined. */
import * as facts from './format-facts.ts';
import { fill, spaceIn } from '../text.ts';
import type { Candidate } from '../retrieve/retriever.ts';
import { named } from '../understand/parse-question.ts';
import { OPEN, SOCIAL, isOneOf } from '../understand/intents.ts';
import { slotAnswer } from './slot-answer.ts';
import { foundAt, missing, quoted, quotedAll } from './quotation.ts';
import type { ResponsePart } from './dialog-state.ts';
import { SURE, type TurnContext, profilesNamed, projectsMeant } from './turn-context.ts';

/** What is told of the company, or in a job. */
const OF_WORK_TOO = ['companyFacts', 'weakness'] as const;

/** What the owner says of offers outright. */
export function statedOffers(turn: TurnContext): Candidate[] {
  const { resume, retriever } = turn;
  const text = resume.person.availability;
  return foundAt(turn, [retriever.passages.findIndex((passage) => passage.text === text)]);
}

/** What only a sentence of the resume can tell. */
export function open(turn: TurnContext, intent: string, p: number, found: readonly Candidate[]): ResponsePart {
  const { question, retriever } = turn;
  const isOfProject = projectsMeant(turn).length > 0 && named(question, 'owner').length === 0;
  const isOwn = (index: number) => retriever.passages[index]?.project === undefined || isOfProject;
  const isOfOwner = (index: number) => isOneOf(OF_WORK_TOO, intent) || retriever.passages[index]?.job === undefined;
  const telling = new Set(retriever.telling(intent).filter((index) => isOwn(index) && isOfOwner(index)));
  const tells = found.filter(({ index }) => telling.has(index));
  const fitting = question.aspects.has('amount')
    ? tells.filter(({ passage }) => retriever.hasFigure(passage.text))
    : tells;
  const isStated = intent === 'availability' && p > SURE && !question.aspects.has('reason');
  const [stated] = isStated ? statedOffers(turn) : [];
  if (stated) {
    const other = fitting.find(({ index, share }) => share > 0.3 && index !== stated.index);
    return quotedAll(turn, intent, other ? [stated, other] : [stated]);
  }
  if (fitting[0] && (fitting[0].share > 0.3 || (telling.size <= 2 && fitting[0].share > 0.12)))
    return quoted(turn, intent, fitting);
  if (
    telling.size > 0 &&
    telling.size <= 3 &&
    ['education', 'salary', 'family', 'age', 'visa', 'weakness'].includes(intent) &&
    p > 0.5
  ) {
    return quoted(turn, intent, foundAt(turn, [...telling].slice(0, 2)));
  }
  if (
    p > (question.aspects.has('weekday') ? 0.25 : 0.12) &&
    (intent === 'hobby' || intent === 'availability') &&
    telling.size > 0 &&
    telling.size <= (intent === 'hobby' ? 6 : 4)
  ) {
    const nearest = tells.length > 0 ? tells : foundAt(turn, [...telling]);
    return quotedAll(turn, intent, nearest.slice(0, intent === 'hobby' ? 2 : 1));
  }
  const [best] =
    intent === 'world' || intent === 'companyFacts'
      ? found
      : found.filter(({ index }) => isOwn(index) && isOfOwner(index));
  // `Who set the conventions at the company?` is told among the sentences of the job.
  const isOfJob = intent === 'companyFacts' && best?.passage.job !== undefined && best.share > SURE;
  if (best && best.p > (p > 0.5 && !isOfJob ? 0.9 : 0.72)) return quoted(turn, intent, [best]);
  return unquoted(turn, intent, p);
}

/** Where no sentence tells it. */
function unquoted(turn: TurnContext, intent: string, p: number): ResponsePart {
  const { question, resume, data } = turn;
  const technologies = named(question, 'technology');
  const known = intent === 'world' && technologies.length > 0 ? slotAnswer(turn, 'techKnow') : undefined;
  if (known) return known;
  if (intent === 'world')
    return { text: fill(data.messages.notOfPage, { name: resume.person.name }), found: false, intent };
  if (intent === 'otherSocial') {
    const own = profilesNamed(turn);
    const { talk, writing } = data.rules.signs;
    const isOfRecords = talk.test(question.text) || writing.test(question.text);
    if (own.length === 0 && (isOfRecords || resume.person.profiles.length === 0)) return missing(turn, '');
    const listed = facts.profilesListed(resume, data);
    const service = data.technologies.services.find((one) => question.text.includes(one.toLowerCase()));
    const lacking = service ? `${fill(data.messages.skillMissing, { skill: service })}${spaceIn(data.language)}` : '';
    const text = own.length > 0 ? facts.profile(resume, data, own) : `${lacking}${listed}`;
    return { text, found: own.length > 0, intent, profiles: own };
  }
  if (p < 0.35) {
    const other = question.intents
      .slice(1, 3)
      .find((one) => one.p > 0.2 && !isOneOf(OPEN, one.intent) && !isOneOf(SOCIAL, one.intent));
    const fact = other && slotAnswer(turn, other.intent);
    if (fact) return fact;
  }
  return missing(turn, intent);
}
