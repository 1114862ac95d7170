/** Japanese words and spellings that tell something about a question or a sentence, wherever they stand in it. */
import type { Measures, Signs } from '../language-data.ts';

export const measures: Measures = {
  figure: /[\d一二三四五六七八九十百千万半]/,
  duration: /\d\s?(ms|s\b|日|分)|秒|時間|週間|半日/,
  moment: /(19|20)\d\d|来年|[春夏秋冬]の|\d\s?月|今年|去年/,
  counter: /何([回件行人名社本台冊曲枚倍日分秒年点])/,
};

export const signs: Signs = {
  certificate: /certif|資格|認定/,
  talk: /登壇|講演/,
  writing: /blog|ブログ|記事|執筆|論文/,
  coordinates: /(ピンク|マゼンタ|赤|紫).{0,6}[印点丸]|地球儀.{0,3}印|gps|緯度|経度|座標/,
  written: /^お?名前は?\P{L}*$|(名前|氏名).*(読|書|漢字|発音)|読み方|ローマ字|英語(名|表記)/u,
  accounts: /アカウント|sns/,
  everyWay: /すべて|全て|全部|ほか|他の|juejin|wechat|ウィーチャット/,
  phone: /電話/,
  timeZone: /タイムゾーン|時差/,
  which: /どれ|どの/,
  ofProjects: /ど(の|れ).{0,2}(プロジェクト|制作物|作品)|(プロジェクト|制作物|作品|[3三]つ)の?(中|うち)/,
  list: /一覧|リスト/,
  skills: /スキル/,
  code: /\bcode\b|コード/,
  used: /使|用|^どこ(で|に)?\P{L}*$/u,
  knows: /使|用|でき|経験/,
  lasts: /何年|ど[のれ]くらい/,
  now: /今[のはど]|現在|いま[のはど]/,
  earlier: /前/,
  score: /%|点|パーセント|以[上下]/,
  atLeast: /以上|\+/,
  atMost: /以[下内]/,
  above: /超|より[上高]/,
  below: /未満|より[下低]/,
  frontend: /front-?end|フロントエンド/,
  backend: /back-?end|server|バックエンド|サーバー/,
  tools: /tool|ツール/,
  doing: /何して|過ご/,
  employer: /会社|職|仕事/,
  atWork: /働い/,
  fillers: /\b(and|or|vs)\b|さん|や|と|は/g,
  aroundLabel: /^では|(のほう|の点|面)?は?[?。]*$/g,
};
