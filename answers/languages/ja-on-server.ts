/** What the server knows of Japanese besides what a page has room for. */
import type { LanguageRules } from '../language-data.ts';
import { ja } from './ja.ts';
import { withMore } from './with-more.ts';

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

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...ja,
  concepts: [...ja.concepts, ...concepts],
  aspects: withMore(ja.aspects, { after: /その次|次は?ど(こ|ちら)/ }),
  signs: { ...ja.signs, phone: /電話|携帯.{0,3}番号/ },
};
