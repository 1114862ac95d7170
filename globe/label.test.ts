import { expect, test } from 'vitest';
import { labelOf } from './label.ts';

const SHENZHEN = { zh: '深圳', en: 'Shenzhen', ja: '深圳' };

test('a Chinese or Japanese page adds the English name, an English page the Chinese one', () => {
  expect(labelOf(SHENZHEN, 'zh')).toMatchObject({ name: '深圳', other: { language: 'en', name: 'Shenzhen' } });
  expect(labelOf(SHENZHEN, 'ja')).toMatchObject({ name: '深圳', other: { language: 'en', name: 'Shenzhen' } });
  expect(labelOf(SHENZHEN, 'en')).toMatchObject({ name: 'Shenzhen', other: { language: 'zh', name: '深圳' } });
});

test('the same name is not said twice', () => {
  expect(labelOf({ zh: 'Bonn', en: 'Bonn', ja: 'Bonn' }, 'en').other).toBeUndefined();
});

test('a longer name keeps more free of dots', () => {
  const long = labelOf({ zh: '圣克鲁斯', en: 'Santa Cruz de Tenerife', ja: 'サンタ・クルス' }, 'en').width;
  expect(long).toBeGreaterThan(labelOf(SHENZHEN, 'en').width);
});
