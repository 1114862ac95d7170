import type { Messages } from './messages.ts';

export const skillsMessages = {
  heading: { zh: '技能', en: 'Skills', ja: 'スキル' },
} as const satisfies Messages;
