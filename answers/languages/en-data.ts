import { answers } from '#messages/en/answers.ts';
import { facts } from '#messages/en/facts.ts';
import type { LanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/en.ts';
import { en } from './en.ts';

export const data: LanguageData = { language: 'en', learned, messages: answers, facts, rules: en };
