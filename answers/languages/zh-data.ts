import { answers } from '#messages/zh/answers.ts';
import { facts } from '#messages/zh/facts.ts';
import type { KnownLanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/zh.ts';
import { zh } from './zh.ts';

export const data = {
  language: 'zh',
  learned,
  messages: answers,
  facts,
  rules: zh,
} as const satisfies KnownLanguageData;
