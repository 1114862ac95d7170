/** The language that a message is written in, as far as the site has it. */
import { isLatin, type Language } from '../text.ts';

/** Which languages there are to choose from. */
export interface LanguageChoice {
  readonly languages: readonly Language[];
  /** The commonest words of languages that share their letters; of no use where there is one of each. */
  readonly commonWords: Readonly<Partial<Record<Language, RegExp>>>;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
const ENGLISH =
  /\b(?:the|is|are|was|you|your|we|our|he|she|his|her|and|or|for|with|of|to|in|an?|do|does|did|what|who|how)\b/i;
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Characters that an English text may have beside each such word. */
const MAX_CHARACTERS = 3;
/** Simplified characters that Japanese writes otherwise, and words that only Chinese has. What both write (学, 点, 写) tells neither. */
const CHINESE =
  /[你您们吗呢么这哪谁怎啥吧给联电邮务项简历绍过时间东说话应该现实样个还让谢资岁职师级选难边际优势经验网页语对为问题讲种团队爱儿妈嗯哈咱钱价费读听买卖开关门车书习术设计发产业长头见图觉认识请试负责报护码链编译检测组织动类单员远进运达适从众传视频领预顾连态变标树极构换总节专创录续绩汉汇软击闭备调议证课诉评访诺贵质赞较轻输辑层归张]|多[少久]|[是有]什|[是的]吗/;
/** Characters that Japanese simplified in its own way. */
const JAPANESE =
  /[働込価気図辺円駅戻択応対様払歴験経権単転営関発伝変総続実売読広鉄検労覚観帰満団圧囲戦沢拡県継訳遅銭録険齢駆両毎]/;

/**
 * The language a message is written in; in one that the site lacks it is answered in the page's.
 * `ofPage` decides about characters that Chinese and Japanese share, and about words that tell nothing.
 */
export function detectLanguage(message: string, ofPage: Language, choice: LanguageChoice): Language {
  const written = scriptOf(message, ofPage, choice.languages);
  if (written === 'latin') return latinLanguage(message, ofPage, choice);
  return choice.languages.find((language) => language === written) ?? ofPage;
}

function scriptOf(message: string, ofPage: Language, languages: readonly Language[]): Language | 'latin' | undefined {
  const countOf = (letters: RegExp) => message.split(letters).length - 1;
  // A text in English may name a place or a firm in characters.
  const english = countOf(ENGLISH);
  if (english > 2 && MAX_CHARACTERS * english > countOf(CHARACTER)) return 'latin';
  const chinese = countOf(CHINESE);
  // A Chinese text may name somebody in kana.
  if (countOf(KANA) > chinese) return 'ja';
  if (chinese) return 'zh';
  if (JAPANESE.test(message)) return 'ja';
  if (HAN.test(message)) return ofPage === 'ja' || !languages.includes('zh') ? 'ja' : 'zh';
  return LATIN.test(message) ? 'latin' : undefined;
}

/** Where the page is in another script, words without any of a language's own are a name or a keyword. */
function latinLanguage(message: string, ofPage: Language, { languages, commonWords }: LanguageChoice): Language {
  const latin = languages.filter(isLatin);
  if (!isLatin(ofPage) && !SENTENCE.test(message)) return ofPage;
  const found = (language: Language) =>
    (message.toLowerCase().match(commonWords[language] ?? /$^/g) ?? []).reduce(
      (sum, sign) => sum + (/^[äöüß]$/.test(sign) ? 0.1 : 1),
      0,
    );
  const usual = isLatin(ofPage) ? ofPage : (latin[0] ?? ofPage);
  return latin.reduce<Language>((best, one) => (found(one) > found(best) ? one : best), usual);
}

/** `PDF`, `github link`, `AI`: nobody's sentence. */
const SENTENCE =
  /[äöüß]|\b(?:the|is|are|was|were|you|your|he|she|his|her|they|them|it|this|that|and|or|for|with|of|to|in|on|at|from|an?|do|does|did|has|have|had|can|could|what|who|whose|which|how|where|when|why|tell|show|give|any|about|i|me|my|we|thanks?|thank|hello|hi|hey|please|sorry|bye|ok|okay|cool|nice|wer|wo|wie|wann|was|und|der|die|das|ist|hat|kann|ich|du|sie|mit|von|bitte|danke|hallo)\b/i;
