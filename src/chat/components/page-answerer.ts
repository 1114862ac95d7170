/** Answers from this page, in the page: downloaded when a visitor wants it, each language with its first question. */
import { answersTexts, telling, type AnswersTexts } from 'virtual:answers';
import { createAnswerer, languagesOf, type Answerer } from '#answers/answerer.ts';
import type { ConversationMessage } from '#contract/chat.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Content } from '#content/schema.ts';
import { loadTexts, textsHere } from '#ui/texts.ts';
import type { AnswerHere } from './session-runner.ts';
import { wholeContent } from './whole-content.ts';

/** Built once for each set of languages: it takes a moment, and every question would wait for it. */
const answerers = new Map<string, Answerer>();

/** Loads what answers in the languages of a conversation, or in those that can be had. Rejects when none is there. */
export async function loadAnswerHere(
  conversation: readonly ConversationMessage[],
  ofPage: Language,
): Promise<AnswerHere> {
  const wanted = [...languagesOf(conversation, ofPage, telling)];
  // The texts of all: names are asked for as any language writes them.
  const [tried] = await Promise.all([
    Promise.allSettled(wanted.map((language) => answersTexts[language]())),
    Promise.allSettled(LANGUAGES.map(loadTexts)),
  ]);
  const loaded = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [first = await answersTexts[ofPage](), ...others] = loaded;
  const answer = answererOf([first, ...others]);
  return (messages) => answer(messages, ofPage).text;
}

function answererOf(loaded: readonly AnswersTexts[]): Answerer {
  const texts = LANGUAGES.flatMap((language) => textsHere(language) ?? []);
  const key = [...loaded.map(({ data }) => data.language), '', ...texts.map(({ language }) => language)].join(' ');
  const kept = answerers.get(key);
  if (kept) return kept;
  const answer = createAnswerer(
    wholeContent(
      new Map(texts.map(({ language, content }) => [language, content])),
      new Map(loaded.map(({ data, unshown }) => [data.language, unshown])),
    ) as Content,
    loaded.map(({ data, hints }) => ({ ...data, hints })),
    telling,
  );
  answerers.set(key, answer);
  return answer;
}
