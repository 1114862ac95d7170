import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Filled } from './text.tsx';

test('a name in a sentence of the interface keeps its direction, a figure stands as it is', () => {
  const values = { year: 2026, name: 'ליאור' };
  expect(renderToStaticMarkup(<Filled template="© {year} {name}, all rights" values={values} />)).toBe(
    '© 2026 <bdi>ליאור</bdi>, all rights',
  );
});
