/** Every language that a site may have: a folder more is a line more here, and the compiler says what it lacks. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { messages as de } from './de/messages.ts';
import { messages as en } from './en/messages.ts';
import { messages as ja } from './ja/messages.ts';
import type { Messages, MessagesTranslation } from './translation.ts';
import { messages as zh } from './zh/messages.ts';

export const MESSAGES: Readonly<Record<KnownLanguage, Messages>> = { de, en, ja, zh } satisfies Record<
  KnownLanguage,
  MessagesTranslation
>;
