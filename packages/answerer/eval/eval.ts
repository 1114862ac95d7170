/** `npm run eval -w packages/answerer`: how many of the kept questions are answered as they were expected to be. `-- --failed zh` lists those that are not. */
import { createAnswerer } from '../src/answerer.ts';
import { KINDS, OWNERS, isRight, judgeEntry, readEntries, sourcesOf } from './scorer.ts';

const wanted = process.argv[process.argv.indexOf('--failed') + 1];
const isListing = process.argv.includes('--failed');
const answerers = new Map(OWNERS.map((owner) => [owner, createAnswerer(sourcesOf(owner))]));
const counts = new Map<string, { right: number; all: number }>();
const times: number[] = [];

for (const entry of readEntries()) {
  const start = process.cpuUsage();
  const judged = judgeEntry(answerers.get(entry.owner)!, entry);
  times.push(process.cpuUsage(start).user / 1000 / entry.turns.length);
  const key = `${entry.owner === 'sample' ? 'sample' : 'others'} ${entry.language} ${entry.kind}`;
  const count = counts.get(key) ?? { right: 0, all: 0 };
  counts.set(key, { right: count.right + Number(isRight(judged)), all: count.all + 1 });
  if (!isListing || entry.language !== wanted) continue;
  for (const { turn, reply, verdict } of judged.filter((one) => one.verdict !== 'right'))
    console.log(`${entry.owner} ${entry.source} ${verdict}: ${turn.ask}\n  → ${reply.text.replaceAll('\n', ' ')}`);
}

console.log('| | questions | conversations | advertisements |\n| --- | --: | --: | --: |');
for (const owner of ['sample', 'others'])
  for (const language of ['en', 'zh', 'ja']) {
    const cells = KINDS.map((kind) => {
      const { right = 0, all = 0 } = counts.get(`${owner} ${language} ${kind}`) ?? {};
      return `${((100 * right) / Math.max(1, all)).toFixed(1)} % of ${all}`;
    });
    console.log(`| ${owner}, ${language} | ${cells.join(' | ')} |`);
  }
const sorted = times.toSorted((one, other) => one - other);
console.log(`\nA turn takes ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(1)} ms of a processor at p99.`);
