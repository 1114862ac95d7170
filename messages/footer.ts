import type { Messages } from './messages.ts';

export const footerMessages = {
  copyright: { zh: '© {year} {name}', en: '© {year} {name}', ja: '© {year} {name}' },
  /** Must stay true. */
  builtWith: {
    zh: '用 React、TypeScript 和 Vite 搭建',
    en: 'Built with React, TypeScript and Vite',
    ja: 'React、TypeScript、Viteで制作',
  },
} as const satisfies Messages;
