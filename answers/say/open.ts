/** Matters that a page may tell in a sentence: looked for before they are declined. */
import { fill } from '#contract/text.ts';
import { profilesOf } from '#content/profiles.ts';
import type { Found } from '../look/find.ts';
import { normalized } from '../split/normalised.ts';
import { named } from '../understand/ask.ts';
import { isOneOf, OPEN, SOCIAL } from '../understand/topics.ts';
import { factOf } from './fact.ts';
import * as facts from './facts.ts';
import { foundAt, missing, quoted, quotedAll } from './quoted.ts';
import type { Said } from './said.ts';
import { projectsMeant, SURE, type Situation } from './situation.ts';

/** What is told of the company, or in a job. */
const OF_WORK_TOO = ['companyFacts', 'weakness'] as const;

/** What the owner says of offers outright. */
export function statedOffers(situation: Situation): Found[] {
  const { content, data, finder } = situation;
  const text = content.person.availability?.[data.language];
  return foundAt(situation, [finder.passages.findIndex((passage) => passage.text === text)]);
}

/** What only a sentence of the content can tell. */
export function open(situation: Situation, topic: string, p: number, found: readonly Found[]): Said {
  const { ask, finder, content, data } = situation;
  const isOfProject = projectsMeant(situation).length > 0 && named(ask, 'owner').length === 0;
  const isOwn = (index: number) => finder.passages[index]?.project === undefined || isOfProject;
  const isOfOwner = (index: number) => isOneOf(OF_WORK_TOO, topic) || finder.passages[index]?.job === undefined;
  const telling = new Set(finder.telling(topic).filter((index) => isOwn(index) && isOfOwner(index)));
  const tells = found.filter(({ index }) => telling.has(index));
  const fitting = ask.aspects.has('amount') ? tells.filter(({ passage }) => finder.hasFigure(passage.text)) : tells;
  const isStated = topic === 'availability' && p > SURE && !ask.aspects.has('reason');
  const [stated] = isStated ? statedOffers(situation) : [];
  if (stated) {
    const other = fitting.find(({ index, share }) => share > 0.3 && index !== stated.index);
    return quotedAll(situation, topic, other ? [stated, other] : [stated]);
  }
  if (fitting[0] && (fitting[0].share > 0.3 || (telling.size <= 2 && fitting[0].share > 0.12)))
    return quoted(situation, topic, fitting);
  if (
    telling.size > 0 &&
    telling.size <= 3 &&
    ['education', 'salary', 'family', 'age', 'visa', 'weakness'].includes(topic) &&
    p > 0.5
  ) {
    return quoted(situation, topic, foundAt(situation, [...telling].slice(0, 2)));
  }
  if (
    p > (ask.aspects.has('weekday') ? 0.25 : 0.12) &&
    (topic === 'hobby' || topic === 'availability') &&
    telling.size > 0 &&
    telling.size <= (topic === 'hobby' ? 6 : 4)
  ) {
    const nearest = tells.length > 0 ? tells : foundAt(situation, [...telling]);
    return quotedAll(situation, topic, nearest.slice(0, 2));
  }
  const [best] =
    topic === 'world' || topic === 'companyFacts'
      ? found
      : found.filter(({ index }) => isOwn(index) && isOfOwner(index));
  if (best && best.p > (p > 0.5 ? 0.9 : 0.72)) return quoted(situation, topic, [best]);
  const technologies = named(ask, 'technology');
  const known = topic === 'world' && technologies.length > 0 ? factOf(situation, 'techKnow') : undefined;
  if (known) return known;
  if (topic === 'world')
    return { text: fill(data.messages.notOfPage, { name: content.person.name[data.language] }), found: false, topic };
  if (topic === 'otherSocial') {
    const isListed = profilesOf(content.person).some(({ label }) =>
      normalized(label)
        .split(/\s+/)
        .some((word) => word.length > 1 && ask.text.includes(word)),
    );
    return { text: facts.profilesListed(content, data), found: isListed, topic };
  }
  if (p < 0.35) {
    const other = ask.topics
      .slice(1, 3)
      .find((one) => one.p > 0.2 && !isOneOf(OPEN, one.topic) && !isOneOf(SOCIAL, one.topic));
    const fact = other && factOf(situation, other.topic);
    if (fact) return fact;
  }
  return missing(situation, topic);
}
