import { expect, test } from 'vitest';
import { labelOf } from './label.ts';

test('the place is called as the page calls it, and beside it as it is called elsewhere', () => {
  const other = { language: 'en', text: 'Shenzhen' } as const;
  expect(labelOf('深圳', other)).toMatchObject({ name: '深圳', other });
  expect(labelOf('Bonn').other).toBeUndefined();
});

test('a longer name keeps more free of dots', () => {
  const short = labelOf('Shenzhen', { language: 'zh', text: '深圳' }).width;
  expect(labelOf('Santa Cruz de Tenerife', { language: 'zh', text: '圣克鲁斯' }).width).toBeGreaterThan(short);
});
