/** `npm test`: every check, from an empty clone. `--quick` leaves out Firefox and WebKit. The last line counts the checks. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, installIfNeeded, root, useContent } from './setup.mjs';
import { prepareSystem } from './install-missing.mjs';

const QUICK = process.argv.includes('--quick');
const REPORTS = join(root, 'test-results/reports');
const PORT = Number(process.env.TEST_PORT ?? 4317);

// Packages of the system and of the lock file come from different places: both at once.
const system = prepareSystem({ engines: !QUICK });
installIfNeeded();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const count = { passed: 0, skipped: 0 };
const failed = {};
const format = check('format', 'oxfmt', '--check');
if (contentFolder !== 'sample') {
  await need('build of your words', 'scripts/build.mjs', '--if-stale');
  await check('types of your words', 'tsc', '-p', contentFolder);
}
// The tests are about the sample, on a fork too: its own build stays as it is.
useContent('sample');
process.env.BUILD_DIR = join(root, 'test-results/site');
await need('build', 'scripts/build.mjs', '--if-stale');
// Lint, types and dead code read what the build generates.
const tasks = [
  () => need('a site with other words', '--import', 'tsx', 'tests/serve-site.ts', 'awkward', PORT + 1),
  () => need('a site with a key', '--import', 'tsx', 'tests/serve-site.ts', 'direct', PORT + 2),
  () => format,
  () => check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  () => check('dead code', 'knip'),
  () => check('sizes', 'size-limit'),
  ...[
    '.',
    'tsconfig.browser.json',
    'tsconfig.pure.json',
    'tests/fixtures/one-language',
    'tests/fixtures/two-languages',
  ].map((project) => () => check(`types of ${project}`, 'tsc', '-p', project)),
];
const lane = async () => {
  while (tasks.length > 0) await tasks.shift()();
};
await Promise.all([lane(), lane()]);
process.env.CHROME_PATH = await system;
process.env.SITES = 'built';

const shares = [`format, types, lint and builds ${elapsed()} s`];
suite('unit, server and components', 'vitest', ['run', '--configLoader', 'runner'], (report) => [
  report.numPassedTests,
  report.numFailedTests,
  report.numPendingTests,
]);
journeys('journeys', ['page', 'globe']);
if (!QUICK) journeys('engines', ['firefox', 'webkit']);

for (const [name, failures] of Object.entries(failed)) console.log(`\n✗ ${name}: ${failures} failed, see above`);
const sum = Object.values(failed).reduce((total, failures) => total + failures, 0);
console.log(`\n${shares.join(', ')}`);
console.log(`\n${count.passed} passed, ${sum} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exit(sum > 0 ? 1 : 0);

function journeys(name, projects) {
  const args = ['test', ...projects.map((project) => `--project=${project}`)];
  suite(name, 'playwright', args, ({ stats: of }) => [of.expected, of.unexpected + of.flaky, of.skipped]);
}

/** Runs a tool that leaves a report. One that ends with an error, but counts no failure, has failed as a whole. */
function suite(name, tool, args, read) {
  announce(name);
  const begun = elapsed();
  const report = join(REPORTS, `${tool}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync('npx', ['--no-install', tool, ...args], { cwd: root, stdio: 'inherit' });
  const [passed, failures, skipped] = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0, 0];
  count.passed += passed;
  count.skipped += skipped;
  if (failures > 0 || status !== 0 || passed === 0) failed[name] = failures || 1;
  shares.push(`${name} ${elapsed() - begun} s`);
}

/** A check that passes or fails as a whole. */
async function check(name, ...command) {
  if (await run(name, 'npx', ['--no-install', ...command])) count.passed += 1;
  else failed[name] = 1;
}

/** Without it nothing else can be tested. */
async function need(name, ...args) {
  if (!(await run(name, process.execPath, args.map(String), { ...process.env, SITES: 'build' }))) process.exit(1);
}

/** Runs a command, prints its output in one piece, and resolves to whether it succeeded. */
async function run(name, command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [status] = await once(child, 'close');
  announce(name);
  process.stdout.write(output);
  return status === 0;
}

function announce(name) {
  console.log(`\n— ${name} (${elapsed()} s)`);
}

/** Whole seconds since the start. */
function elapsed() {
  return Math.round(performance.now() / 1000);
}
