/** What a question holds that asks on from what was said: whole questions, where a word of it alone would say too little. */
import type { KnownLanguage } from '#contract/known-languages.ts';

export interface TalkSigns {
  /** Kinds of what a project is built with, but for what an editor or a search stands on: sentences tell that. */
  readonly parts: RegExp;
  /** A library or a framework is asked for in another sense: by one's knowledge of it, or by its reason. */
  readonly notParts: RegExp;
  /** A project that is talked about, by a word that stands for it. */
  readonly it: RegExp;
  /** Which model of AI one uses: nothing else is asked, and not who answers here. */
  readonly models: RegExp;
  /** How long, and nothing else. */
  readonly howLong: RegExp;
  /** `And now?`, and nothing else. */
  readonly andNow: RegExp;
  /** What agrees first, and asks after that. */
  readonly agreesAndAsks: RegExp;
  /** `In this project` is none of all projects. */
  readonly thisProject: RegExp;
}

export const TALK_SIGNS: Readonly<Record<KnownLanguage, TalkSigns>> = {
  de: {
    parts:
      /\b(ui-?bibliothek|komponentenbibliothek|(welche[sr]?|was fuer ein) (bibliothek(en)?|framework)|framework\?)/,
    notParts: /\b(kennst|kennen|kannst|beherrsch\w*|warum|wieso|editor|such\w*|firma|seite)\b/,
    it: /\b(es|das|dieses projekt|dessen|damit|dafuer)\b/,
    models:
      /\bmodelle?\b.*\b(nutz|verwend|benutz)|\b(nutz|verwend|benutz)\w*.*\b(modelle?|gpt|claude|gemini|copilot)\b/,
    howLong: /^(und |also |ok,? ){0,4}(wie (lange|viele jahre)|seit wann)( (schon|war das|dort|da)){0,4}[\s?!.]*$/,
    andNow: /^(und |also ){0,4}(jetzt|heute|aktuell|derzeit)( so| dann)?[\s?!.]*$/,
    agreesAndAsks:
      /^(ok(ay)?|gut|alles klar|schoen|verstehe|ja)[\s,.!]+((und|aber|dann) ){0,4}(was|welche\w*|wer|wo|wann|warum|wieso|wie|ist|sind|hat|kann|gibt)\b|^(ok(ay)?|gut|alles klar)\b.+\?$/,
    thisProject: /\b(diese[smn]?|dem) projekt\b/,
  },
  en: {
    parts:
      /\b(ui (kit|library|framework)|component (kit|library)|(which|what) (librar(y|ies)|frameworks?)|framework\?)/,
    notParts: /\b(know|learn\w*|why|own|editor|search|company|page|site|ever)\b/,
    it: /\b(it|its|that project|this project)\b/,
    models:
      /^(and |so |ok,? ){0,4}(which|what) (ai |language )?models?( (do|does|did|is|are) (you|he|she|they|\uE001) (use|using|prefer))?[\s?!.]*$|\b(which|what) (ai |language )?models?\b.*\bor\b|\b(use|using|prefer)\b.*\b(gpt|claude|gemini|copilot|models?)\b/,
    howLong:
      /^(and |so |ok,? |but ){0,4}(for )?how (long|many years)( (for|already|was (that|it|(s?he|you) there)|did (that|it|(s?he|you)) (last|stay|take|work( there)?)|were you there|there)){0,4}[\s?!.]*$/,
    andNow:
      /^(ok,? |and |so |what about |how about ){0,4}(now|currently|today|these days|at present|at the moment)( then)?[\s?!.]*$/,
    agreesAndAsks:
      /^(ok(ay)?|right|cool|great|nice|alright|fine|sure)[\s,.!]+((and|but|so|then) ){0,4}(what|which|who|whose|where|when|why|how|is (there|it|s?he|the|that one)|are (you|there|they|the)|do(es)? |did |has |have you|can |could |would |any |tell me|show me|give me|let['’]s hear)|^(ok(ay)?|right|cool|great|nice|alright|fine|sure)\b.+(\?| then)$/,
    thisProject: /\b(this|that|the same) project\b|\bwhich project \w+ (has|have|holds?|is|are)\b/,
  },
  ja: {
    parts: /ライブラリ|フレームワーク/,
    notParts:
      /エディタ|検索|コンポーネントライブラリ|知って|作った|つくった|なぜ|どうして|理由|以外|会社|サイト|ページ|できる|使える/,
    it: /それ(は|を|って|の|に|で)|そのプロジェクト|このプロジェクト/,
    models:
      /^(どの|何の|どこの|どんな)(ai)?モデル(を?(使|つか)[^。]*|ですか)?[\s?!。]*$|(モデル|gpt|claude|gemini|copilot)((を|は|も)?.{0,6}(使|つか)|.{0,4}派)/,
    howLong:
      /^(では?|じゃあ?|で|それは|そこ(で|に)?は?|そちら(で|に)?は?)?[、\s]*(何年|どのくらい|どれくらい|どのぐらい|どれぐらい)(間|くらい|ぐらい){0,4}(い(た|まし)|勤め|続|働|ですか|でしたか|やって)?[^。、]{0,6}[\s?!。]*$/,
    andNow:
      /^(では?|じゃあ?|で|それで)?[、\s]*(今|いま|現在)(は|の(会社|職場|勤務先)(は|では)|はどちら)?(ですか)?[\s?!。]*$/,
    agreesAndAsks:
      /^(了解|なるほど|はい|ok|わかりました)(です)?[\s、。]+.*((?<!たいと思います)か|は|教えて(ください)?)[\s?!。]*$|^(了解|なるほど|はい|ok|わかりました)(です)?[\s、。]+.*\?$/,
    thisProject: /(この|その|あの|同じ)(プロジェクト|制作物|作品)/,
  },
  zh: {
    parts: /组件库|ui ?库|类库|框架|ui.{0,4}库|(什么|啥|哪个|哪些)库/,
    notParts: /编辑器|搜索|为什么|为啥|会(什么|哪些|啥)|学|做过|熟悉|公司|网站|页面|自己/,
    it: /它|(这|那)个?项目/,
    models:
      /^(那|那么|具体)?(用的?是?)?(什么|哪个|哪种|哪家|啥)(ai)?(的)?模型(呢|啊)?[\s?!。]*$|用.{0,6}(模型|gpt|claude|gemini|copilot)/,
    howLong:
      /^(那|那么|大概|总共|在?那(边|儿|里)?){0,4}(待|呆|干|做)?了?(多久|几年|多长时间|多少年)(了|呢|啊|的)?[\s?!。]*$/,
    andNow: /^(那么?|然后)?(现在|目前|如今)(呢|这家呢|的公司呢|在哪家?(公司|上班|工作)?)?[\s?!。]*$/,
    agreesAndAsks:
      /^(好[的吧]?|行吧?|嗯+|哦+|ok)[\s,，。]+(?!.*没(什么|啥))(?!我想)(.*(什么|多少|几|哪|怎么|谁|有没有|能不能|啥).*|.*[吗呢?])[\s?!。]*$/,
    thisProject: /(这|那|该)个?(项目|作品)(里|中)?/,
  },
};
