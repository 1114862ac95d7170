/** Words by which something of the page itself is asked for, in a text as it is normalized. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import type { SiteFeature } from '../say/of-site.ts';

export const SITE_SIGNS: Readonly<Record<KnownLanguage, Readonly<Record<SiteFeature, RegExp>>>> = {
  de: {
    theme:
      /\b(dunkel|hell|nacht|tag)(modus|ansicht)\b|\bdunkle[nrs]? (modus|ansicht)\b|\bdark ?mode\b|\bfarbschema\b|\b(dunk(el|ler)|hell(er)?) (machen|stellen|schalten)\b|\bzu (hell|grell)\b|\bblendet\b/,
    languages: /\b(seite|website)\b.{0,20}\b(sprachen?|englisch|uebersetzt)\b/,
    globe: /\bglobus\b|\b(welt|erd)kugel\b|\b(dreht|drehende|rotierende)\b.{0,12}\b(kugel|erde|ball)\b/,
  },
  en: {
    theme:
      /\b(dark|light|night) ?-?(mode|theme)\b|\bcolou?r (scheme|theme|mode)s?\b|\b(make|makes|made|making|turn|go|get|be|is|have|switch)\b.{0,24}\b(dark|darker|less bright)\b(?! (matter|patterns?|horse|web|side))|\btoo bright\b|\beyes? (hurts?|are hurting|ache|burn)\b|\bhurts? (my|the) eyes\b/,
    languages:
      /\b(site|page|website)\b.{0,24}(?<!programming )\b(languages?(?! (s?he|you|they|\uE001))|translated|in (english|japanese|chinese|german))\b|\b(read|view|have|see) (it|this|the (site|page)) in (english|japanese|chinese|german|another language)\b/,
    globe:
      /(?<!\b(around|across|over|all over) the )\bglobe\b|\b(spinning|rotating|turning|revolving|3d|dotted|spins?|rotates|turns)\b.{0,12}\b(ball|earth|planet|sphere|world)\b|\b(ball|earth|planet|sphere)\b.{0,12}\b(spinning|spins?|rotat\w+|turning|turns)\b/,
  },
  ja: {
    theme:
      /(ダーク|ライト|ナイト|夜間)(モード|テーマ)|(画面|背景|ページ|サイト|色)[^。、]{0,6}(暗く|明るく|黒く|白く|まぶし|眩し|明るすぎ)|まぶし|眩し|(暗く|黒く)(でき|し|なり|変)/,
    languages: /(サイト|ページ)[^。、]{0,8}(?<!プログラミング)(何語|何か国語|言語|多言語|英語|中国語)/,
    globe: /地球儀|(回|まわ)(って(い)?る|る|転)[^。、]{0,6}(球|地球|丸|まる)|地球[^。、]{0,4}(回|まわ|みたい|って)/,
  },
  zh: {
    theme:
      /(深|黑|暗|夜|浅|亮)(色|间|夜|黑|天)?(模式|主题|版本|背景)|(换|切|调|改|变|弄)[^，。]{0,4}(主题(?!聊|吧|谈|说)|配色|暗|黑|深色)|刺眼|晃眼|(太|好)亮(?!眼|点|丽)/,
    languages:
      /(?<!(做|写|开发)[过的]?的?)(网站|网页|页面|这站)[^，。]{0,5}(切|换|支持|有)[^，。]{0,4}(语言|[英日中]文|[英日汉]语)/,
    globe:
      /地球仪|(?<![运好])(转|旋转)[^，。]{0,5}(?<![全足篮网气月])球|(?<![全足篮网气月])球[^，。]{0,3}(转|是啥|是什么|干嘛|干啥)|那个(地)?球/,
  },
};
