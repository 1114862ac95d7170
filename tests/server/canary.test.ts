import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bundleServer } from '#scripts/bundle.ts';
import {
  CANARY,
  cutAfter,
  errorFrameAfter,
  HANG_UP,
  QUOTA_EXCEEDED,
  refuse,
  startChatProvider,
  words,
} from '../fakes/chat-provider.ts';
import { conversation, get, post, raw, startProcess } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVER = join(ROOT, 'generated/canary');
/** One of the sites that the browser tests need: its build has the key around it too. */
const SITE_PORT = Number(process.env['TEST_PORT'] ?? 4317) + 2;
const SITE = join(ROOT, `generated/direct-${SITE_PORT}`);

test('the key is in no file of the build, and in no map', { timeout: 300_000 }, async () => {
  if (process.env['SITES'] !== 'built') {
    const build = ['--import', 'tsx', 'tests/serve-site.ts', 'direct', String(SITE_PORT)];
    const env = { OPENAI_API_KEY: CANARY, SESSION_SECRET: CANARY, NODE_ENV: 'production', SITES: 'build' };
    execFileSync(process.execPath, build, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'pipe' });
  }
  vi.stubEnv('OPENAI_API_KEY', CANARY);
  await bundleServer('server/node/main.ts', join(SERVER, 'main.js'));
  vi.unstubAllEnvs();
  const files = [SITE, SERVER].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const entry of files) {
    expect(readFileSync(join(entry.parentPath, entry.name)).includes(CANARY), entry.name).toBe(false);
  }
  rmSync(SERVER, { recursive: true });
});

test('R4.5 the key is in no answer, no stream, no error, no header, no log, no metric', async () => {
  const provider = await startChatProvider();
  const server = await startProcess({
    OPENAI_API_KEY: CANARY,
    OPENAI_BASE_URL: provider.baseUrl,
    SESSION_SECRET: `${CANARY}-secret`,
  });
  const secret = { message: `Incorrect API key provided: ${CANARY}`, type: 'invalid_request_error', code: CANARY };
  const answers = [
    words('Hello.'),
    refuse(400, secret),
    refuse(401, secret, { 'Set-Cookie': CANARY }),
    refuse(429, secret, { 'Retry-After': CANARY }),
    refuse(500, secret),
    QUOTA_EXCEEDED,
    HANG_UP,
    cutAfter('Hello'),
    errorFrameAfter([], secret),
    errorFrameAfter(['Hello'], secret),
  ];
  const seen: unknown[] = [];
  for (const answer of answers) {
    provider.answerWith(answer);
    seen.push(await post(server));
  }
  for (const body of ['', '{}', '[', conversation(`Say ${'x'.repeat(5000)}`)]) seen.push(await post(server, { body }));
  seen.push(await post(server, { headers: { Origin: 'https://evil.example' } }));
  for (const path of ['/', '/nothing', '/healthz', '/metrics', '/api/v1/chat', '/.env', '/%2e%2e/.env'])
    seen.push(await get(server, path));
  seen.push(await raw(server, 'GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n'), await raw(server, '\0\r\n\r\n'));
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
  seen.push(server.output());
  await provider.close();

  // It was in use the whole time.
  const keys = provider.requests.map(({ headers }) => headers.authorization);
  expect(keys).toEqual(answers.map(() => `Bearer ${CANARY}`));
  expect(JSON.stringify(seen)).not.toContain(CANARY);
  // Nor does a visitor's word, or the address of the provider, stand in the log.
  expect(server.output()).not.toMatch(/Hello|127\.0\.0\.1/);
});
