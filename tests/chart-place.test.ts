import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLACE_ON_SHEET } from '#scripts/artwork/drawings/estuary.ts';

test('the label on the chart stands where the drawing puts the place', () => {
  const styles = readFileSync(new URL('../src/sections/contact/contact.module.css', import.meta.url), 'utf8');
  const rule = /\.place \{[^}]*\}/.exec(styles)?.[0];
  expect(rule).toContain(`top: ${(PLACE_ON_SHEET.y * 100).toFixed(2)}%`);
  expect(rule).toContain(`left: ${(PLACE_ON_SHEET.x * 100).toFixed(2)}%`);
});
