/** The examples for deployment fit the server. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HOSTS } from '#scripts/hosts.ts';
import { headersFile, securityHeaders } from '#scripts/security-headers.ts';
import { transportHeaders } from '#server/node/built-site.ts';
import { LONGEST_STOP_MS } from '#server/node/server.ts';

const example = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8');

test('systemd waits until the running answers are finished', () => {
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(example('site@.service'))?.[1]);
  expect(seconds * 1000).toBeGreaterThan(LONGEST_STOP_MS);
});

test.each([
  // The chat and the metrics rely on whose request it is; budgets count which of the two copies is sent.
  ['server.nginx.conf', 'proxy_set_header Host $host;'],
  ['server.nginx.conf', 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;'],
  ['static.nginx.conf', 'brotli_static on;'],
  // Pages that hold their own policy, and what a host needs besides, where its file looks for it.
  ['github-pages.yml', 'npm run build:pages'],
  ['gitlab-pages.yml', 'npm run build:pages'],
  ['wrangler.jsonc', '"npm run build:host workers"'],
  ['wrangler.jsonc', `"${HOSTS.workers.outDir}/worker.js"`],
  ['vercel.json', '"npm run build:host vercel"'],
  ['netlify.toml', '"npm run build:host netlify"'],
  ['netlify.toml', `"${HOSTS.netlify.outDir}/functions"`],
])('%s says %s', (file, line) => {
  expect(example(file)).toContain(line);
});

test('the guide’s translation for nginx finds every header', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const script = /^sed -n '(?<script>[^']+)' dist\/_headers/m.exec(guide)?.groups?.['script'] ?? '';
  const headers = {
    ...securityHeaders({ pages: ['<script>a()</script>'] }),
    ...transportHeaders('https://you.example'),
  };
  const file = headersFile(headers, { '/robots.txt': 'text/plain; charset=utf-8' });
  const { stdout } = spawnSync('sed', ['-n', script], { input: file, encoding: 'utf8' });
  const translated = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  expect(stdout).toBe(translated.join(''));
});

test('a container knows the packages before it installs', () => {
  const copied = readFileSync('Dockerfile', 'utf8').split('RUN npm ci', 1)[0];
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  for (const manifest of manifests.filter(existsSync)) expect(copied).toContain(`COPY ${manifest} `);
});

test('the built server starts beside nothing but package.json, the lock and what they install', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(folder, file));
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  for (const built of ['dist', 'dist-server'])
    cpSync(join(process.env['BUILD_DIR'] ?? '.', built), join(folder, built), { recursive: true });
  const env = { PATH: process.env['PATH'], PORT: '0' };
  const server = spawn(process.execPath, ['dist-server/main.js'], { cwd: folder, env });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('The site is at http://');
}, 600_000);
