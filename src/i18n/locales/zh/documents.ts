import type { DocumentsTranslation } from '../translation.ts';

export const documents: DocumentsTranslation = {
  englishName: 'Chinese',
  openGraphLocale: 'zh_CN',

  pdf: {
    title: '{name} · 简历',
    subject: '{title}，{place}',
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
