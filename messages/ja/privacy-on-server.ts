import type { AnswersTranslation } from '../translation.ts';

export const privacyOnServer: AnswersTranslation['chatPrivacy'] =
  '入力した内容はこのサイトのサーバーに送られ、ページの文章から答えを探すためだけに使われます。保存も記録もされず、第三者にも{name}本人にも渡りません。セッションのCookieは送信数を数えるだけです。';
