import { expect, test } from 'vitest';
import { lightColours } from './light-colours.ts';

test('every two-coloured value gets its light half, whatever stands around or inside it', () => {
  const css =
    ':root{--bg:light-dark(#fff, #000);--one:red}@layer x{.a{width:1px;--shadow:0 1px light-dark(rgb(1 2 3/.3),rgb(0 0 0)) inset}}';
  expect(lightColours(css)).toBe(
    '@layer components{@supports not (color:light-dark(red,red)){:root{color-scheme:only light}' +
      ':root{--bg:#fff}.a{--shadow:0 1px rgb(1 2 3/.3) inset}}}',
  );
});

test('a rule of one colour stays out', () => {
  expect(lightColours('a{color:red}')).not.toContain('a{');
});
