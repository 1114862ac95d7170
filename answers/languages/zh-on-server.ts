/** What the server knows of Chinese besides what a page has room for. */
import type { LanguageRules } from '../language-data.ts';
import { withMore } from './with-more.ts';
import { zh } from './zh.ts';

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...zh,
  needs: [...zh.needs, [/薪|工资|待遇/, /薪|工资|待遇|每(天|日|小时|周|月|年).{0,8}(元|欧|美元|刀)|[€$£¥￥]/]],
  aspects: withMore(zh.aspects, { manner: /怎么(进|去|来|开始|想到|入)/ }),
};
