/** Writes what the answerer learned from the examples to `generated/answers/`: a file a language. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_LANGUAGES, type KnownLanguage } from '#contract/known-languages.ts';
import { readExamples } from './examples.ts';
import { learn } from './learn.ts';

const root = join(import.meta.dirname, '../..');
/** What the result depends on besides the examples. */
const SOURCES = [
  'pipeline/answers/learn.ts',
  'pipeline/answers/examples.ts',
  'answers/understand/features.ts',
  'answers/understand/model.ts',
];

/** Of every language that a site may have, so that the types of all of them are known. @returns The languages that were learned anew. */
export function makeAnswers(): KnownLanguage[] {
  const folder = join(root, 'generated/answers');
  mkdirSync(folder, { recursive: true });
  return KNOWN_LANGUAGES.filter((language) => {
    const examples = readExamples(root, language);
    const words = readFileSync(join(root, `answers/words/${language}.txt`), 'utf8');
    const sources = SOURCES.map((file) => readFileSync(join(root, file), 'utf8'));
    const mark = `// ${createHash('sha256')
      .update(JSON.stringify([examples, words, sources]))
      .digest('hex')}`;
    const file = join(folder, `${language}.ts`);
    if (existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) return false;
    writeFileSync(file, `${mark}\nexport const learned = ${JSON.stringify(learn(examples, language, words))};\n`);
    return true;
  });
}

if (import.meta.filename === process.argv[1]) makeAnswers();
