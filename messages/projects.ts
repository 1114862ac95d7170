import type { Messages } from './messages.ts';

export const projectsMessages = {
  heading: { zh: '项目', en: 'Projects', ja: '制作物' },
  open: { zh: '查看详情', en: 'Details', ja: '詳しく見る' },
  technologies: { zh: '用到的技术', en: 'Technologies', ja: '使用技術' },
  view: { zh: '查看项目', en: 'View project', ja: 'サイトを見る' },
  code: { zh: '查看代码', en: 'View code', ja: 'コードを見る' },
  close: { zh: '关闭', en: 'Close', ja: '閉じる' },
} as const satisfies Messages;
