import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { talk } from './direct-chat.ts';

test('a refused question that is still on its way is not read on: the visitor hears why, and the connection ends', async () => {
  const chat = {
    address: '/',
    converse: () => Promise.resolve({ status: 415, headers: {}, body: 'No' }),
    headers: {},
  } as const;
  const server = createServer((incoming, outgoing) => void talk(chat, incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = request({ method: 'POST', port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  asking.on('error', () => {});
  const ended = once(asking, 'close');
  asking.write('The beginning of a long question');
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(415);
  reply.resume();
  await ended;
  server.close();
});
