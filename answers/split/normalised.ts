/** Text as it is compared, and the language that it is written in. */
import type { Language } from '#contract/language.ts';

/** Lower case, full-width letters as plain ones, curly quotes as straight ones. */
export function normalized(text: string): string {
  return namedGo(text).normalize('NFKC').toLowerCase().replaceAll(/[‘’]/g, "'");
}

/** The language whose name is a word: known by its capital among other names. */
function namedGo(text: string): string {
  return text.replaceAll(
    /(?<=[、,，/／・(（] ?)Go(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])Go(?= ?[、,，/／・)）])/gu,
    'golang',
  );
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
/** Simplified characters that Japanese writes otherwise, and words that only Chinese has. What both write (学, 点, 写) tells neither. */
const CHINESE =
  /[你您们吗呢么这哪谁怎啥吧给联电邮务项简历绍过时间东说话应该现实样个还让谢资岁职师级选难边际优势经验网页语对为问题讲种团队爱儿妈嗯哈咱钱价费读听买卖开关门车书习术设计发产业长头见图觉认识请试负责报护码链编译检测组织动类单员远进运达适从众传视频领预顾连态变标树极构换总节专创录续绩汉汇软击闭备调议证课诉评访诺贵质赞较轻输辑层归张]|多[少久]|[是有]什|[是的]吗/;
/** Characters that Japanese simplified in its own way. */
const JAPANESE =
  /[働込価気図辺円駅戻択応対様払歴験経権単転営関発伝変総続実売読広鉄検労覚観帰満団圧囲戦沢拡県継訳遅銭録険齢駆両毎]/;

/** The language a message is written in; `ofPage` decides about characters that Chinese and Japanese share. */
export function languageOfMessage(message: string, ofPage: Language): Language {
  if (KANA.test(message)) return 'ja';
  if (CHINESE.test(message)) return 'zh';
  if (JAPANESE.test(message)) return 'ja';
  if (HAN.test(message)) return ofPage === 'ja' ? 'ja' : 'zh';
  return LATIN.test(message) ? 'en' : ofPage;
}
