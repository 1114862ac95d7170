/** The examples for deployment fit the server. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFile, securityHeaders, transportHeaders } from '#server/node/security-headers.ts';
import { LONGEST_STOP_MS } from '#server/node/server.ts';

const example = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8');

test('systemd waits until the running answers are finished', () => {
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(example('site@.service'))?.[1]);
  expect(seconds * 1000).toBeGreaterThan(LONGEST_STOP_MS);
});

test('nginx says whose request it is: the chat and the metrics rely on it', () => {
  const conf = example('server.nginx.conf');
  expect(conf).toContain('proxy_set_header Host $host;');
  expect(conf).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});

test('nginx sends the smaller of the two copies that the build leaves: budgets count it', () => {
  expect(example('static.nginx.conf')).toContain('brotli_static on;');
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

test.each([
  ['wrangler.jsonc', 'workers', 'dist-workers/worker.js'],
  ['vercel.json', 'vercel', undefined],
  ['netlify.toml', 'netlify', 'dist-netlify/functions'],
])('%s builds the site and what its host needs besides, and takes it from where it lies', (file, host, place) => {
  const source = readFileSync('scripts/for-host.ts', 'utf8');
  expect(example(file)).toContain(`"npm run build && node --import tsx scripts/for-host.ts ${host}"`);
  expect(source).toContain(`  ${host}: () => `);
  if (place === undefined) return;
  expect(example(file)).toContain(`"${place}"`);
  expect(source).toContain(`join(root, '${place.split('/')[0]}')`);
});
