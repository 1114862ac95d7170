import type { LanguageData } from '../language-data.ts';
import { learned } from '../../generated/answers/ja.ts';
import { messages } from '../../generated/answers/messages-ja.ts';
import { ja } from './ja.ts';

export const data: LanguageData = { language: 'ja', learned, messages, rules: ja };
