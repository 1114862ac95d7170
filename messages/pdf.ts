import type { Messages } from './messages.ts';

export const pdfMessages = {
  title: { zh: '{name} · 简历', en: '{name} · Résumé', ja: '{name}｜職務経歴書' },
  subject: { zh: '{title}，{place}', en: '{title}, {place}', ja: '{title}、{place}' },
  profile: { zh: '简介', en: 'Profile', ja: 'プロフィール' },
  strengths: { zh: '个人优势', en: 'Strengths', ja: '強み' },
  code: { zh: '代码', en: 'Code', ja: 'コード' },
  website: { zh: '网站', en: 'Website', ja: 'サイト' },
  updated: { zh: '更新于 {date}', en: 'Updated {date}', ja: '{date}更新' },
  page: { zh: '第 {page} 页，共 {total} 页', en: 'Page {page} of {total}', ja: '{page} / {total}ページ' },
} as const satisfies Messages;
