import type { KnownLanguage } from '#contract/known-languages.ts';
import { privacyOnServer as de } from '#messages/de/privacy-on-server.ts';
import { privacyOnServer as en } from '#messages/en/privacy-on-server.ts';
import { privacyOnServer as ja } from '#messages/ja/privacy-on-server.ts';
import { privacyOnServer as zh } from '#messages/zh/privacy-on-server.ts';
import type { KnownLanguageData } from '../language-data.ts';

const PRIVACY = { de, en, ja, zh } as const satisfies Record<KnownLanguage, string>;

type DataOf<Name> = KnownLanguageData & { readonly language: Name };

/** What the answerer knows of a language where it runs in the server: there it tells what the server does with a message. */
export function onServer<Name extends KnownLanguage>(data: DataOf<Name>): DataOf<Name> {
  return { ...data, messages: { ...data.messages, chatPrivacy: PRIVACY[data.language] } };
}
