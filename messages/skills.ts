import type { Messages } from './messages.ts';

export const skillsMessages = {
  heading: { zh: '技能', en: 'Skills', ja: 'スキル' },
  frontend: { zh: '前端', en: 'Front end', ja: 'フロントエンド' },
  backend: { zh: '后端', en: 'Back end', ja: 'バックエンド' },
  tools: { zh: '工具', en: 'Tools', ja: 'ツール' },
} as const satisfies Messages;
