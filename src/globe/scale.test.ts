import { expect, test } from 'vitest';
import { FURTHEST, NEAREST, START } from './distances.ts';
import { scaleMillions } from './scale.ts';

test('the scale is 1 : 100 000 000 at the start and follows the distance to the ground, to two figures', () => {
  expect([FURTHEST, START, 4, 3.2, 2.56, NEAREST].map(scaleMillions)).toEqual([130, 100, 70, 47, 28, 11]);
});
