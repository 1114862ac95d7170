/** The words of a text, as they are searched for. */
import type { Language } from '#contract/language.ts';

const SEGMENTERS: Readonly<Record<Language, Intl.Segmenter>> = {
  zh: new Intl.Segmenter('zh', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};

/** Lower case, full-width letters as plain ones, curly quotes as straight ones. */
export function normalized(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/[‘’]/g, "'");
}

/** The words that carry what a text is about, as they are written. */
export function keywordsOf(text: string, language: Language): string[] {
  return [...SEGMENTERS[language].segment(normalized(text))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)
    .filter((word) => !STOP_WORDS[language].has(word));
}

/** A word in the form in which it is compared: without its ending, one word for the same thing. */
export function comparable(word: string, language: Language): string {
  const base = baseForm(word, language);
  return SYNONYMS.get(base) ?? base;
}

/** The keywords of a text as they are compared. */
export function contentWordsOf(text: string, language: Language): string[] {
  return [...new Set(keywordsOf(text, language).map((word) => comparable(word, language)))];
}

/** `licensed`, `licenses`, `licence` → `licens`. */
function baseForm(word: string, language: Language): string {
  if (language !== 'en') return word;
  return word
    .replace(/'s$/, '')
    .replace(/(?<=\w{3})(ies|y)$/, 'i')
    .replace(/(?<=\w{3})(ing|ed|es|s|e)$/, '')
    .replace(/(?<=\w{3})([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/cenc?$/, 'cens');
}

/** Whether a question is after a number of things. */
export function asksAmount(question: string): boolean {
  return /how (many|much|big|large|fast)|多少|几个|几种|几人|几条|有多大|多久|多长时间|多快|速さ|何秒|何人|いくつ|何個|何件|何本|何行|どれくらいの(数|量)/.test(
    normalized(question),
  );
}

/** Words for the same thing, as the page says it. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['peopl', 'us'],
  ['team', 'us'],
  ['colleagu', 'us'],
  ['framework', 'built'],
  ['millisecond', 'm'],
  ['store', 'stor'],
  ['团队', '小组'],
  ['组', '小组'],
  ['小组', '小组'],
  ['同事', '小组'],
  ['许可', '许可证'],
  ['协议', '许可证'],
  ['チーム', 'フロント'],
  ['メンバー', 'フロント'],
]);

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an the this that these those is are was were be been being am do does did done has have had having can could ' +
      'will would shall should may might must i you he she it we they me him her them my your his its our their ' +
      'who whom whose what which when where why how and or but if of in on at to for from with by about as into than ' +
      'then there here so such not no yes any some all each more most much many very really please tell know say ask ' +
      'explain describe give show me also just only ever theowner one own use used uses using get got like handle deal approach problem problems kind sort good thing things ' +
      'someone somebody anyone whom'
    ).split(' '),
  ),
  zh: new Set(
    (
      '的 了 吗 呢 啊 吧 呀 嘛 是 在 有 没有 没 不 和 与 跟 或 及 也 都 就 还 很 太 更 最 这 那 这个 那个 哪 哪个 哪些 什么 啥 怎么 怎样 ' +
      '如何 为什么 谁 多少 几 个 种 条 人 我 你 他 她 它 我们 你们 他们 您 自己 请 请问 几个 几种 几人 家 于 时候 方面 东西 情况 事 能 会 可以 要 想 知道 告诉 说 讲 一下 一 给 对 把 ' +
      '被 从 到 为 用 过 着 地 得 上 下 里 中 吗? theowner 是否 是不是 有没有 能不能 会不会 做 做过 用过 问 问题 关于 大 样 有意思 有趣 处理 解决 帮 帮我 目前 现在 主要 一些 ' +
      '所有 比较 觉得 看 看看 好 好吗 来说 来 去 的话 怎么样 怎样 那么 具体 简单 详细 方便 可否 能否 过的 都做 自我 你的 我的 他的 她的 是什么 有哪些 都有 都会'
    ).split(' '),
  ),
  ja: new Set(
    (
      '何人 何個 いくら の は が を に で と も や か へ から まで より です ます でした ました ません だ た て い いる ある あり する し さ れ られ な なに 何 ' +
      'だれ 誰 どこ いつ どう どの どんな どれ なぜ これ それ あれ この その あの ここ そこ こと もの よう ため さん 方 人 私 あなた 彼 教え ' +
      'て ください くれ ほしい たい 知り 聞き いくつ ね よ の? ください か? theowner について つい どのくらい どれくらい できる でき 使っ 使い 使う なん お 願い お願い 願 いただけ もらえ くださる みたい 詳しく 簡単 ちょっと まず 全部 すべて 主 おもな 主な ' +
      '場合 ところ どちら こちら お話 伺い うかがい 様 氏 くん ちゃん という いう 言う 思い 思う 人です'
    ).split(' '),
  ),
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
/** Characters that one of the two languages has and the other writes differently, or not at all. */
const CHINESE =
  /[你您们吗呢么这哪谁怎啥吧给联电邮务项简历绍过时间东说话应该现实样个还没让谢资岁职历师级选难边际]|多[少大久]|[是有]什/;
const JAPANESE = /[働込歴絡経験価画気図辺円駅戻択応]/;

/** The language a question is written in. Names alone have none: `React?` is asked in the language of the page. */
export function languageOfQuestion(question: string, ofPage: Language): Language {
  if (KANA.test(question) || JAPANESE.test(question)) return 'ja';
  if (CHINESE.test(question)) return 'zh';
  if (HAN.test(question)) return ofPage === 'ja' ? 'ja' : 'zh';
  return LATIN.test(question) ? 'en' : ofPage;
}
