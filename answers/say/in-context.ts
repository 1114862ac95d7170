/** What a question that leans is likely to ask, after what was asked: the neighbours of a topic go before strangers. */
import { tokensOf } from '../look/tokens.ts';
import { normalized } from '../split/normalised.ts';
import type { Ask } from '../understand/ask.ts';
import type { Scored } from '../understand/model.ts';
import { spokenIn } from '../understand/spoken.ts';
import { isOneOf, SOCIAL } from '../understand/topics.ts';
import type { Situation } from './situation.ts';

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
].map((topics) => topics.split(' '));
const OF_NEIGHBOUR = 4;
const OF_SAME = 2;

/** `Which one is about climbing?` after projects names the one whose title says so. */
function withTitle({ ask, before, content, data }: Situation): Ask {
  if (before.subject.listed !== 'projects' || ask.names.length > 0 || !data.rules.signs.which.test(ask.text))
    return ask;
  const asked = tokensOf(ask.text, data);
  const meant = content.projects.filter(({ title }) =>
    tokensOf(normalized(title[data.language]), data).some((token) => token.length > 1 && asked.includes(token)),
  );
  const [project] = meant;
  if (!project || meant.length > 1) return ask;
  const name = { kind: 'project', id: project.id, isListed: true, start: 0, end: 0 } as const;
  return { ...ask, names: [name], topics: [{ topic: 'projectAbout', p: 0.9 }] };
}

/** `When?`, `from where?`: nothing but what asks for a time or a place. */
function isBare({ text, aspects }: Ask): boolean {
  return (aspects.has('time') || aspects.has('place')) && !aspects.has('after') && text.length < MOST_BARE;
}

/** In UTF-16 units. */
const MOST_BARE = 12;

/** `Who made it?`, `how many languages?` of the site; `in English?` of the résumé, of a call; `any others?` of an account; `and then?` of a degree. */
function afterFact(situation: Situation): Ask {
  const { ask } = situation;
  if (!ask.leans || ask.names.length > 0) return ask;
  const topic = topicAfterFact(situation);
  return topic === undefined ? ask : { ...ask, topics: [{ topic, p: 0.9 }] };
}

function topicAfterFact({ ask, before, data }: Situation): string | undefined {
  const topic = before.topic ?? '';
  const first = ask.topics[0]?.topic ?? '';
  const isOfLanguages = isOneOf(['siteLanguages', 'ownerLanguages', 'multilingual'], first);
  if (topic === 'education' && ask.aspects.has('after') && !ask.text.match(data.rules.specifics)) return 'previousJob';
  if (topic === 'education' && isBare(ask)) return topic;
  if (topic === 'resume' && isOfLanguages) return 'resume';
  if (topic === 'builtWith' && isOfLanguages) return 'siteLanguages';
  if (topic === 'builtWith' && ask.aspects.has('person')) return 'builtWith';
  if (isOneOf(ACCOUNTS, topic) && isOneOf(['more', 'help'], first)) return 'otherSocial';
  const isOfTalk = isOneOf(REACH, topic) && first === 'siteLanguages' && spokenIn(ask.text, data).length > 0;
  return isOfTalk ? 'ownerLanguages' : undefined;
}

const ACCOUNTS = ['codeHost', 'microblog', 'otherSocial'] as const;
const REACH = ['contact', 'hours', 'hire'] as const;

/** The situation with its question's topics weighed by the one before. */
export function inContext(given: Situation): Situation {
  const titled = { ...given, ask: withTitle(given) };
  const situation = { ...titled, ask: afterFact(titled) };
  const { ask, before, data } = situation;
  if (ask !== titled.ask) return situation;
  if (!ask.leans || ask.names.length > 0) return situation;
  if (isOneOf(SOCIAL, ask.topics[0]?.topic ?? '') && !data.rules.asks.test(ask.text)) return situation;
  return { ...situation, ask: weighed(ask, before.topic) };
}

/** A question with its topics weighed by the topic before. */
export function weighed(ask: Ask, topic: string | undefined): Ask {
  if (topic === undefined) return ask;
  const near = new Set(NEIGHBOURS.filter((topics) => topics.includes(topic)).flat());
  const topics = ask.topics.map((one): Scored => ({
    topic: one.topic,
    p: one.p * (near.has(one.topic) ? OF_NEIGHBOUR : 1) * (one.topic === topic ? OF_SAME : 1),
  }));
  const all = topics.reduce((sum, { p }) => sum + p, 0);
  return {
    ...ask,
    topics: topics
      .map((one): Scored => ({ topic: one.topic, p: one.p / all }))
      .toSorted((one, other) => other.p - one.p),
  };
}
