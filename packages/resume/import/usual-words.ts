/** What most owners would say alike, so that an import need not ask for it: theirs to change. */
import type { KnownLanguage } from '#shared/known-languages.ts';

interface UsualWords {
  readonly greeting: string;
  readonly mapNote: string;
  readonly suggestions: readonly [string, string, string];
}

export const USUAL_WORDS: Readonly<Record<KnownLanguage, UsualWords>> = {
  de: {
    greeting: 'Guten Tag, ich bin',
    mapNote: 'Die Tiefen sind erfunden. Bitte nicht danach fahren.',
    suggestions: ['Was ist die jetzige Stelle?', 'Welche Projekte gibt es?', 'Wie nehme ich Kontakt auf?'],
  },
  en: {
    greeting: 'Hello, I’m',
    mapNote: 'The soundings are made up. Please don’t sail by them.',
    suggestions: ['Current work?', 'Which projects?', 'Contact details?'],
  },
  ja: {
    greeting: 'はじめまして。',
    mapNote: '水深の数字は気分で入れました。航海には使わないでください。',
    suggestions: ['いまの担当は？', 'どんな制作物がありますか？', '連絡先は？'],
  },
  zh: {
    greeting: '你好，我是',
    mapNote: '水深是画着玩的，别拿来开船。',
    suggestions: ['现在在做什么？', '做过哪些项目？', '怎么联系？'],
  },
};
