import type { Messages } from './messages.ts';

export const experienceMessages = {
  heading: { zh: '工作经历', en: 'Experience', ja: '経歴' },
  period: {
    open: { zh: '{start}至今', en: '{start} – present', ja: '{start}〜現在' },
    closed: { zh: '{start}至 {end}', en: '{start} – {end}', ja: '{start}〜{end}' },
  },
  /** {monthName} is the English month in full, {month} its number. */
  month: { zh: '{year} 年 {month} 月', en: '{monthName} {year}', ja: '{year}年{month}月' },
  technologies: { zh: '用到的技术', en: 'Technologies', ja: '使用技術' },
  achievements: { zh: '主要成果', en: 'Achievements', ja: 'おもな成果' },
} as const satisfies Messages;
