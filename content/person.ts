/** The facts about the owner: said once, used everywhere. This person is invented. */
import type { Content } from './schema.ts';

export const person = {
  name: { zh: '陈屿', en: 'Chen Yu', ja: '陳嶼' },
  reading: { zh: 'Chén Yǔ', en: 'Chen Yu', ja: 'チェン・ユー' },
  title: { zh: '前端工程师', en: 'Front-end engineer', ja: 'フロントエンドエンジニア' },
  since: 2019,
  languages: [
    {
      tag: 'zh',
      name: { zh: '中文', en: 'Chinese', ja: '中国語' },
      fluency: { zh: '母语', en: 'native', ja: '母語' },
    },
    {
      tag: 'en',
      name: { zh: '英语', en: 'English', ja: '英語' },
      fluency: { zh: '工作语言', en: 'working', ja: '業務' },
    },
    {
      tag: 'ja',
      name: { zh: '日语', en: 'Japanese', ja: '日本語' },
      fluency: { zh: '读写', en: 'reading and writing', ja: '読み書き' },
    },
  ],
  email: 'hello@example.com',
  phone: '+86 755 0000 0000',
  codeHost: { label: 'GitHub', url: 'https://example.com/github' },
  microblog: { label: 'X', url: 'https://example.com/x' },
  reply: { zh: '通常当天回信', en: 'usually the same day', ja: 'たいてい当日' },
  hours: { zh: '工作日 10–19 点（深圳时间）', en: 'Weekdays, 10:00–19:00 (UTC+8)', ja: '平日11〜20時（日本時間）' },
  place: {
    name: { zh: '深圳', en: 'Shenzhen', ja: '深圳' },
    fullName: { zh: '深圳', en: 'Shenzhen', ja: '深圳（シンセン）' },
    latitude: 22.5431,
    longitude: 114.0579,
    countryCode: 'CN',
  },
} satisfies Content['person'];
