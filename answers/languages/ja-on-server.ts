/** What the server knows of Japanese besides what a page has room for. */
import type { LanguageRules } from '../language-data.ts';
import { ja } from './ja.ts';
import { unlessBeside, withMore } from './with-more.ts';

/** Words of one meaning. */
const concepts = [
  ['プルリク', 'pr', 'コミュニティ', '貢献', 'コントリビュ', '外部', '参加'],
  ['新人', '新入', '受け入れ', '入社したて', 'オンボーディング', '最初の週'],
  ['引き継', '既存', 'レガシー', '古いシステム', '古いコード'],
  ['スプレッドシート', 'エクセル', 'テーブル', '表'],
  ['締切', '締め切り', '納期', '期限', '間に合', '遅れ'],
  ['コンパイル', 'エラー', '抜け', '訳し忘れ', '漏れ'],
  ['サポート', '問い合わせ', '手順', 'カスタマー'],
  ['分割', 'パッケージ', 'モノリス', '分け'],
  ['なくな', '終了', '消え', '止ま', '残る', '残り'],
];

const needs: LanguageRules['needs'] = [
  [/美大|芸大|美術大|芸術大|音大/, /美大|芸大|美術|芸術|音大|音楽大/],
  [/人気|(一番|いちばん|最も)(使われ|読まれ|ダウンロード)/, /人気|(一番|いちばん|最も)使/],
  [/指導教官|指導教員|ゼミ|卒論|卒業論文/, /指導|ゼミ|卒論|卒業論文/],
  [/キーボード(?!だけ|のみ|操作)|マウス|モニター/, /キーボード|マウス|モニター/],
  [/評価や|育成|部下(から)?の評/, /育成|評価|評判/],
  [
    /(共同|同時|リアルタイム)[^。、]{0,4}(編集|作業|コラボ)|(二人|2人|複数人?|みんな)(で|が)?同時/,
    /共同|同時|リアルタイム/,
  ],
  [/年収|年俸|月収|給与|給料/, /年収|年俸|月収|給/],
  [/何歳|おいくつ(の方|ですか|です)|年齢/, /歳|\d年生まれ|\d年.{0,6}生まれ/],
  [/結婚|既婚|独身|奥さん|旦那|配偶者/, /結婚|既婚|独身|妻|(?<![工丈])夫(?!婦別)|パートナー/],
  [/ペット|[犬猫鳥][^。、]{0,4}飼|飼って/, /ペット|猫|犬|インコ|うさぎ|ウサギ|ハムスター|亀|蜂/],
  [/有料(版|プラン)|料金(は)?かか/, /有料|無料|料金|価格|円|ライセンス|[€$£¥]/],
  [/サポート.{0,6}(何[人名]|人数)/, /サポート.{0,6}[\d一二三四五六七八九十]+人/],
  [
    /(大きい|有名な)(お客|顧客|取引先|クライアント)|(顧客|取引先|クライアント)(一覧|リスト)/,
    /(顧客|取引先|クライアント)は/,
  ],
  [/(?<!を)(採用|募集)(して(い?ます|い?る)|中です)か[？?。]?$/, /採用|募集/],
  [/(日本|東京)に(来|こ)(ら|れ|て)/, /来日|来る/],
  [/誇り|自信作/, /誇り|自信作/],
  [/上司(は|の|って)|レポートライン|誰に報告/, /上司|報告(先|する)/],
  [/(word|ワード|docx|テキスト|エクセル|excel)(版|形式|ファイル|で(も|の|は|くだ|もら))/, /word|ワード|docx/],
  [
    /(どこ|何|なに)(に|で)?(ホスト|デプロイ|ホスティング)|(サイト|ページ).{0,6}(サーバー|ホスティング|ドメイン)|cdn/,
    /ホスティング|デプロイ|cdn|ドメイン/,
  ],
  [/npm|yarn|pnpm/, /npm|yarn|pnpm/],
  [
    /(誰|だれ|どなた)(が|に).{0,8}(翻訳|訳し|デザイン|テスト|描)|(翻訳|デザイン|テスト)は(誰|だれ|どなた)/,
    /翻訳者|デザイナー|テスター|(翻訳|デザイン)は/,
  ],
  [/(導入|契約|有料|利用)(企業|社数|会社|ユーザー)|何社/, /\d+社|\d+を?超|チームが使/],
  [/インターン/, /インターン/],
  [/フレックス|裁量労働|残業|コアタイム/, /フレックス|裁量|残業|コアタイム/],
  [/(来週|来月|今月|すぐに?|即日).{0,6}(入社|稼働|始め|参画|働け)/, /入社|稼働|可能|空い/],
  [/祝日|祝祭日|連休|年末年始|お盆|夏休み|正月/, /祝日|連休|年末|休み/],
  [/(顔)?写真|どんな(見た目|顔)/, /写真|顔/],
  [
    /シングルサインオン|sso|二要素|暗号化|バックアップ|オフライン|ダークモード|スマホ版/,
    /sso|二要素|暗号化|バックアップ|オフライン|ダーク|スマホ/,
  ],
  [
    /競合|他社(製品|ツール)|obsidian|evernote|scrapbox|cosense|confluence/,
    /競合|他社|obsidian|evernote|scrapbox|confluence/,
  ],
];

