import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyWarning } from './key-warning.ts';

test('a key that is built into the page is warned of, and not printed', () => {
  const warning = keyWarning({ VITE_OPENAI_API_KEY: 'sk-canary' });
  expect(warning).toMatch(/VITE_OPENAI_API_KEY .* Every visitor can read it/);
  expect(warning).toContain('OPENAI_API_KEY with the server');
  expect(warning).not.toContain('canary');
});

test.each([{}, { VITE_OPENAI_API_KEY: '' }, { OPENAI_API_KEY: 'sk-canary' }])('%j needs no warning', (environment) => {
  expect(keyWarning(environment)).toBeUndefined();
});

test('the build prints it before it begins', () => {
  const main = readFileSync(join(import.meta.dirname, 'build-site.ts'), 'utf8');
  expect(main.indexOf('console.warn(warning)')).toBeGreaterThan(0);
  expect(main.indexOf('console.warn(warning)')).toBeLessThan(main.indexOf('step('));
});
