import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './server.ts';

/** More than Node lets wait by itself. */
const VISITORS = 700;

// Other systems let fewer wait, whatever they are asked for.
test.runIf(process.platform === 'linux')('visitors who come in the same moment are all let in at once', async () => {
  const server = await listen(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  let connected = 0;
  const sockets = Array.from({ length: VISITORS }, () => connect(port, '127.0.0.1', () => (connected += 1)));
  // The system connects them before the server hears of any: the next turns only tell.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(connected).toBe(VISITORS);
  for (const socket of sockets) socket.destroy();
  server.close();
});
