import type { FactsTranslation } from '../translation.ts';

export const facts: FactsTranslation = {
  period: {
    open: '{start}〜現在',
    closed: '{start}〜{end}',
  },
  month: '{year}年{month}月',
  degree: '{school} {subject}（{degree}）、{year}年卒業',
  record: '{title}（{where}、{year}年）',
  spoken: '{name}（{fluency}）',
  labelled: '{label}：{text}',
  separator: '、',
  between: '／',
};
