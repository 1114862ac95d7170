import type { AnswersTranslation } from '../translation.ts';

export const privacyOnServer: AnswersTranslation['chatPrivacy'] =
  '你输入的内容会发到本站的服务器，在那里从这一页的文字里找答案；不保存，不写进日志，不交给第三方，{name}也看不到。只有一个会话 cookie 用来数消息条数。';
