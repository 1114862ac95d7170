import { expect, test } from 'vitest';
import { shorterMarkup } from './shorter-markup.ts';

test('empty parts of a drawing, empty values and slashes that say nothing go', () => {
  expect(shorterMarkup('<svg><g><path d="M0 0"></path></g></svg><p hidden="">One<wbr/>two</p>')).toBe(
    '<svg><g><path d="M0 0"/></g></svg><p hidden>One<wbr>two</p>',
  );
});

test('texts and elements that hold something stay as they are', () => {
  const html = '<p title="a=&quot;&quot;">a=&quot;&quot;</p><i></i><svg><path><title>One</title></path></svg>';
  expect(shorterMarkup(html)).toBe(html);
});
