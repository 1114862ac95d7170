/**
 * Marks where short Chinese and Japanese texts, set with `word-break: keep-all`, may break: between phrases. The words come from
 * BudouX for Japanese and from `Intl.Segmenter` for Chinese, here at build time: dictionaries differ between browsers.
 */
import { loadDefaultJapaneseParser } from 'budoux';
import { isLatin, type KnownLanguage } from '#shared/known-languages.ts';
import { BREAK_MARK } from '#shared/text.ts';

/** Where one clause ends and the next begins: there a line may break without a mark. */
const BETWEEN_CLAUSES = /(?<=[，。、：；？！])|(?=（)/u;

/** So few characters fit on a line everywhere: it breaks before them, at the punctuation. */
const SHORT_CLAUSE = /^.{0,8}[，。、：；？！）]?$/u;

/** Words that begin a phrase and hold on to the next one: prepositions, adverbs, pronouns. */
const BEGINS_PHRASE =
  /^[在从把被用向对给跟和与或不没未也都就才还很最更太再又先只让叫是像会能要想有这那哪每各请我你他她它做写聊]$/u;
/** Particles and localisers that end one. */
const ENDS_PHRASE = /^[的地了吗呢吧啊们里上下中后前内外时]$/u;
/** These and others lean on the word before them. */
const LEANS_BACK =
  /^(?:[的地得了着过吗呢吧啊们里上下中后前内外时起个条份种次年月天点件位]|[起下出过]来|之[间后前]|以[后前]|不[到了出起])$/u;

const japanese = loadDefaultJapaneseParser();
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * A text with the marks between its phrases: no word is torn, and no particle begins a line. What has spaces between its words
 * breaks there and stays as it is.
 */
export function withBreakMarks(text: string, language: KnownLanguage): string {
  if (isLatin(language)) return text;
  const phrasesOf = language === 'zh' ? chinesePhrases : japanesePhrases;
  return holdFigures(text)
    .split(BETWEEN_CLAUSES)
    .map((clause) => (SHORT_CLAUSE.test(clause) ? clause : phrasesOf(clause).join(BREAK_MARK)))
    .join('');
}

/** What BudouX tears now and then: a verb's first sound (た/どって), and a compound verb (訳し/忘れ). */
const FIRST_HALF = /^\p{Script=Hiragana}$|\p{Script=Han}[きしちりみびぎ]$/u;

/** BudouX's phrases, and no particle or figure alone. */
function japanesePhrases(clause: string): string[] {
  return japanese.parse(clause).reduce<string[]>((phrases, phrase) => {
    const before = phrases.at(-1);
    const isTorn = before !== undefined && (phrase.length === 1 || FIRST_HALF.test(before));
    return isTorn ? [...phrases.slice(0, -1), before + phrase] : [...phrases, phrase];
  }, []);
}

/** BudouX tears Chinese words (前/端), and the dictionary cuts many of them into single characters: these lean on both sides. */
function chinesePhrases(clause: string): string[] {
  const words = [...chinese.segment(clause)];
  return words.reduce<string[]>((phrases, { segment: word, isWordLike, index }, position) => {
    const before = words[position - 1];
    const breaks =
      before?.isWordLike &&
      isWordLike &&
      mayBreak(before.segment, word) &&
      // One character would stand alone on its line.
      !/^.(?:\P{L}|$)/u.test(clause.slice(index));
    return breaks || phrases.length === 0 ? [...phrases, word] : [...phrases.slice(0, -1), `${phrases.at(-1)}${word}`];
  }, []);
}

function mayBreak(before: string, after: string): boolean {
  if (LEANS_BACK.test(after) || BEGINS_PHRASE.test(before) || before.endsWith('得')) return false;
  return ENDS_PHRASE.test(before) || BEGINS_PHRASE.test(after) || (before.length > 1 && after.length > 1);
}

/** A figure and its measure stay together although Chinese puts a space between them: 2019 年. */
export function holdFigures(line: string): string {
  return line.replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00A0');
}
