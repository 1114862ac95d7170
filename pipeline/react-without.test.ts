import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './react-without.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

test('what is left out of React throws when it is called, and the rest stays as it is', () => {
  const { code, missing } = withoutUnused(client);
  expect(missing).toEqual([]);
  expect(code.length).toBeLessThan(0.9 * client.length);
  expect(code).toContain("throw Error('Left out of React: startViewTransition')");
  const nameOf = /^function ([\w$]+)/gm;
  const names = (source: string) => [...source.matchAll(nameOf)].map(([, name]) => name);
  expect(names(code)).toEqual(names(client));
});

test('of a version that lacks one of the functions nothing is left out, and the function is named', () => {
  const next = client.replace('function startViewTransition(', 'function startOther(');
  expect(withoutUnused(next)).toEqual({ code: next, missing: ['startViewTransition'] });
});
