/** Every language of the site: a folder more is a line more here, and the compiler says what it lacks. */
import type { Language } from '#contract/language.ts';
import { messages as en } from './en/messages.ts';
import { messages as ja } from './ja/messages.ts';
import type { Messages, MessagesTranslation } from './translation.ts';
import { messages as zh } from './zh/messages.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { zh, en, ja } satisfies Record<
  Language,
  MessagesTranslation
>;
