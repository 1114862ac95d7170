import type { InTurn } from '#server/host.ts';

/**
 * Work that lets others go first. A process of Node lets in one connection per turn of its loop, and in that turn hears
 * of every byte that has come meanwhile: where a thousand answers speak at once, whoever arrives would wait for a word
 * of each. Of the work that takes its turn only a little is done between two arrivals.
 *
 * @param most How many pieces of work are done in one turn of the loop.
 */
export function createTurns(most: number): InTurn {
  const waiting: (() => void)[] = [];
  const doSome = () => {
    const some = waiting.splice(0, most);
    if (waiting.length > 0) setImmediate(doSome);
    for (const work of some) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(doSome);
  };
}
