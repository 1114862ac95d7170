import type { FactsTranslation } from '../translation.ts';

export const facts: FactsTranslation = {
  period: {
    open: '{start}〜現在',
    closed: '{start}〜{end}',
  },
  month: '{year}年{month}月',
  degree: '{school} {subject}（{degree}）、{year}年卒業',
  spoken: '{name}（{fluency}）',
  separator: '、',
  between: '／',
};
