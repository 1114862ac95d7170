/** Words by which something of the page itself is asked for, in a text as it is normalized. */
import type { KnownLanguage } from '#contract/known-languages.ts';
import type { SiteSign } from '../say/of-site.ts';

export const SITE_SIGNS: Readonly<Record<KnownLanguage, Readonly<Record<SiteSign, RegExp>>>> = {
  de: {
    theme:
      /\b(dunkel|hell|nacht|tag)(modus|ansicht)\b|\bdunkle[nrs]? (modus|ansicht)\b|\bdark ?mode\b|\bfarbschema\b|\b(dunk(el|ler)|hell(er)?) (machen|stellen|schalten)\b|\bzu (hell|grell)\b|\bblendet\b/,
    languages: /\b(seite|website)\b.{0,20}\b(sprachen?|englisch|uebersetzt)\b/,
    form: /\bformular\b.*\b(passiert|abgeschickt|abschicken|absenden|gesendet|senden|schickt|funktioniert|speichert|gespeichert|javascript|mailprogramm|daten|landet|geht)\b|\b(ohne|kein) (javascript|js)\b|\b(javascript|js)\b.*\b(aus|deaktiviert|abgeschaltet)\b/,
    formOn:
      /\b(direkt|automatisch|von selbst)\b.*\b(gesendet|verschickt|abgeschickt)\b|\b(sendet|schickt|verschickt)\b.*\b(direkt|automatisch|von selbst|die seite)\b|\b(ohne|und) (javascript|js)\b/,
    globe: /\bglobus\b|\b(welt|erd)kugel\b|\b(dreht|drehende|rotierende)\b.{0,12}\b(kugel|erde|ball)\b/,
  },
  en: {
    theme:
      /\b(dark|light|night) ?-?(mode|theme)\b|\bcolou?r (scheme|theme|mode)s?\b|\b(make|makes|made|making|turn|go|get|be|is|have|switch)\b.{0,24}\b(dark|darker|less bright)\b(?! (matter|patterns?|horse|web|side))|\btoo bright\b|\beyes? (hurts?|are hurting|ache|burn)\b|\bhurts? (my|the) eyes\b/,
    languages:
      /\b(site|page|website)\b.{0,24}(?<!programming )\b(languages?(?! (s?he|you|they|\uE001))|translated|in (english|japanese|chinese|german))\b|\b(read|view|have|see) (it|this|the (site|page)) in (english|japanese|chinese|german|another language)\b/,
    form: /\bform\b.*\b(happens?|press\w*|hit|click\w*|submit\w*|sends?|sent|goes?|works?|working|broken|fails?|failed|stor(e|es|ed)|sav(e|es|ed)|keep|kept|data|javascript|js|mail (app|client)|server|backend)\b|\b(submit|send|press|fill in|fill out|use)\b.*\b(contact )?form\b(?! of\b)|\b(without|no|disabled?|turn(ed)? off|block(ed|s)?) (javascript|js)\b|\b(javascript|js|scripts?)\b.*\b(off|disabled|blocked)\b/,
    formOn:
      /\bsend(s|ing)?\b.*\b(straight|directly|automatic(ally)?|itself|the site|from (here|the (site|page)))\b|\bsent\b.*\b(automatically|directly|from)\b|\b(without|and|no) (javascript|js)\b|\b(open|need|have)\b.*\b(mail|e-?mail) (app|client|program)\b|\b(stor(e|es|ed)|saved?|keep|kept)\b.*\b(it|that|anything|data|message)\b|\b(press|click|hit)\w* (send|submit)\b/,
    globe:
      /(?<!\b(around|across|over|all over) the )\bglobe\b|\b(spinning|rotating|turning|revolving|3d|dotted|spins?|rotates|turns)\b.{0,12}\b(ball|earth|planet|sphere|world)\b|\b(ball|earth|planet|sphere)\b.{0,12}\b(spinning|spins?|rotat\w+|turning|turns)\b/,
  },
  ja: {
    theme:
      /(ダーク|ライト|ナイト|夜間)(モード|テーマ)|(画面|背景|ページ|サイト|色)[^。、]{0,6}(暗く|明るく|黒く|白く|まぶし|眩し|明るすぎ)|まぶし|眩し|(暗く|黒く)(でき|し|なり|変)/,
    languages: /(サイト|ページ)[^。、]{0,8}(?<!プログラミング)(何語|何か国語|言語|多言語|英語|中国語)/,
    form: /フォーム[^。]*(送(る|信|った)|押|動か|動き|使え|壊れ|保存|残|届|飛|javascript|js|メールアプリ|どうなる|何が起)|(javascript|js)(を|が|は)?(オフ|無効|切|使えな|なし|なく)|(送信|送る)ボタン/,
    formOn:
      /(そのまま|直接|自動(で|的に)?|サイトから|ここから)[^。]*(送|届)|(javascript|js)(が)?(なし|オフ|無効|なくても|なかったら)|メール(アプリ|ソフト)[^。]*(開|必要|起動)|(入力|書い)[^。]*(保存|残)/,
    globe: /地球儀|(回|まわ)(って(い)?る|る|転)[^。、]{0,6}(球|地球|丸|まる)|地球[^。、]{0,4}(回|まわ|みたい|って)/,
  },
  zh: {
    theme:
      /(深|黑|暗|夜|浅|亮)(色|间|夜|黑|天)?(模式|主题|版本|背景)|(换|切|调|改|变|弄)[^，。]{0,4}(主题(?!聊|吧|谈|说)|配色|暗|黑|深色)|刺眼|晃眼|(太|好)亮(?!眼|点|丽)/,
    languages:
      /(?<!(做|写|开发)[过的]?的?)(网站|网页|页面|这站)[^，。]{0,5}(切|换|支持|有)[^，。]{0,4}(语言|[英日中]文|[英日汉]语)/,
    form: /(表单|留言(框|板)?|联系框)[^。]{0,12}(发送|提交|点|按|会|怎么|坏|用不了|没反应|存|保存|数据|哪|js|javascript)|(点|按)(了|一下)?(发送|提交)[^。]*(会|怎么|然后|之后|后)|(关(了|掉|闭)?|禁用?了?|没有?|不开|不用) ?(js|javascript|脚本)|(js|javascript|脚本)[^。]{0,4}(关|禁)/,
    formOn:
      /(自动|直接|本站|网站)[^。]{0,6}发|(关|没|不开|禁)[^。]{0,4}(js|javascript|脚本)|(js|javascript|脚本)(呢|怎么办|关)|存(?!.{0,2}(通讯录|名片))[^。]{0,8}(吗|么|不|没)|(打开|弹出|跳)[^。]{0,4}邮[件箱]/,
    globe:
      /地球仪|(?<![运好])(转|旋转)[^，。]{0,5}(?<![全足篮网气月])球|(?<![全足篮网气月])球[^，。]{0,3}(转|是啥|是什么|干嘛|干啥)|那个(地)?球/,
  },
};
