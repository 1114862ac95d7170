import type { FactsTranslation } from '../translation.ts';

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
