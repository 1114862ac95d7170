import { answers } from '#messages/ja/answers.ts';
import { facts } from '#messages/ja/facts.ts';
import type { LanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/ja.ts';
import { ja } from './ja.ts';

export const data: LanguageData = { language: 'ja', learned, messages: answers, facts, rules: ja };
