import type { Messages } from './messages.ts';

export const globeMessages = {
  name: { zh: '标出{place}位置的地球', en: 'Globe with {place} marked', ja: '{place}の位置を示す地球儀' },
  description: {
    zh: '用点画出的地球，洋红色标记处是{place}，{coordinates}。',
    en: 'A globe drawn in dots. The magenta mark is {place}, {coordinates}.',
    ja: '点で描いた地球儀です。マゼンタの印が{place}（{coordinates}）です。',
  },
} as const satisfies Messages;
