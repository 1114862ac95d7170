import { expect, test } from 'vitest';
import { namesTechnology } from './names-technology.ts';

test.each([
  ['I write JavaScript every day', 'JavaScript', true],
  ['I write JavaScript every day', 'Java', false],
  ['一直用React写界面', 'React', true],
  ['Lately it’s CRDTs.', 'CRDT', true],
  ['Lately it’s CRDTs.', 'C', false],
  ['An app in React Native, once', 'React Native', true],
  ['Node.js, C++ and C#', 'C++', true],
  ['Node.js, C++ and C#', 'C', false],
  ['At Google, once', 'Go', false],
  ['On GitHub', 'Git', false],
])('P2.3 whether “%s” names %s: %s', (sentence, name, isNamed) => {
  expect(namesTechnology(sentence, name)).toBe(isNamed);
});
