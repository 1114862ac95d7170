import { expect, test } from 'vitest';
import { checkContent } from '#content/check.ts';
import { content } from './index.ts';

test('the awkward content is valid', () => {
  expect(checkContent(content)).toEqual([]);
});

test('the awkward content is at the limits that the layout has to hold', () => {
  expect(content.person.name.en).toHaveLength(40);
  expect(content.experience).toHaveLength(8);
  expect(content.projects).toHaveLength(12);
  expect(content.skills.groups.map(({ skills }) => skills.length)).toEqual([20, 1, 3]);
  expect(content.person.place.latitude).toBeLessThan(0);
  expect(content.person.place.longitude).toBeLessThan(0);
});
