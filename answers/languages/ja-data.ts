import { answers } from '#messages/ja/answers.ts';
import { facts } from '#messages/ja/facts.ts';
import type { KnownLanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/ja.ts';
import { ja } from './ja.ts';

export const data = {
  language: 'ja',
  learned,
  messages: answers,
  facts,
  rules: ja,
} as const satisfies KnownLanguageData;
