/** Sentences and facts on one scale of how sure they are. */
import type { Candidate, Query } from '../retrieve/retriever.ts';
import { named } from '../understand/parse-question.ts';
import { projectsMeant, type TurnContext } from './turn-context.ts';

export function rankCandidates(turn: TurnContext, intent: string): Candidate[] {
  return turn.retriever.find(queryOf(turn, intent));
}

/** How much more of what was asked a sentence holds than a fact. */
export function leadOf(turn: TurnContext, intent: string, sentence: Candidate, fact: string): number {
  return sentence.share - turn.retriever.covers(queryOf(turn, intent), fact);
}

function queryOf(turn: TurnContext, intent: string): Query {
  const { question, before } = turn;
  const leans = question.leans || intent === 'more' || intent === 'why';
  const [project] = projectsMeant(turn);
  const job = named(question, 'company')[0] ?? (leans && project === undefined ? before.subject.job : undefined);
  return {
    text: question.text,
    unnamed: question.unnamed,
    intents: question.intents,
    aspects: question.aspects,
    project: project?.id,
    job,
    around: question.around,
    before: leans ? before.asked : undefined,
  };
}

/** How sure a fact is to answer, on the scale of the sentences. */
export function surenessOf(p: number): number {
  return Math.min(0.97, 0.25 + 0.8 * p);
}
