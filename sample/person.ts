/** The facts about the owner: said once, used everywhere. This person is invented. */
import type { Content } from '#content/schema.ts';

export const person = {
  name: { zh: '陈屿', en: 'Chen Yu', ja: '陳嶼' },
  reading: { zh: 'Chen Yu', en: 'Chen Yu', ja: 'チェン・ユー' },
  title: { zh: '前端工程师', en: 'Front-end engineer', ja: 'フロントエンドエンジニア' },
  since: 2019,
  education: [
    {
      school: { zh: '深湾大学', en: 'Shenwan University', ja: '深湾大学' },
      subject: { zh: '计算机科学与技术', en: 'Computer Science', ja: '情報工学' },
      degree: { zh: '本科', en: 'BSc', ja: '学士' },
      year: 2019,
    },
  ],
  languages: [
    {
      tag: 'zh',
      name: { zh: '中文', en: 'Chinese', ja: '中国語' },
      fluency: { zh: '母语', en: 'native', ja: 'ネイティブ' },
    },
    {
      tag: 'en',
      name: { zh: '英语', en: 'English', ja: '英語' },
      fluency: { zh: '工作语言', en: 'working proficiency', ja: 'ビジネスレベル' },
    },
    {
      tag: 'ja',
      name: { zh: '日语', en: 'Japanese', ja: '日本語' },
      fluency: {
        zh: '技术文档读写、日常会话',
        en: 'reading and writing, everyday speech',
        ja: '技術文書の読み書き、日常会話',
      },
    },
  ],
  availability: {
    zh: '目前在职，不急着换工作。有合适的机会愿意聊聊，最好能远程。',
    en: 'I’m employed and in no hurry to move, but open to offers, ideally remote.',
    ja: '在職中で転職は急ぎませんが、お話は伺います。働き方はできればリモートで。',
  },
  email: 'hello@example.com',
  phone: '+86 755 0000 0000',
  profiles: [
    { label: 'GitHub', url: 'https://example.com/github' },
    { label: 'X', url: 'https://example.com/x' },
    { label: { zh: '掘金', en: 'Juejin', ja: 'Juejin' }, url: 'https://example.com/juejin' },
    { label: { zh: '微信', en: 'WeChat', ja: 'WeChat' }, handle: 'chenyu-islet' },
  ],
  reply: { zh: '通常当天回信', en: 'usually the same day', ja: 'たいてい当日中' },
  hours: { zh: '工作日 10:00–19:00（北京时间）', en: 'Weekdays, 10:00–19:00 (UTC+8)', ja: '平日11〜20時（日本時間）' },
  place: {
    name: { zh: '深圳', en: 'Shenzhen', ja: '深圳' },
    fullName: { zh: '深圳', en: 'Shenzhen', ja: '深圳（シンセン）' },
    latitude: 22.5431,
    longitude: 114.0579,
    countryCode: 'CN',
  },
} satisfies Content['person'];
