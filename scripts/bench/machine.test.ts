import { expect, test } from 'vitest';
import { describeMachine, type Look } from './machine.ts';

const QUIET: Look = { index: 500, othersCores: 0.1, load: 1.5 };
const BUSY = /^\*\*Made on a busy machine/;

test('a quiet machine says how fast it was and what it had to do', () => {
  const line = describeMachine([QUIET, { ...QUIET, index: 480 }, { ...QUIET, index: 510, load: 2 }], 2);
  expect(line).toBe('Machine: 2 cores, of which others kept 0.1 at work; index 500 (480–510); load 1.5–2.0.');
});

test('a table made while others work says so in its first line', () => {
  expect(describeMachine([QUIET, { ...QUIET, othersCores: 0.9 }, { ...QUIET, othersCores: 0.8 }], 2)).toMatch(BUSY);
});

test('a table made on a machine that changes its pace says so in its first line', () => {
  expect(describeMachine([QUIET, QUIET, { ...QUIET, index: 380 }], 2)).toMatch(BUSY);
});

test('the benchmark’s own load makes no busy machine', () => {
  expect(describeMachine([QUIET, { ...QUIET, load: 6 }], 2)).not.toMatch(BUSY);
});
