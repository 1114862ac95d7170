import { answers } from '#messages/de/answers.ts';
import { facts } from '#messages/de/facts.ts';
import type { KnownLanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/de.ts';
import { de } from './de.ts';

export const data = {
  language: 'de',
  learned,
  messages: answers,
  facts,
  rules: de,
} as const satisfies KnownLanguageData;
