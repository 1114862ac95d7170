import type { DocumentsTranslation, FactsTranslation } from '../translation.ts';
import { answers } from './answers.ts';
import { chat } from './chat.ts';
import { page } from './page.ts';
import * as shared from './shared.ts';

export const facts: FactsTranslation = {
  period: {
    open: '{start}至今',
    closed: '{start}至 {end}',
  },
  month: '{year} 年 {month} 月',
  degree: '{school}{subject}{degree}，{year} 年毕业',
  record: '{title}（{where}，{year} 年）',
  records: { certificate: '证书', talk: '演讲', writing: '文章' },
  spoken: '{name}（{fluency}）',
  labelled: '{label}：{text}',
  separator: '、',
  between: '；',
};

export const documents: DocumentsTranslation = {
  englishName: 'Chinese',
  openGraphLocale: 'zh_CN',

  pdf: {
    title: '{name} · 简历',
    subject: '{title}，{place}',
    objective: '求职意向',
    profile: '简介',
    strengths: '个人优势',
    code: '代码',
    website: '网站',
    updated: '更新于 {date}',
    page: '第 {page} 页，共 {total} 页',
  },

  coordinates: {
    northEast: '北纬 {lat}°，东经 {lon}°',
    northWest: '北纬 {lat}°，西经 {lon}°',
    southEast: '南纬 {lat}°，东经 {lon}°',
    southWest: '南纬 {lat}°，西经 {lon}°',
  },

  person: {
    education: '学历',
    languages: '语言',
    employed: '{year} 年起就职于{company}',
    since: '{year} 年入行',
    portrait: '照片',
    picture: '图片',
    record: { certificate: '证书', talk: '演讲', writing: '文章' },
  },

  notFound: {
    documentTitle: '找不到这个页面 · {name}',
    heading: '找不到这个页面',
    text: '地址可能打错了，页面也可能已经移走。',
    home: '回到首页',
  },
};

export const messages = { page, chat, answers, facts, documents, shared };
