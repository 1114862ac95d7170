import type { Content } from '#content/schema.ts';

export const contact = {
  subtitle: {
    zh: '聊工作、聊编辑器，或者发现哪个链接打不开了，都欢迎来信。',
    en: 'Write about work, about editors, or just to tell me a link is broken.',
    ja: '仕事の話も、エディターの話も、リンク切れの報告も歓迎です。',
  },
  mapNote: {
    zh: '水深是画着玩的，别拿来开船。',
    en: 'The soundings are made up. Please don’t sail by them.',
    ja: '水深の数字は気分で入れました。航海には使わないでください。',
  },
} satisfies Content['contact'];
