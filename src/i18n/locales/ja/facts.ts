import type { FactsTranslation } from '../translation.ts';

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
