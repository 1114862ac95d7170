/** Words by which a question plainly asks for a kind of sentence, and by which such a sentence is known. */
import type { KnownLanguage } from '#contract/known-languages.ts';

export interface PlainSigns {
  /** Where somebody is from … */
  readonly origin: RegExp;
  /** … which such a sentence tells. */
  readonly born: RegExp;
  /** Where one is now is asked beside it. */
  readonly today: RegExp;
  /** Which town, beside the time zone. */
  readonly town: RegExp;
  readonly pets: RegExp;
  /** What something stands on. */
  readonly base: RegExp;
  /** What one does besides work, whatever it is. */
  readonly pastimes: RegExp;
  /** What came of something. */
  readonly outcome: RegExp;
  /** What made somebody begin something. */
  readonly made: RegExp;
  /** Whether one writes code with what is talked about. */
  readonly coding: RegExp;
  /** Which skills have the lowest level, after another question about levels. */
  readonly lowest: RegExp;
  /** Which skills come next, after the best or the least. */
  readonly next: RegExp;
  /** Whether all projects are public, or still looked after … */
  readonly allKept: RegExp;
  /** … which such a sentence tells. */
  readonly kept: RegExp;
  /** What one may write to the owner about. */
  readonly letters: RegExp;
  /** For one's own things, not for work. */
  readonly own: RegExp;
  /** Whether the owner designs. */
  readonly design: RegExp;
  /** In which job something was used. */
  readonly inJob: RegExp;
  /** What it is built with, whatever it is, and nothing else. */
  readonly madeWith: RegExp;
  /** Where a project's code is, or whether it is there. */
  readonly source: RegExp;
}