/** What few pages tell: asked for by such a word, it is told by the same. */
const specifics =
  /line(?=は|で|の|id|交換|アカ)|インスタ|フェイスブック|facebook|discord|slack(?![a-z])|telegram|ブログ|qiita|zenn|note\.com|ハッカソン|奨学金|アレルギー|五年後|5年後|10年後|将来の夢|夢は|ロゴ(?!ス)|イラスト|バナー|アクセス解析|ロードマップ/;

/** What somebody does besides work: told of the same, or not. */
const pastimes =
  /ピアノ|ギター|バイオリン|チェロ|将棋|囲碁|麻雀|テニス|サッカー|野球|ゴルフ|ヨガ|(?<!ウイ)スキー(?!マ)|サーフィン|水泳|登山|(?<!ガイ)ダンス|カラオケ|ラグビー|バスケ|卓球|バレー|マラソン/;

/** Who greets and says who they are asks nothing yet. */
const introduction =
  /^(はじめまして|初めまして|こんにちは|こんばんは|おはようございます|お世話になります|お世話になっております|やっほー)[\s、。!！]*(?!.*(伺|聞|教え|探し|募集|興味|相談|たい))[^?？か]{2,28}(です|と申します|しています|しております)[\s。!！]*$/;

/** More words by which a sentence that tells a matter is known. */
const tells: LanguageRules['tells'] = {
  salary: /\d\s?(ドル|ポンド|ユーロ|円|元|レアル|クローネ)|着手時|お支払い/,
  hobby:
    /(?<!ウイ)スキー(?!マ)|歌|合唱|泳|絵を|踊|模型|釣|サッカー|野球|テニス|ヨガ|編み|バンド(?![ルー幅])|映画|小説|飼|畑|庭|夏は|冬は|出勤前/,
  companyFacts: /\d人の(小さな)?(スタジオ|会社|事務所|制作会社)/,
  components: /wcag|a11y/,
  weakness:
    /(?<![視聴]覚|身体|発達)障害(?!者|の(?:ある|方))|事故|落ち(た|まし)|サイトが落ち|ミス|バグ|誤って|壊し|二重/,
};

/** The ends of compounds in katakana, by which a visitor calls the whole: `カレー` of `スープカレー`. */
function endsOf(text: string): string[] {
  return [...text.matchAll(/[\p{Script=Katakana}ー]{5,}/gu)].flatMap(([word]) =>
    [3, 4].flatMap((size) => [word.slice(-size), word.slice(0, size)]),
  );
}

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...ja,
  slips: [
    ...ja.slips,
    [/([一二三四五1-5])つめ(?![たてる])/g, '$1つ目'],
    [/(?<=[にで])何時間(?=かか)/g, 'どのくらいの期間'],
  ],
  endsOf,
  needs: [...ja.needs, ...needs],
  specifics: new RegExp([ja.specifics, specifics, pastimes].map(({ source }) => source).join('|'), 'g'),
  tells: withMore(ja.tells, tells),
  concepts: [...ja.concepts, ...concepts],
  aspects: withMore(ja.aspects, { after: /その次|次は?ど(こ|ちら)/ }),
  asides: { ...ja.asides, ...withMore({ greeting: ja.asides?.greeting ?? /$^/ }, { greeting: introduction }) },
  signs: {
    ...ja.signs,
    talk: unlessBeside(ja.signs.talk, /何語|英語|日本語|料金|費用|いつまで|謝礼/),
    phone: /電話|携帯.{0,3}番号/,
  },
};
