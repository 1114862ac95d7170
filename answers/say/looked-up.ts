/** Sentences and facts on one scale of how sure they are. */
import type { Found, Query } from '../look/find.ts';
import { named } from '../understand/ask.ts';
import { projectsMeant, type Situation } from './situation.ts';

export function lookUp(situation: Situation, topic: string): Found[] {
  const found = situation.finder.find(queryOf(situation, topic));
  return situation.data.fitting?.(situation, topic, found) ?? found;
}

/** How much more of what was asked a sentence holds than a fact. */
export function leadOf(situation: Situation, topic: string, sentence: Found, fact: string): number {
  return sentence.share - situation.finder.covers(queryOf(situation, topic), fact);
}

function queryOf(situation: Situation, topic: string): Query {
  const { ask, before } = situation;
  const leans = ask.leans || topic === 'more' || topic === 'why';
  const [project] = projectsMeant(situation);
  const job = named(ask, 'company')[0] ?? (leans && project === undefined ? before.subject.job : undefined);
  return {
    text: ask.text,
    unnamed: ask.unnamed,
    topics: ask.topics,
    aspects: ask.aspects,
    project: project?.id,
    job,
    before: ask.around !== '' ? ask.around : leans ? before.asked : undefined,
  };
}

/** How sure a fact is to answer, on the scale of the sentences. */
export function surenessOf(p: number): number {
  return Math.min(0.97, 0.25 + 0.8 * p);
}
