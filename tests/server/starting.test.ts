import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { freePort } from '../fakes/free-port.ts';
import { SERVER, startProcess } from './process.ts';
import { startSite } from './site.ts';

describe('a server with wrong settings', () => {
  test('does not start where another listens, and says so in one line', { timeout: 30_000 }, async () => {
    const first = await startSite();
    const failed = await startProcess({ PORT: String(first.port) }).catch((error: Error) => error.message);
    expect(failed).toBe(
      `The server stopped:\nPORT=${first.port} on HOST=127.0.0.1 is taken: another program listens there (EADDRINUSE)\n`,
    );
    await first.stop();
  });

  test('does not start, and says in one line each what is wrong, never the key', { timeout: 30_000 }, async () => {
    const failed = await startProcess({
      PORT: 'x',
      CHAT_DAILY_TOKENS: 'many',
      OPENAI_API_KEY: 'sk-canary with a space',
    }).catch((error: Error) => error.message);
    expect(failed).toContain('PORT must be a whole number from 0 to 65535, for example PORT=3000\n');
    expect(failed).toContain('CHAT_DAILY_TOKENS must be');
    expect(failed).toContain('OPENAI_API_KEY must be one word');
    expect(failed).not.toContain('canary');
    expect(failed).not.toContain('    at ');
  });

  test('does not start without a built site, and says so in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, [...SERVER, '/nowhere'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'There is no built site in /nowhere: run "npm run build" first\n']);
  });
});

test('the start says where the server listens and what the site was built for', async () => {
  const server = await startProcess({
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://example.com',
  });
  const told = () => server.output();
  await vi.waitFor(() => expect(told()).toContain(`This server listens on http://127.0.0.1:${server.port}/\n`));
  await vi.waitFor(() => expect(told()).toContain('The site was built for https://built.example: '));
  await server.stop();
});
