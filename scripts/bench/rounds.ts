/** Measures several things in turns (A B A B …), so that a machine that changes its pace changes it for all of them. */
import type { Machine } from './machine.ts';

/** Every subject with what its rounds gave, in the order given. The machine is looked at around every round. */
export async function inRounds<Subject, Result>(
  { rounds, machine }: { readonly rounds: number; readonly machine: Machine },
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Result>,
): Promise<(readonly [Subject, Result[]])[]> {
  const measured = subjects.map((subject) => [subject, [] as Result[]] as const);
  for (let round = 0; round < rounds; round += 1) {
    machine.look();
    for (const [subject, results] of measured) results.push(await measure(subject));
  }
  machine.look();
  return measured;
}
