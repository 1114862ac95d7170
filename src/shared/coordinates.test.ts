import { expect, test } from 'vitest';
import { latitudeLabels } from './coordinates.ts';

test('the labels fall by two minutes from a little north of the place', () => {
  expect(latitudeLabels(22.5431).slice(0, 3)).toEqual(['22°40′N', '22°38′N', '22°36′N']);
});

test('labels cross the equator without a sign', () => {
  expect(latitudeLabels(-0.05).slice(0, 5)).toEqual(['0°04′N', '0°02′N', '0°00′N', '0°02′S', '0°04′S']);
});

test('no label stands twice', () => {
  const labels = latitudeLabels(-33.9);
  expect(new Set(labels).size).toBe(labels.length);
});
