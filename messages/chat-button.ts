/** What the round button says, apart from the rest: the page needs it before anybody turns to the chat. */
import type { Messages } from './messages.ts';

export const chatButtonMessages = {
  openChat: { zh: '打开聊天', en: 'Open chat', ja: 'チャットを開く' },
  loading: { zh: '正在打开聊天…', en: 'Opening the chat...', ja: 'チャットを開いています…' },
  loadFailed: { zh: '聊天没能加载出来。', en: 'The chat could not be loaded.', ja: 'チャットを読み込めませんでした。' },
  newAnswerClosed: { zh: '打开聊天，有新回答', en: 'Open chat, new answer', ja: 'チャットを開く（新しい回答あり）' },
} as const satisfies Messages;
