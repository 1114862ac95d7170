import type { LanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/zh.ts';
import { messages } from '../../generated/answers/messages-zh.ts';
import { zh } from './zh.ts';

export const data: LanguageData = { language: 'zh', learned, messages, rules: zh };
