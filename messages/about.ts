import type { Messages } from './messages.ts';

export const aboutMessages = {
  heading: { zh: '关于我', en: 'About', ja: 'プロフィール' },
  notes: {
    label: {
      zh: '笔记画成小岛，虚线是笔记之间的链接',
      en: 'Notes drawn as islets; dashed lines are the links between them',
      ja: 'ノートを小島、リンクを点線で描いた図',
    },
  },
  cards: {
    label: {
      experience: { zh: '经历', en: 'Experience', ja: '経歴' },
      projects: { zh: '项目', en: 'Projects', ja: '制作物' },
      contact: { zh: '联系', en: 'Contact', ja: '連絡先' },
    },
  },
  advantages: {
    heading: { zh: '个人优势', en: 'Five strengths', ja: '五つの強み' },
  },
} as const satisfies Messages;
