/** Writes what the answerer learned from the examples to `generated/answers/`: for each language a file for pages, and one for servers. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KNOWN_LANGUAGES, type KnownLanguage } from '#contract/known-languages.ts';
import { readExamples } from './examples.ts';
import type { Lesson, Lessons } from './learn-in-process.ts';

const root = join(import.meta.dirname, '../..');
const FOLDER = join(root, 'generated/answers');
/** What the result depends on besides the examples. */
const SOURCES = [
  'pipeline/answers/learn.ts',
  'pipeline/answers/learn-in-process.ts',
  'pipeline/answers/examples.ts',
  'pipeline/answers/pack.ts',
  'answers/understand/features.ts',
  'contract/known-languages.ts',
  'answers/understand/model.ts',
  'answers/understand/packed.ts',
  'answers/understand/whole-weights.ts',
];

/** Of every language that a site may have, so that the types of all of them are known; each in a process of its own. */
export async function makeAnswers(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all(KNOWN_LANGUAGES.map(makeLanguage));
}

/** Learns anew only what the examples or the code have changed. */
async function makeLanguage(language: KnownLanguage): Promise<void> {
  const examples = readExamples(root, language);
  const words = readFileSync(join(root, `answers/words/${language}.txt`), 'utf8');
  const sources = SOURCES.map((file) => readFileSync(join(root, file), 'utf8'));
  const mark = `// ${createHash('sha256')
    .update(JSON.stringify([examples, words, sources]))
    .digest('hex')}`;
  const file = join(FOLDER, `${language}.ts`);
  const wholeFile = join(FOLDER, `${language}-whole.ts`);
  if (existsSync(wholeFile) && existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) return;
  const { learned, whole } = await learnInProcess({ examples, language, words });
  await writeFile(wholeFile, `export const whole = ${JSON.stringify(whole)};\n`);
  // The last: it vouches for both.
  await writeFile(file, `${mark}\nexport const learned = ${JSON.stringify(learned)};\n`);
}

async function learnInProcess(lesson: Lesson): Promise<Lessons> {
  const child = fork(join(import.meta.dirname, 'learn-in-process.ts'));
  child.send(lesson);
  const end = once(child, 'disconnect').then(() => {
    throw new Error(`The answers in ${lesson.language} could not be learned.`);
  });
  const [lessons] = await Promise.race([once(child, 'message'), end]);
  return lessons as Lessons;
}

if (import.meta.filename === process.argv[1]) await makeAnswers();
