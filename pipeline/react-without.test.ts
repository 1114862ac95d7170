import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutUnused } from './react-without.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

test('what is left out of React throws when it is called, and the rest stays as it is', () => {
  const shorter = withoutUnused(client);
  expect(shorter.length).toBeLessThan(0.9 * client.length);
  expect(shorter).toContain("throw Error('Left out of React: startViewTransition')");
  const nameOf = /^function ([\w$]+)/gm;
  const names = (code: string) => [...code.matchAll(nameOf)].map(([, name]) => name);
  expect(names(shorter)).toEqual(names(client));
});

test('a function that React no longer has stops the build and is named', () => {
  expect(() => withoutUnused(client.replace('function startViewTransition(', 'function startOther('))).toThrow(
    'startViewTransition',
  );
});
