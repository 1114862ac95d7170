import type { Messages } from './messages.ts';

export const heroMessages = {
  projects: { zh: '看看项目', en: 'View projects', ja: '制作物を見る' },
  contact: { zh: '联系我', en: 'Contact me', ja: '連絡する' },
  resume: { zh: '简历（PDF）', en: 'Résumé (PDF)', ja: '職務経歴書（PDF）' },
  scroll: { zh: '往下看', en: 'Scroll down', ja: '下へスクロール' },
} as const satisfies Messages;
