import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { utf8 } from '#server/utf8.ts';
import { createCaller } from './call-with-http.ts';

test('R4.3 a connection that opened while the process was busy is not given up', async () => {
  const provider = createServer((_, outgoing) => void outgoing.end()).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const connectMs = 20;
  const caller = createCaller(connectMs);
  const replied = caller.call({
    address: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    headers: {},
    body: [utf8('Hello '), utf8('there')],
    signal: new AbortController().signal,
  });
  // The connection is on its way by then.
  await new Promise(setImmediate);
  const busySince = performance.now();
  while (performance.now() - busySince < 2 * connectMs);
  expect((await replied).status).toBe(200);
  caller.close();
  provider.close();
});

test('R4.3 a compression that is none fails for whoever listens, and for nobody else', async () => {
  const provider = createServer((_, outgoing) =>
    outgoing.writeHead(200, { 'Content-Encoding': 'gzip' }).end('Not compressed at all'),
  ).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const caller = createCaller(1_000);
  const ask = () =>
    caller.call({
      address: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
      headers: {},
      body: [utf8('Hello '), utf8('there')],
      signal: new AbortController().signal,
    });
  const unheard = await ask();
  const heard = await ask();
  const failure = await new Promise((resolve, reject) =>
    heard.body.listen({ onBytes: reject, onEnd: () => reject(new Error('It ended well')), onError: resolve }),
  );
  expect(failure).toMatchObject({ code: 'Z_DATA_ERROR' });
  expect(unheard.status).toBe(200);
  caller.close();
  provider.close();
});
