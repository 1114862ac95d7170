/** What a question that leans is likely to question, after what was asked: the neighbours of an intent go before strangers. */
import type { ParsedQuestion } from '../understand/parse-question.ts';
import type { Scored } from '../understand/classifier.ts';
import { humanLanguagesIn } from '../understand/languages-and-years.ts';
import { SOCIAL, isOneOf } from '../understand/intents.ts';
import type { TurnContext } from './turn-context.ts';

/** Topics that are asked after one another. */
const NEIGHBOURS = [
  'techKnow bestSkills lowestSkills skills frontend backend tools skillScale levelSkills',
  'employer currentWork jobSince previousJob workTechnologies team companyFacts performance admin components',
  'projects projectAbout projectTech projectLink license codeHost detail',
  'contact hours microblog otherSocial codeHost resume hire',
  'availability salary hire visa',
  'education age family hobby',
  'performance multilingual admin components detail',
  'workStyle team learning',
  'builtWith siteLanguages resume codeHost',
].map((intents) => intents.split(' '));
const OF_NEIGHBOUR = 4;
const OF_SAME = 2;

/** `When?`, `from where?`: nothing but what asks for a time or a place. */
export function isBare({ text, aspects }: ParsedQuestion): boolean {
  return (aspects.has('time') || aspects.has('place')) && !aspects.has('after') && text.length < MAX_BARE;
}

/** In UTF-16 units. */
const MAX_BARE = 24;

/** `Who made it?`, `how many languages?` of the site; `in English?` of the résumé, of a call; `any others?` of an account; `and then?` of a degree. */
function afterFact(turn: TurnContext): ParsedQuestion {
  const { question } = turn;
  if (!question.leans || question.names.length > 0) return question;
  const intent = topicAfterFact(turn);
  return intent === undefined ? question : { ...question, intents: [{ intent, p: 0.9 }] };
}

function topicAfterFact({ question, before, data }: TurnContext): string | undefined {
  const intent = before.intent ?? '';
  const first = question.intents[0]?.intent ?? '';
  const isOfLanguages = isOneOf(['siteLanguages', 'ownerLanguages', 'multilingual'], first);
  if (intent === 'education' && question.aspects.has('after') && !question.text.match(data.rules.specifics))
    return 'employer';
  if (intent === 'education' && isBare(question)) return intent;
  if (intent === 'resume' && isOfLanguages) return 'resume';
  if (intent === 'builtWith' && isOfLanguages) return 'siteLanguages';
  if (intent === 'builtWith' && question.aspects.has('person')) return 'builtWith';
  if (isOneOf(ACCOUNTS, intent) && isOneOf(['more', 'help'], first)) return 'otherSocial';
  const isOfTalk =
    isOneOf(REACH, intent) && first === 'siteLanguages' && humanLanguagesIn(question.text, data).length > 0;
  return isOfTalk ? 'ownerLanguages' : undefined;
}

const ACCOUNTS = ['codeHost', 'microblog', 'otherSocial'] as const;
const REACH = ['contact', 'hours', 'hire'] as const;

/** The turn with its question's intents rerankByContext by the one before. */
export function rerank(given: TurnContext): TurnContext {
  const turn = { ...given, question: afterFact(given) };
  const { question, before, data } = turn;
  if (question !== given.question) return turn;
  if (!question.leans || question.names.length > 0) return turn;
  if (isOneOf(SOCIAL, question.intents[0]?.intent ?? '') && !data.rules.asks.test(question.text)) return turn;
  return { ...turn, question: rerankByContext(question, before.intent) };
}

/** A question with its intents rerankByContext by the intent before. */
export function rerankByContext(question: ParsedQuestion, intent: string | undefined): ParsedQuestion {
  if (intent === undefined) return question;
  const near = new Set(NEIGHBOURS.filter((intents) => intents.includes(intent)).flat());
  const intents = question.intents.map((one): Scored => ({
    intent: one.intent,
    p: one.p * (near.has(one.intent) ? OF_NEIGHBOUR : 1) * (one.intent === intent ? OF_SAME : 1),
  }));
  const all = intents.reduce((sum, { p }) => sum + p, 0);
  return {
    ...question,
    intents: intents
      .map((one): Scored => ({ intent: one.intent, p: one.p / all }))
      .toSorted((one, other) => other.p - one.p),
  };
}
