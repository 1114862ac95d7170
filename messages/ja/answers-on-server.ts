import type { AnswersOnServer } from '../translation.ts';

export const answersOnServer: AnswersOnServer = {
  chatPrivacy:
    '入力した内容はこのサイトのサーバーに送られ、ページの文章から答えを探すためだけに使われます。保存も記録もされず、第三者にも{name}本人にも渡りません。セッションのCookieは送信数を数えるだけです。',
  theme:
    'ライトとダークの2つのテーマがあります。最初は端末の設定に合わせて表示され、画面上部のボタンで切り替えられます（スマートフォンではメニューの中）。',
  globe:
    '地球儀は{name}の拠点を示しています。マゼンタの印が{place}です。ドラッグで回せて、拡大・縮小や一時停止もできます。拡大していくと海図に変わります。',
  form: '[連絡先](#contact)のフォームから送ると、内容が入力済みの状態でメールアプリが開きます。送信はそこから行います。このサイトが送ったり、保存したりすることはありません。JavaScriptが必要なので、使えない場合は[{email}](mailto:{email})へ直接メールしてください。',
  noCode: '[{title}](#project-{id})のコードへのリンクはありません。',
  practices: {
    editor: 'エディター',
    inputMethod: '日本語入力',
    search: '検索',
    knowledge: 'ノートとナレッジ',
    openSource: 'オープンソース',
    together: '共同編集',
    offline: 'オフライン',
    typography: '組版',
    forms: 'フォーム',
    selling: 'ECと決済',
    pictures: 'グラフと地図',
    mobile: 'スマートフォン',
    accessibility: 'アクセシビリティ',
    testing: 'テスト',
    review: 'コードレビュー',
    conventions: '開発ルール',
    translation: '翻訳',
    speed: '速度',
    configured: '設定からの画面生成',
    formats: '複数形と日付',
    documents: 'ドキュメント',
    old: '既存コードの引き継ぎ',
    scratch: 'ゼロからの開発',
    design: 'デザイン',
    security: 'セキュリティ',
    operations: '運用',
    ai: 'AI',
  },
};
