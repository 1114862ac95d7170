import { expect, test } from 'vitest';
import { completionsAddress } from './provider-address.ts';

test.each(['http://localhost:9/v1', 'http://localhost:9/v1/', 'http://localhost:9/v1//'])(
  'conversations go below %s, whatever slash it ends with',
  (baseUrl) => {
    expect(completionsAddress(baseUrl)).toBe('http://localhost:9/v1/chat/completions');
  },
);
