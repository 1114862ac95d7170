/** `npm run ablate -w packages/answerer`: takes each group of patterns out in turn, and prints what that costs on the kept questions. `-- needs slips` takes those out alone. */
import { type AnswerSource, createAnswerer } from '../src/answerer.ts';
import type { LanguageRules } from '../src/language-data.ts';
import { KINDS, OWNERS, isRight, judgeEntry, readEntries, sourcesOf } from './scorer.ts';

const NEVER = /$^/g;
const NONE = new Proxy({}, { get: () => NEVER, ownKeys: () => [] });

/** What a group comes to where it is taken out. */
const GROUPS: Readonly<Record<string, Partial<Record<keyof LanguageRules, unknown>>>> = {
  nothing: {},
  asides: { asides: {} },
  characters: { characters: new Map() },
  concepts: { concepts: [] },
  joints: { joints: NEVER },
  needs: { needs: [] },
  oftenMisspelt: { oftenMisspelt: [] },
  ordinals: { ordinals: [NEVER] },
  practices: { practices: {} },
  references: { references: NONE },
  slips: { slips: [] },
  specifics: { specifics: NEVER },
  technologies: { technologies: [] },
  tells: { tells: {} },
};

const wanted = process.argv.slice(2);
const entries = readEntries();
const base = new Map<string, number>();
console.log(
  `| without | ${['sample', 'others'].flatMap((owner) => KINDS.map((kind) => `${owner}: ${kind}s`)).join(' | ')} |`,
);
console.log(`| --- |${' --: |'.repeat(2 * KINDS.length)}`);
for (const [group, rules] of Object.entries(GROUPS)) {
  if (group !== 'nothing' && wanted.length > 0 && !wanted.includes(group)) continue;
  console.log(`| ${group} | ${measured(rules, group === 'nothing').join(' | ')} |`);
}

function measured(rules: (typeof GROUPS)[string], isBase: boolean): string[] {
  const without = (source: AnswerSource): AnswerSource => ({
    ...source,
    data: { ...source.data, rules: { ...source.data.rules, ...(rules as Partial<LanguageRules>) } },
  });
  const answerers = new Map(OWNERS.map((owner) => [owner, createAnswerer(sourcesOf(owner).map(without))]));
  const counts = new Map<string, [right: number, all: number]>();
  for (const entry of entries) {
    const key = `${entry.owner === 'sample' ? 'sample' : 'others'} ${entry.kind}`;
    const [right, all] = counts.get(key) ?? [0, 0];
    counts.set(key, [right + Number(isRight(judgeEntry(answerers.get(entry.owner)!, entry))), all + 1]);
  }
  return ['sample', 'others'].flatMap((owner) =>
    KINDS.map((kind) => {
      const [right, all] = counts.get(`${owner} ${kind}`) ?? [0, 1];
      const share = (100 * right) / all;
      if (isBase) base.set(`${owner} ${kind}`, share);
      return isBase ? `${share.toFixed(1)} %` : (share - (base.get(`${owner} ${kind}`) ?? 0)).toFixed(1);
    }),
  );
}
