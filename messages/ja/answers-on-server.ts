import type { AnswersOnServer } from '../translation.ts';

export const answersOnServer: AnswersOnServer = {
  chatPrivacy:
    '入力した内容はこのサイトのサーバーに送られ、ページの文章から答えを探すためだけに使われます。保存も記録もされず、第三者にも{name}本人にも渡りません。セッションのCookieは送信数を数えるだけです。',
  theme:
    'ライトとダークの2つのテーマがあります。最初は端末の設定に合わせて表示され、画面上部のボタンで切り替えられます（スマートフォンではメニューの中）。',
  globe:
    '地球儀は{name}の拠点を示しています。マゼンタの印が{place}です。ドラッグで回せて、拡大・縮小や一時停止もできます。拡大していくと海図に変わります。',
};
