/** Answers from this page, in the page: downloaded when a visitor wants it, each language with its first question. */
import { createAnswerer, languagesOf, type Answerer, type AnswerSource } from 'answerer';
import { answerSources, languageChoice } from 'virtual:answers';
import type { ConversationMessage } from '#shared/chat.ts';
import { FALLBACK_LANGUAGE, type Language } from '#shared/language.ts';
import { loadWithRetry } from '#shared/lazy-with-retry.ts';
import { matchLocale } from '#i18n/detect-locale.ts';
import type { LocalAnswer } from './chat-store.ts';

/** Built once for each set of languages: it takes a moment, and every question would wait for it. */
const answerers = new Map<string, Answerer>();

/** Loads what answers in the languages of a conversation, or in those that can be had. Rejects when none is there. */
export async function loadLocalAnswer(conversation: readonly ConversationMessage[]): Promise<LocalAnswer> {
  const ofPage = matchLocale(document.documentElement.lang) ?? FALLBACK_LANGUAGE;
  const wanted = [...languagesOf(conversation, ofPage, languageChoice)].filter((language) => language in answerSources);
  const tried = await Promise.allSettled(wanted.map((language) => loadSource(language as Language)));
  const loaded = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [first = await loadSource(ofPage), ...others] = loaded;
  const answer = answererOf([first, ...others]);
  return (messages) => answer(messages, ofPage).text;
}

function loadSource(language: Language): Promise<AnswerSource> {
  return loadWithRetry(`answers-${language}`, answerSources[language]);
}

function answererOf(loaded: readonly AnswerSource[]): Answerer {
  const key = loaded.map(({ data }) => data.language).join(' ');
  const kept = answerers.get(key);
  if (kept) return kept;
  const answer = createAnswerer(loaded, languageChoice);
  answerers.set(key, answer);
  return answer;
}
