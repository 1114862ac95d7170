import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { utf8 } from '#server/utf8.ts';
import type { ProviderReply } from '#server/relay/provider.ts';
import { createCaller } from './call-with-http.ts';

test('R4.3 a connection that opened while the process was busy is not given up', async () => {
  const connectMs = 20;
  const { ask, close } = await provider((_, outgoing) => void outgoing.end(), connectMs);
  const replied = ask();
  // The connection is on its way by then.
  await new Promise(setImmediate);
  const busySince = performance.now();
  while (performance.now() - busySince < 2 * connectMs);
  expect((await replied).status).toBe(200);
  close();
});

test('R4.3 a compression that is none fails for whoever listens, and for nobody else', async () => {
  const { ask, close } = await provider((_, outgoing) =>
    outgoing.writeHead(200, { 'Content-Encoding': 'gzip' }).end('Not compressed at all'),
  );
  const unheard = await ask();
  const { pieces, error } = await heardOf(await ask());
  expect(pieces).toEqual([]);
  expect(error).toMatchObject({ code: 'Z_DATA_ERROR' });
  expect(unheard.status).toBe(200);
  close();
});

test('R3.4 of many long answers that come at once each waits in small pieces, and arrives whole', async () => {
  const ANSWERS = 30;
  const LENGTH = 2_000_000;
  // What one read of a connection brings.
  const READ = 65_536;
  const text = Buffer.from(Array.from({ length: LENGTH }, (_, at) => 97 + (at % 26)));
  const { ask, close } = await provider((_, outgoing) => void outgoing.end(text));
  const answers = await Promise.all(
    (await Promise.all(Array.from({ length: ANSWERS }, ask))).map((reply) => heardOf(reply)),
  );
  for (const { pieces } of answers) {
    expect(Buffer.concat(pieces).equals(text)).toBe(true);
    expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(2 * READ);
  }
  close();
});

test('R4.1 what came before a connection broke is handed on before the news of it', async () => {
  const { ask, close } = await provider((_, outgoing) => {
    outgoing.write('first ');
    setImmediate(() => outgoing.write('last', () => outgoing.destroy()));
  });
  const { pieces, error } = await heardOf(await ask());
  expect(Buffer.concat(pieces).toString()).toBe('first last');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  close();
});

/** A provider, and a caller that asks it. */
async function provider(listener: RequestListener, connectMs = 1_000) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = createCaller(connectMs);
  return {
    ask: () =>
      caller.call({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        headers: {},
        body: [utf8('Hello '), utf8('there')],
        signal: new AbortController().signal,
      }),
    close: () => {
      caller.close();
      server.close();
    },
  };
}

/** All that comes of a reply, until it ends or fails. */
function heardOf({
  body,
}: ProviderReply): Promise<{ readonly pieces: readonly Uint8Array[]; readonly error?: unknown }> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve) =>
    body.listen({
      onBytes: (bytes) => pieces.push(bytes),
      onEnd: () => resolve({ pieces }),
      onError: (error) => resolve({ pieces, error }),
    }),
  );
}
