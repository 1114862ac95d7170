import type { DocumentsTranslation, FactsTranslation } from '../translation.ts';
import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { page } from './page.ts';
import * as shared from './shared.ts';

export const facts: FactsTranslation = {
  period: {
    open: '{start}〜現在',
    closed: '{start}〜{end}',
  },
  month: '{year}年{month}月',
  degree: '{school} {subject}（{degree}）、{year}年卒業',
  record: '{title}（{where}、{year}年）',
  records: { certificate: '資格', talk: '登壇', writing: '執筆' },
  spoken: '{name}（{fluency}）',
  labelled: '{label}：{text}',
  separator: '、',
  between: '／',
};

export const documents: DocumentsTranslation = {
  englishName: 'Japanese',
  openGraphLocale: 'ja_JP',

  pdf: {
    title: '{name}｜職務経歴書',
    subject: '{title}、{place}',
    objective: '職務要約',
    profile: '職務要約',
    strengths: '強み',
    code: 'コード',
    website: 'サイト',
    updated: '{date}更新',
    page: '{page}／{total}',
  },

  coordinates: {
    northEast: '北緯{lat}度、東経{lon}度',
    northWest: '北緯{lat}度、西経{lon}度',
    southEast: '南緯{lat}度、東経{lon}度',
    southWest: '南緯{lat}度、西経{lon}度',
  },

  person: {
    education: '学歴',
    languages: '言語',
    employed: '{year}年から{company}在籍',
    since: '実務経験は{year}年から',
    portrait: '写真',
    picture: '画像',
    record: { certificate: '資格', talk: '登壇', writing: '執筆' },
  },

  notFound: {
    documentTitle: 'ページが見つかりません｜{name}',
    heading: 'ページが見つかりません',
    text: 'アドレスが間違っているか、ページが移動したようです。',
    home: 'トップページへ',
  },
};

export const messages = { page, chat, answers, facts, documents, shared };
