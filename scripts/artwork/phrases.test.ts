import { expect, test } from 'vitest';
import { BREAK_MARK } from '#shared/text.ts';
import { withBreakMarks } from './phrases.ts';

test.each([
  ['zh', 'a preposition stays with its word', '在深圳|做知识库产品'],
  ['zh', '的 ends a phrase', '三个|还在维护的|项目'],
  ['zh', 'a word that the dictionary tears stays whole', '开源知识库'],
  ['zh', 'a measure stays with its figure', '2019_年入行，2023_年起|做知识库'],
  ['zh', '了 and 过 do not begin a line', '知道老系统的|坑|在哪儿了'],
  ['zh', 'a short clause breaks before it, at the punctuation', '接过老系统，也从零搭过新的，自己部署，知道坑在哪儿。'],
  ['zh', 'a span of hours in brackets is one clause', '工作日 10:00–19:00（北京时间）'],
  ['zh', 'no character is left alone before a full stop', '文档写给|半年后|入职的人。'],
  ['zh', 'Latin words break at their spaces', '用 Markdown 存，顺着链接读。'],
  ['zh', 'a complement stays with its verb', '做得好的|时候|你注意不到|界面'],
  ['zh', 'a verb of two characters stays whole', '权限|和审计|日志的|批量|导入|全部重写'],
  ['ja', 'a title breaks after から', '管理画面から|エディターへ'],
  ['ja', 'a title breaks after の', 'オープンソースの|ナレッジベース'],
  ['ja', 'a compound stays whole', '多言語対応システム'],
  ['ja', 'a short clause stays whole', 'たどって読む。航海には|使わないでください。'],
  ['ja', 'a particle stays with its word', '整理と|検索は|AIの|仕事です'],
  ['ja', 'a torn verb stays whole', 'リンクを|たどって|読む。'],
  ['ja', 'a compound verb stays whole', '訳し忘れや|長すぎる|訳は、マージ前に|わかります。'],
  ['ja', 'a figure stays with its measure', '1万件の|ノートを|線で|つないでいます。'],
  ['ja', 'no character is left alone before a comma', '仕事の話、エディターの話'],
  ['ja', 'no figure is left alone', 'かかる時間は、これまでの|3分の1'],
  ['en', 'what has spaces between its words stays as it is', 'From 2019 on, a knowledge base.'],
] as const)('%s: %s', (language, _, marked) => {
  const line = marked.replaceAll('|', '').replaceAll('_', ' ');
  const shown = withBreakMarks(line, language).replaceAll(BREAK_MARK, '|').replaceAll('\u00A0', '_');
  expect(shown).toBe(marked);
});
