/** Answers from this page, in the page: downloaded when a visitor wants it, each language with its first question. */
import { createAnswerer, languagesOf, type Answerer } from '#answers/answerer.ts';
import type { LanguageData } from '#answers/language-data.ts';
import type { ConversationMessage } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import { wholeContent } from '#ui/whole-content.ts';
import type { AnswerHere } from './session-runner.ts';

type Loaded = readonly [{ readonly data: LanguageData }, { readonly hints: readonly string[] }];

/** What answers in one language need; kept by the browser once it is there. */
const LOADERS: Readonly<Record<Language, () => Promise<Loaded>>> = {
  zh: () => Promise.all([import('#answers/languages/zh-data.ts'), import('virtual:hints/zh')]),
  en: () => Promise.all([import('#answers/languages/en-data.ts'), import('virtual:hints/en')]),
  ja: () => Promise.all([import('#answers/languages/ja-data.ts'), import('virtual:hints/ja')]),
};

/** Built once for each set of languages: it takes a moment, and every question would wait for it. */
const answerers = new Map<string, Answerer>();

/** Loads what answers in the languages of a conversation, or in those that can be had. Rejects when none is there. */
export async function loadAnswerHere(
  conversation: readonly ConversationMessage[],
  ofPage: Language,
): Promise<AnswerHere> {
  const wanted = [...languagesOf(conversation, ofPage)];
  const tried = await Promise.allSettled(wanted.map((language) => LOADERS[language]()));
  const loaded = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [first = await LOADERS[ofPage](), ...others] = loaded;
  const answer = answererOf([first, ...others]);
  return (messages) => answer(messages, ofPage).text;
}

function answererOf(loaded: readonly Loaded[]): Answerer {
  const key = loaded.map(([{ data }]) => data.language).join(' ');
  const kept = answerers.get(key);
  if (kept) return kept;
  const answer = createAnswerer(
    wholeContent as Content,
    loaded.map(([{ data }, { hints }]) => ({ ...data, hints })),
    'page',
  );
  answerers.set(key, answer);
  return answer;
}
