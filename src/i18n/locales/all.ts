/** Every language that a site may have: a folder more is a line more here, and the compiler says what it lacks. */
import type { KnownLanguage } from '#shared/known-languages.ts';
import { messages as de } from './de/index.ts';
import { messages as en } from './en/index.ts';
import { messages as ja } from './ja/index.ts';
import type { Messages, MessagesTranslation } from './translation.ts';
import { messages as zh } from './zh/index.ts';

export const MESSAGES: Readonly<Record<KnownLanguage, Messages>> = { de, en, ja, zh } satisfies Record<
  KnownLanguage,
  MessagesTranslation
>;

/** The file of a language's folder, without its ending, in which a part of the messages stands. */
export const localeFile = (part: string | undefined) => (part === 'facts' || part === 'documents' ? 'index' : part);
