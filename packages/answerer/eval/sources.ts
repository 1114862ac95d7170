/** Whom the questions ask about: the sample, and other owners, invented. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content as sample } from '../../../src/content/index.ts';
import type { Content } from '../../../src/content/schema.ts';
import { answerSource } from '../../../src/answers/answer-source.ts';
import { data as en } from '../languages/en/index.ts';
import { data as ja } from '../languages/ja/index.ts';
import { data as zh } from '../languages/zh/index.ts';
import type { AnswerSource } from '../src/answerer.ts';

export const OWNERS = ['sample', 'joao', 'lena', 'mina'] as const;
export type Owner = (typeof OWNERS)[number];

export function sourcesOf(owner: Owner): AnswerSource[] {
  const content = contentOf(owner);
  return [en, zh, ja].map((data) => ({
    ...answerSource(content, data.language as 'en' | 'zh' | 'ja', 'server'),
    data,
  }));
}

export function contentOf(owner: Owner): Content {
  if (owner === 'sample') return sample;
  return JSON.parse(readFileSync(join(import.meta.dirname, 'owners', `${owner}.json`), 'utf8')) as Content;
}
