/** `npm test`: every check there is, in one run. The last line counts them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { installIfNeeded, root } from './project.mjs';
import { copyWithSample, speaksOtherLanguages } from './sample-copy.mjs';
import { prepareSystem } from './system.mjs';

const REPORTS = join(root, 'test-results/reports');
/** As in playwright.config.ts. */
const PORT = Number(process.env.TEST_PORT ?? 4317);

// The machine's packages and the project's come from different places, at the same time; what is built needs the latter alone.
const system = prepareSystem();
installIfNeeded();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const count = { passed: 0, skipped: 0 };
/** The names of what failed. They are said once more at the end, where a long log is read first. */
const failed = [];

if (speaksOtherLanguages()) await testWithSample();

/** The owner's words here, the code in a copy that speaks the languages of the tests. */
async function testWithSample() {
  await system;
  await step('build of your words', 'tools/build-if-stale.mjs');
  await step('types of your words', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.site.json');
  console.log(
    '\nYour words are well. The tests run in a copy with the sample’s words: they are written in its languages.',
  );
  const copy = copyWithSample();
  const { status } = spawnSync(process.execPath, ['tools/test.mjs'], { cwd: copy, stdio: 'inherit' });
  rmSync(copy, { recursive: true });
  process.exit(status ?? 1);
}

/** Runs a command beside others: what it says comes out in one piece. Resolves to whether it went well. */
async function run(name, command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [status] = await once(child, 'close');
  announce(name);
  process.stdout.write(said);
  return status === 0;
}

/** For two cores. */
async function twoAtATime(tasks) {
  const left = [...tasks];
  const lane = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task();
  };
  await Promise.all([lane(), lane()]);
}

/** What everything after it needs. */
async function step(name, ...args) {
  if (!(await run(name, process.execPath, args))) process.exit(1);
}

/** One of the sites that the browser tests need beside the build, as playwright.config.ts serves it. */
async function buildSite(name, file, ...args) {
  const env = { ...process.env, SITES: 'build' };
  if (!(await run(name, process.execPath, ['--import', 'tsx', file, ...args.map(String)], env))) process.exit(1);
}

/** A check that is right or wrong as a whole. */
async function check(name, ...args) {
  if (await run(name, 'npx', ['--no-install', ...args])) count.passed += 1;
  else failed.push(name);
}

/** A run of many tests that leaves a report; a run that leaves none has failed. */
function suite(name, args, report, read) {
  announce(name);
  const status = npx(args);
  try {
    const result = read(JSON.parse(readFileSync(join(REPORTS, report), 'utf8')));
    count.passed += result.passed;
    count.skipped += result.skipped;
    failed.push(...result.failed.map((test) => `${name} › ${test}`));
    if (status !== 0 && result.failed.length === 0) failed.push(name);
  } catch {
    failed.push(`${name}: the run left no report`);
  }
}

/** With the time since the start: what takes it is seen. */
function announce(name) {
  console.log(`\n— ${name} (${Math.round(performance.now() / 1000)} s)`);
}

function npx(args) {
  return spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, SITES: 'built' },
  }).status;
}

const format = check('format', 'oxfmt', '--check');
await step('build', 'tools/build-if-stale.mjs');
// Types, lint and dead code need what the build makes.
await twoAtATime([
  () => format,
  () => buildSite('an awkward owner’s site', 'tests/serve-awkward.ts', PORT + 1, '/portfolio'),
  () => buildSite('a site with a key', 'tests/serve-direct.ts', PORT + 2, 'http://provider.test/v1'),
  () => check('types', 'tsc', '-p', 'tsconfig.json'),
  () => check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  () => check('dead code', 'knip'),
  () => check('types of the pure modules', 'tsc', '-p', 'tsconfig.pure.json'),
  () => check('types of a site of one language', 'tsc', '-p', 'tests/owners/one-language/tsconfig.json'),
  () => check('types of a site of two languages', 'tsc', '-p', 'tests/owners/two-languages/tsconfig.json'),
]);
const environment = await system;
suite(
  'unit, server, budgets',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, 'vitest.json')}`],
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        const file = relative(root, name);
        // A file that fails as a whole has no test that did.
        return tests.length > 0 ? tests.map(({ fullName }) => `${file} › ${fullName}`) : [file];
      }),
  }),
);
suite('browser', ['playwright', 'test'], 'playwright.json', ({ stats, suites }) => ({
  passed: stats.expected,
  skipped: stats.skipped,
  failed: suites
    .flatMap(specsIn)
    // One that passed at a second try has failed too.
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, line, title, tests }) => `[${tests[0].projectName}] ${file}:${line} › ${title}`),
}));

function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

for (const name of failed) console.log(`\n✗ ${name}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${failed.length} failed${skipped}`);
process.exit(failed.length > 0 ? 1 : 0);
