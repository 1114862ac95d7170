import { expect, test } from 'vitest';
import { figuresIn } from './rules.ts';

test.each([
  ['en', 'From 4.8 s to 1.6 s in 2023, 1,200 people, 95% of them on 3 May 2024.', ['4.8', '1.6', '2023', '95', '2024']],
  [
    'de',
    'Von 4,8 s auf 1,6 s im Jahr 2023, 1.200 Leute, 95 % davon am 3.5.2024.',
    ['4.8', '1.6', '2023', '95', '2024'],
  ],
  ['en', '2.1 million notes, 1.5 billion links, 2.5 s', ['2.5']],
  ['en', 'In 2019 Mio joined, in 2020 kids came, 2.1M notes', ['2019', '2020']],
  ['en', 'a sail of 2.5 m and 1.5 km of rope', ['2.5', '1.5']],
  ['zh', '2.5 千米，2019 万圣节上线', ['2.5', '2019']],
  ['zh', '210 万条笔记，1.5 亿个链接，2.5 秒', ['2.5']],
  ['zh', '2023 年从 4.8 秒到 1.6 秒，1200 人，95%。', ['2023', '4.8', '1.6', '95']],
] as const)('figures are read as the language writes them (%s)', (language, text, figures) => {
  expect(figuresIn(text, language)).toEqual(figures);
});
