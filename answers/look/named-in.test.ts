import { expect, test } from 'vitest';
import { namesTechnology } from './named-in.ts';

test.each([
  ['I write JavaScript every day', 'JavaScript'],
  ['一直用React写界面', 'React'],
  ['Lately it’s CRDTs.', 'CRDT'],
  ['An app in React Native, once', 'React Native'],
  ['Node.js, C++ and C#', 'C++'],
])('P2.3 “%s” names %s', (sentence, name) => {
  expect(namesTechnology(sentence, name)).toBe(true);
});

test.each([
  ['I write JavaScript every day', 'Java'],
  ['Lately it’s CRDTs.', 'C'],
  ['At Google, once', 'Go'],
  ['Node.js, C++ and C#', 'C'],
  ['On GitHub', 'Git'],
])('P2.3 “%s” does not name %s', (sentence, name) => {
  expect(namesTechnology(sentence, name)).toBe(false);
});
