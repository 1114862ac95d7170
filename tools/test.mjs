/** `npm test`: every check there is, in one run. The last line counts them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, installIfNeeded, root } from './project.mjs';
import { prepareSystem } from './system.mjs';

const REPORTS = join(root, 'test-results/reports');

installIfNeeded();
const environment = prepareSystem();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const count = { passed: 0, failed: 0, skipped: 0 };

/** A check that is right or wrong as a whole. */
function check(name, args) {
  announce(name);
  const status = npx(args);
  count[status === 0 ? 'passed' : 'failed'] += 1;
  return status === 0;
}

/** A run of many tests that leaves a report; a run that leaves none has failed. */
function suite(name, args, report, read) {
  announce(name);
  const status = npx(args);
  try {
    const result = read(JSON.parse(readFileSync(join(REPORTS, report), 'utf8')));
    for (const key of Object.keys(count)) count[key] += result[key];
    if (status !== 0 && result.failed === 0) count.failed += 1;
  } catch {
    console.error(`${name}: the run left no report`);
    count.failed += 1;
  }
}

function announce(name) {
  console.log(`\n— ${name}`);
}

function npx(args) {
  return spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }).status;
}

announce('build');
buildIfStale();
check('types', ['tsc', '-p', 'tsconfig.json']);
check('types of the pure modules', ['tsc', '-p', 'tsconfig.pure.json']);
check('lint', ['oxlint', '--type-aware', '--deny-warnings']);
check('format', ['prettier', '--check', '--log-level', 'warn', '.']);
check('dead code', ['knip']);
suite(
  'unit, server, budgets',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, 'vitest.json')}`],
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
);
suite('browser', ['playwright', 'test'], 'playwright.json', ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));

const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed > 0 ? 1 : 0);
