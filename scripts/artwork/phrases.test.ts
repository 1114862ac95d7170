import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import { BREAK_MARK, withoutMarks } from '#shared/text.ts';
import { isSample } from '#tests/sample.ts';
import { markLine, markPhrases } from './phrases.ts';

function phrases(line: string, language: 'zh' | 'ja'): string {
  return markLine(line, language).replaceAll(BREAK_MARK, '|').replaceAll('\u00A0', '_');
}

describe('Chinese', () => {
  test.each([
    ['a preposition stays with its word', '在深圳|做知识库产品'],
    ['的 ends a phrase', '三个|还在维护的|项目'],
    ['a word that the dictionary tears stays whole', '开源知识库'],
    ['a measure stays with its figure', '2019_年入行，2023_年起|做知识库'],
    ['了 and 过 do not begin a line', '知道老系统的|坑|在哪儿了'],
    ['a short clause breaks before it, at the punctuation', '接过老系统，也从零搭过新的，自己部署，知道坑在哪儿。'],
    ['a span of hours in brackets is one clause', '工作日 10:00–19:00（北京时间）'],
    ['no character is left alone before a full stop', '文档写给|半年后|入职的人。'],
    ['Latin words break at their spaces', '用 Markdown 存，顺着链接读。'],
    ['a complement stays with its verb', '做得好的|时候|你注意不到|界面'],
    ['a verb of two characters stays whole', '权限|和审计|日志的|批量|导入|全部重写'],
  ])('%s', (_, marked) => {
    expect(phrases(marked.replaceAll('|', '').replaceAll('_', ' '), 'zh')).toBe(marked);
  });
});

describe('Japanese', () => {
  test.each([
    ['a title breaks after から', '管理画面から|エディターへ'],
    ['a title breaks after の', 'オープンソースの|ナレッジベース'],
    ['a compound stays whole', '多言語対応システム'],
    ['a short clause stays whole', 'たどって読む。航海には|使わないでください。'],
    ['a particle stays with its word', '整理と|検索は|AIの|仕事です'],
    ['an auxiliary stays with its verb', '航海には|使わないでください。'],
    ['a torn verb stays whole', 'リンクを|たどって|読む。'],
    ['a compound verb stays whole', '訳し忘れや|長すぎる|訳は、マージ前に|わかります。'],
    ['a figure stays with its measure', '1万件の|ノートを|線で|つないでいます。'],
    ['no character is left alone before a comma', '仕事の話、エディターの話'],
    ['no figure is left alone', 'かかる時間は、これまでの|3分の1'],
  ])('%s', (_, marked) => {
    expect(phrases(marked.replaceAll('|', ''), 'ja')).toBe(marked);
  });
});

describe('the whole content', () => {
  const marked = markPhrases(content);

  test('says the same without its marks', () => {
    const unmarked = JSON.parse(JSON.stringify(marked).replaceAll(BREAK_MARK, '')) as unknown;
    const figuresHeld = JSON.parse(
      JSON.stringify(content).replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00A0'),
    ) as typeof content;
    expect(unmarked).toEqual({
      ...content,
      about: figuresHeld.about,
      experience: content.experience.map((job, index) => ({
        ...job,
        description: figuresHeld.experience[index]!.description,
        achievements: figuresHeld.experience[index]!.achievements,
      })),
      projects: figuresHeld.projects,
    });
  });

  test.runIf(isSample)('has marks in short texts and none in paragraphs, English or facts', () => {
    expect(marked.hero.subtitle.zh).toContain(BREAK_MARK);
    expect(marked.projects[0]!.title.ja).toContain(BREAK_MARK);
    expect(marked.about.cards.experience.title.ja).toContain(BREAK_MARK);
    expect(marked.about.advantages[0]!.text.ja).toContain(BREAK_MARK);
    expect(marked.experience[0]!.achievements?.[0]?.text.zh).toContain(BREAK_MARK);
    expect(marked.experience[0]!.description.zh).toContain(BREAK_MARK);
    const descriptions = marked.projects.map(({ description }) => description);
    expect(JSON.stringify([marked.about.paragraphs, descriptions, marked.person.place])).not.toContain(BREAK_MARK);
    expect(marked.hero.description.en).toBe(content.hero.description.en);
  });

  test('is not changed itself', () => {
    expect(JSON.stringify(content)).not.toContain(BREAK_MARK);
  });

  test('has no mark at the edge of a text or beside punctuation', () => {
    expect(JSON.stringify(marked)).not.toMatch(/\u200B[\s"，。、：；？！）」]|[\s"，。、：；（「]\u200B/);
  });
});

test('the page’s answers read the content as it was written', () => {
  expect(JSON.parse(withoutMarks(JSON.stringify(markPhrases(content))))).toEqual(content);
});
