import { expect, test } from 'vitest';
import { localAddressNote } from './local-address.ts';

test.each(['http://localhost:3000', 'http://127.0.0.1:8080/portfolio', 'http://[::1]:3000'])(
  'a build for %s says that it is for this machine, and what to set',
  (publicUrl) => {
    const note = localAddressNote(publicUrl);
    expect(note).toContain(publicUrl);
    expect(note).toContain('PUBLIC_URL=https://');
  },
);

test('a build with an address of its own says nothing', () => {
  expect(localAddressNote('https://lena.gitlab.io/portfolio')).toBeUndefined();
});
