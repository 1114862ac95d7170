import type { LanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/en.ts';
import { messages } from '../../generated/answers/messages-en.ts';
import { en } from './en.ts';

export const data: LanguageData = { language: 'en', learned, messages, rules: en };
