/** What the round button says, apart from the rest: the page needs it before anybody turns to the chat. */
import type { Messages } from './messages.ts';

export const chatButtonMessages = {
  label: { zh: '聊天', en: 'Chat', ja: 'チャット' },
  openChat: { zh: '打开聊天', en: 'Open chat', ja: 'チャットを開く' },
  loading: { zh: '正在打开聊天…', en: 'Opening the chat...', ja: 'チャットを開いています…' },
  loadFailed: {
    zh: '聊天加载失败。请重试，或刷新页面。',
    en: 'The chat could not be loaded. Try again, or reload the page.',
    ja: 'チャットを読み込めませんでした。もう一度試すか、ページを再読み込みしてください。',
  },
  newAnswerClosed: { zh: '打开聊天，有新回答', en: 'Open chat, new answer', ja: 'チャットを開く（新しい回答あり）' },
} as const satisfies Messages;