export const PLAIN_SIGNS: Readonly<Record<KnownLanguage, PlainSigns>> = {
  de: {
    origin:
      /\bwoher (kommt|stammt|kommen|stammen) (sie|er|ihr|du|\uE001)\b|\bwo\b.{0,16}\b(geboren|aufgewachsen)\b|\bgeburtsort\b/,
    born: /\b(geboren|aufgewachsen)\b/,
    today: /\b(jetzt|heute|inzwischen)\b/,
    town: /\bwo\b|\bstadt\b/,
    pets: /\b(hund|katze|kater)\b/,
    base: /\b(worauf|auf was|grundlage|basis|basiert)\b/,
    pastimes: /\bhobb|freizeit/,
    outcome: /\b(gebracht|bringt|bewirkt|ergebnis\w*|wirkung|verbessert|gesunken|gestiegen)\b/,
    made: /\b(gebaut|gemacht|geschrieben|entwickelt|angefangen|entstanden)\b/,
    coding: /\b(programmier\w*|code[nt]?|entwickelt?)\b/,
    lowest: /\b(niedrigst\w*|schwaechst\w*|ganz unten|am wenigsten)\b/,
    next: /^(und )?(was |welche[rs]? )?(ist |kommt )?(der |die |das )?(zweit\w*|naechste[nrs]?|danach)[\s?!.]*$/,
    allKept:
      /\b(alle[ns]?|jede[rs]?|die projekte|beide|drei)\b.{0,24}\b(open ?source|oeffentlich|gepflegt|gewartet|aktiv|aktuell)\b|\b(noch|weiterhin) (gepflegt|gewartet)\b/,
    kept: /\b(gepflegt|pflege|oeffentlich|open[- ]source)\b/,
    own: /\b(eigene\w*|privat\w*)\b/,
    design:
      /\b(kann|kannst|koennen|macht|machst|machen|auch|erfahrung)\b.{0,24}\b(design(en|t)?|gestalt(en|ung))[\s?!.]*$/,
    inJob:
      /^(?!.*\b(nicht|ohne|nie|lieber)\b).*\b(welche[mnrs]?|was fuer ein\w*) (job|firma|firmen|stelle|arbeitgeber|unternehmen|agentur)\b/,
    source: /\b(quell)?code\b|\bgit(hub|lab)\b|\brepos?(itory)?\b/,
    madeWith:
      /^(und |also ){0,4}(womit|mit was) (ist|wurde|hast du|haben sie) ?(das|es|die seite)? ?(gebaut|gemacht|erstellt|geschrieben)[\s?!.]*$/,
    letters: /\b(worueber|wozu|weswegen|weshalb)\b.{0,20}\b(schreiben|melden|kontaktieren|anschreiben)\b/,
  },
  en: {
    origin:
      /\bwhere(?:'s| is| are| does| do| did|s)? (?:s?he|you|they|\uE001) (?:come |originally |came ){0,4}from\b|\bwhere\b.{0,12}\b(born|gr[eo]w up)\b|\b(birthplace|hometown|home town)\b/,
    born: /\b(born|grew up|raised in)\b/,
    today: /\b(now|today|these days|currently)\b/,
    town: /\bwhere\b|\bcity\b|\btown\b/,
    pets: /\b(dog|cat|parrot|rabbit)\b/,
    base: /\b(on top of|on) what\b(?! (date|days?|basis|terms|grounds))|\bwhat\b.{0,16}\b(based|built|sit) on\b/,
    pastimes: /\bhobb(y|ies)\b|\b(free|spare) time\b|\bfor fun\b/,
    outcome:
      /\b(bring|brought|effects?|impact|results?|outcome|improved?|drop(ped)?(?! (a|you|me|him|her|by)\b)|fell|c[ao]me out of)\b|\b(turn(ed)?|work(ed)?) out\b|\b(pay|paid) off\b|\bdid (it|that|this|the [\w-]+) help\b|\b(rates?|share|numbers?|figures?)\b.{0,12}\bchanged?\b/,
    made: /\b(mak(e|es|ing)|made|buil[dt]|writ(e|ing)|wrote|create[ds]?|start(ed)?|beg[aiu]n|c[ao]me about)\b/,
    coding: /\b(codes?|coding|program\w*)\b/,
    lowest: /\b(lowest|weakest|(at|near) the bottom)\b/,
    next: /^(and |what about |(what|which)(['’]s| is| are| comes?)? ){0,4}(the |his |her |their )?(second|next|runners?[ -]up)([ -](best|strongest|highest|weakest|lowest|ones?|skills?)){0,4}[\s?!.]*$|^(and )?(what )?then[\s?!.]*$/,
    allKept:
      /\b(all|every(thing| one)?|each|they|them|those|these|both|three|(?<!(which|what) )projects|any)\b.{0,30}\b(open[- ]?sourced?|public(ly)?|maintain(ed|ing)?|alive|active(ly)?|updated|abandoned)\b|\b(code|source)\b.{0,24}\b(these|those|them|all|others?|other two|both)\b.{0,8}\b(open|public)\b|\bstill (maintain|updat|work(ing)? on)\w*\b.{0,20}\b(them|these|those|projects|all)\b/,
    kept: /\b(maintain\w*|public|open[- ]source)\b/,
    own: /\b(own|private(ly)?|personal(ly)?)\b/,
    design:
      /\b(do|does|can|could|any|good at|know)\b.{0,20}\bdesign(s|ing)?(,? too| as well| at all| work| skills?| stuff| experience| background| things| interfaces){0,4}[\s?!.]*$|\b(ui|ux|graphic|visual) ?(design)( skills?| experience)?[\s?!.]*$/,
    inJob:
      /^(?!.*\b(not|want|join|leave|left|like|play|without|never|best|should|prefer)\b|.*n['’]t\b)(?=.*\b(us(e|es|ed|ing)|work(s|ed|ing)?|for|with|in)\b).*\b(which|what|whose) (of (his|her|your|their|the) )?(jobs?|compan(y|ies)|employers?|firms?|agenc(y|ies))\b/,
    source: /\b(code|source|git(hub|lab)|repos?(itory|itories)?)\b/,
    madeWith:
      /^(and |so |ok(ay)? |cool |but ){0,4}((built |made )?with what|what( is|['’]?s| was) (it|this|that|everything|all (of )?(it|this)) (built|made|written|coded|created) (with|in|from|using)|what (did|do) (you|he|she|they|\uE001) (build|make|write|code|create) (it|this|that) (with|in|from|using))[\s?!.]*$/,
    letters: /\bwhat\b.{0,30}\b(write to|e?-?mail|message|contact|reach out( to)?|talk to)\b.{0,16}\babout\b/,
  },
  ja: {
    origin:
      /出身(?!の?(大学|高校|校|学[部科]))|(お?生まれ|出生地)(は|育)|(どこ|どちら)[^。、]{0,4}生まれ(?!た[^。、]{0,4}(アイデア|もの|案))|どこの人|地元/,
    born: /生まれ|出身|育ち/,
    today: /今|いま(?![すせし])|現在/,
    town: /どこ|都市|街|住/,
    pets: /[猫犬]|インコ|うさぎ/,
    base: /(?<!データ|ナレッジ)ベース|土台|もとに|元に/,
    pastimes: /趣味|休日|余暇|息抜き/,
    outcome: /効果|成果|結果|どう変わ|改善(?!点|した[いく])|(減|下が)(った|り)|増え(た|ま)|(?<![以仕])上が(った|り)/,
    made: /きっかけ|経緯|動機|(作|つく|始|書)(った|ろう|り|め|い)/,
    coding: /コード|コーディング|開発|プログラ/,
    lowest: /低い|いちばん下|一番下/,
    next: /^(その|では|じゃあ?)?(次点?|[2二]番目?)(に(得意|強|高|低|苦手)[^。、]{0,3})?は[\s?!。]*$/,
    allKept:
      /(全部|ぜんぶ|すべて|全て|どれも|みんな|皆|[3三]つ|それら|プロジェクト|制作物)[^。、]{0,10}(オープンソース|公開|ソース|メンテ|更新)|(まだ|今も|いまも)[^。、]{0,6}(メンテ|更新)/,
    kept: /公開|メンテ|手入れ|保守/,
    own: /自分|個人|プライベート|私的/,
    design:
      /^(ui|ux|グラフィック|web)?デザイン(も|は|の経験は|のほうは|スキルは)?(でき|やり|やって|され|し|得意|あり)[^。]{0,8}[\s?!。]*$|デザイン(経験|スキル)(は|も)?(あり)?[\s?!。]*$/,
    inJob:
      /^(?!.*(使っていない|使わな|使ってない|会社が|入りたい|人気))(?=.*([使用]|や[っり])).*(どの(会社|仕事|職場|職歴|企業|職|勤務先)|どこの(会社|職場|企業)|何の仕事)/,
    source: /コード(?!レビュー)|ソース|github|gitlab|リポジトリ/,
    madeWith:
      /^(これ|それ|ここ)?(って|は)?((何|なに)(で|を使って)(作|つく|でき)(り|ら|っ)?[てた]|なんでできてい?(る|ます))[^。、？?]{0,10}[\s?!。]*$/,
    letters: /(どんな|何の|どういう)(話|用件|こと|内容|用事)[^。、]{0,8}(いい|よい|ok|連絡|送|メール|相談|大丈夫|歓迎)/,
  },
  zh: {
    origin: /(哪里|哪儿|啥地方|什么地方)的?人|老家|家乡|籍贯|出生在?(?:哪(?!一?年)|什么地方)/,
    born: /出生|生于|老家|家乡|长大/,
    today: /现在|如今|目前/,
    town: /哪|城市/,
    pets: /(?<![天熊])猫|(?<!搜)狗|兔子|鹦鹉/,
    base: /基于|底层|什么(做的)?(底|基础)/,
    pastimes: /爱好|业余|闲暇|消遣/,
    outcome: /效果|结果|成效|成果|(?<!想)(?:提升|改善)(?!空间)|降低|减少|增加|(?:(?<!多)少|多(?!少)|降|涨|减)[了到]/,
    made: /做|写|搞|弄|开发|初衷|契机|缘由/,
    coding: /代码|编程|编码|开发/,
    lowest: /最(低|弱|差)(?!.{0,3}(薪|工资|要求|学历))|垫底/,
    next: /^(那么?|然后)?(排?第二个?|其次|次强|再往下|接下来)(强|高|弱|低)?的?(技能)?(呢|是什么|是啥|是哪个|有哪些)?[\s?!。]*$/,
    allKept: /(都|全部?|[几三]个|些|项目)[^，。]{0,8}(开源|公开|维护|更新|活着)|[还仍]在(维护|更新)/,
    kept: /公开|维护|开源/,
    own: /自己|私下|个人|业余/,
    design:
      /^(你|他|她|那)?(也|还|自己){0,4}(会|懂|能|做过?|擅长)(不会|不懂|做|搞|点)?(ui|ux|视觉|交互|平面)?设计(稿|图)?(吗|么|不|嘛|方面)?[\s?!。]*$|有设计(能力|经验|基础)/,
    inJob: /^(?!.*(不用|没用|流行|适合|招|我们公司|想去))(?=.*[用做写]).*哪(一?家|份|个|几家|些)(公司|工作|单位|企业)/,
    source: /代码|源码|github|gitlab|仓库|开源/,
    madeWith:
      /^(那|这|这个|它|是|都){0,4}(用|拿)的?(什么|啥)(技术|框架|语言|工具)?(做|写|搭|搞|建|弄|开发)(出来)?的(呢|啊|呀|呐)?[\s?!。]*$/,
    letters:
      /(什么|啥|哪些)(样的)?(事|话题|内容|情况)[^，。]{0,6}(写信|联系|找|聊|发邮件)|(写信|找[他她你])[^，。]{0,4}[可能]以?(聊|说|谈|写)(什么|啥|哪些)/,
  },
};
