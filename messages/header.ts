import type { Messages } from './messages.ts';

export const headerMessages = {
  brand: {
    /** Begins with the visible name (WCAG 2.2 2.5.3). */
    label: { zh: '{name}，回到顶部', en: '{name}, back to top', ja: '{name}、先頭へ戻る' },
  },
  nav: {
    /** Screen readers add “navigation” by themselves. */
    label: { zh: '主导航', en: 'Main', ja: 'メイン' },
  },
  menu: {
    open: { zh: '打开菜单', en: 'Open menu', ja: 'メニューを開く' },
    close: { zh: '关闭菜单', en: 'Close menu', ja: 'メニューを閉じる' },
  },
  language: {
    /** {language} is the current one in its own name. */
    label: { zh: '语言：{language}', en: 'Language: {language}', ja: '言語：{language}' },
    list: { zh: '选择语言', en: 'Choose a language', ja: '言語を選ぶ' },
    /** Announced in the new language. */
    changed: { zh: '已切换到中文', en: 'Switched to English', ja: '日本語に切り替えました' },
  },
  /** Says what the press does. */
  theme: {
    toDark: { zh: '切换到深色模式', en: 'Switch to dark mode', ja: 'ダークモードに切り替える' },
    toLight: { zh: '切换到浅色模式', en: 'Switch to light mode', ja: 'ライトモードに切り替える' },
  },
} as const satisfies Messages;
