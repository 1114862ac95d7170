/** `npm run train -w packages/answerer`: learns each language's weights from its examples, and writes them beside those. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/text.ts';
import { readExamples } from './examples.ts';
import { learn } from './learn.ts';

const LANGUAGES: readonly Language[] = ['de', 'en', 'ja', 'zh'];

for (const language of LANGUAGES) {
  const folder = join(import.meta.dirname, '../languages', language);
  const keywords = JSON.parse(readFileSync(join(folder, 'keywords.json'), 'utf8')) as string[];
  const weights = learn(readExamples(readFileSync(join(folder, 'examples.txt'), 'utf8')), language, keywords);
  writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(weights, undefined, 1)}\n`);
  console.log(`${language}: ${weights.counts.length} features, ${weights.steps.length} weights`);
}
