/** What the commands share. Plain Node: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** npm's own note of what it has installed. */
const INSTALLED = join(root, 'node_modules/.package-lock.json');
const BUILT = join(root, 'dist-server/built.json');
/** Every folder that others import from, but for the tests, and the owner's own files. */
const SOURCES = Object.values(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports)
  .filter((path) => typeof path === 'string' && path.endsWith('/*'))
  .map((path) => path.slice(2, -2))
  .filter((folder) => folder !== 'tests')
  .concat('public');
/** Settings that end up in the built page. */
const BUILD_SETTINGS = [
  'PUBLIC_URL',
  'PORT',
  'VITE_OPENAI_API_KEY',
  'VITE_OPENAI_BASE_URL',
  'VITE_OPENAI_MODEL',
  'VITE_CHAT_URL',
];

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Installs exactly what the lock file says, unless that is what is there. */
export function installIfNeeded() {
  const asked = packagesIn(join(root, 'package-lock.json'));
  if (existsSync(INSTALLED) && isInstalled(asked, packagesIn(INSTALLED))) return;
  console.log('Installing the packages of the lock file …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Whether all of `asked` is there in its version. What is made for other machines alone stays away by right. */
export function isInstalled(asked, there) {
  return Object.entries(asked).every(
    ([path, { integrity, optional }]) => path === '' || optional || there[path]?.integrity === integrity,
  );
}

/** Reads `.env` into the environment; what is set already wins. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Builds when a source or a setting is newer than the build. */
export function buildIfStale() {
  if (isStale()) build();
}

export function build() {
  runTypeScript('scripts/build-site.ts');
  writeFileSync(BUILT, JSON.stringify({ settings: settingsHash() }));
}

/** Whether the build is older than a source, or made with other settings. */
function isStale() {
  if (!existsSync(BUILT) || !existsSync(join(root, 'dist/index.html'))) return true;
  const built = statSync(BUILT).mtimeMs;
  if (JSON.parse(readFileSync(BUILT, 'utf8')).settings !== settingsHash()) return true;
  const sources = SOURCES.map((folder) => join(root, folder))
    .filter(existsSync)
    // The folders too: they tell of a file that is gone. An editor's link may lead nowhere.
    .flatMap((folder) => [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]);
  return [...sources, join(root, 'package-lock.json')].some((source) => lstatSync(source).mtimeMs > built);
}

function settingsHash() {
  return sha256(JSON.stringify(BUILD_SETTINGS.map((name) => process.env[name] ?? null)));
}

/** Runs one of the project's own TypeScript files. */
export function runTypeScript(file, args = []) {
  run(process.execPath, ['--import', 'tsx', join(root, file), ...args]);
}

/** Runs a command in the project's folder and stops with its exit code when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
