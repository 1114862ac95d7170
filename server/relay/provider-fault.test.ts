import { expect, test } from 'vitest';
import { faultOfConnection } from './provider-fault.ts';

test.each([
  ['by a client of Node', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
  [
    'by `fetch`',
    new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
  ],
])('A4.4 a provider that was never reached %s costs nothing', (_, error) => {
  expect(faultOfConnection(error)).toMatchObject({ code: 'upstream_error', isFree: true });
});

test('A4.4 a connection that broke may have cost something', () => {
  expect(faultOfConnection(Object.assign(new Error('reset'), { code: 'ECONNRESET' })).isFree).toBeFalsy();
  expect(faultOfConnection(new TypeError('fetch failed')).isFree).toBeFalsy();
});
