import { answers } from '#messages/en/answers.ts';
import { facts } from '#messages/en/facts.ts';
import type { KnownLanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/en.ts';
import { en } from './en.ts';

export const data = {
  language: 'en',
  learned,
  messages: answers,
  facts,
  rules: en,
} as const satisfies KnownLanguageData;
