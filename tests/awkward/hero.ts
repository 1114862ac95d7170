import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

export const hero = {
  greeting: {
    zh: '早上好下午好晚上好，我的名字是',
    en: 'A very good day to you, I am',
    ja: 'みなさま、はじめまして。',
  },
  subtitle: {
    zh: '在比最南端还要靠南的一座港口里维护救生艇名册',
    en: 'Rettungsbootbesatzungsverzeichnisverwaltungssystemerneuerung',
    ja: 'リアルタイムコラボレーションプラットフォーム担当',
  },
  description: full(220, 110),
} satisfies Content['hero'];
