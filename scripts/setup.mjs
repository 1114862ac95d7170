/** What every command needs before it begins: packages, settings, the folder of words, a build. Plain Node: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where `dist/` and `dist-server/` are made: the tests have a folder of their own. */
export const buildFolder = resolve(root, process.env.BUILD_DIR ?? '.');
const BUILT = join(buildFolder, 'dist-server/built-with.txt');
/** What ends up in the built page. */
const BUILD_SETTINGS = [
  'CONTENT_DIR',
  'PUBLIC_URL',
  'PORT',
  'VITE_OPENAI_API_KEY',
  'VITE_OPENAI_BASE_URL',
  'VITE_OPENAI_MODEL',
  'VITE_CHAT_URL',
];

if (existsSync(join(root, 'owner'))) {
  console.error(
    'Your words stand in owner/, which is no longer read: move them as docs/updating.md says, "From owner/".',
  );
  process.exit(1);
}

/** The folder of words that is built: the owner's, as soon as it is there. */
export const contentFolder =
  process.env.CONTENT_DIR || (existsSync(join(root, 'content/index.ts')) ? 'content' : 'sample');
useContent(contentFolder);

/** Every process that is started from now on reads this folder: tsx by its `tsconfig.json`, Vite by an alias. */
export function useContent(folder) {
  process.env.CONTENT_DIR = folder;
  process.env.TSX_TSCONFIG_PATH = join(root, folder === 'sample' ? '.' : folder, 'tsconfig.json');
}

/** Installs exactly what the lock file says, unless that is there. What is made for other machines alone stays away by right. */
export function installIfNeeded() {
  const packagesIn = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : {});
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const isMissing = ([path, { integrity, optional }]) =>
    path !== '' && !optional && installed[path]?.integrity !== integrity;
  if (!Object.entries(packagesIn(join(root, 'package-lock.json'))).some(isMissing)) return;
  console.log('Installing the packages of the lock file …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}

/** Reads `.env` into the environment; what is set already wins. */
export function loadEnvironment() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function build() {
  // A build that ends half-way, on a full disk, must not be taken for the last one.
  rmSync(BUILT, { force: true });
  runTypeScript('scripts/build-site.ts');
  writeFileSync(BUILT, buildSettings());
}

/** Builds when a source is newer than the build, or a setting another. */
export function buildIfStale() {
  const isBuilt = existsSync(BUILT) && existsSync(join(buildFolder, 'dist/index.html'));
  if (!isBuilt || readFileSync(BUILT, 'utf8') !== buildSettings()) return build();
  const built = statSync(BUILT).mtimeMs;
  const sources = ['src', 'server', 'packages', 'scripts', 'public', process.env.CONTENT_DIR]
    .map((folder) => join(root, folder))
    .filter(existsSync)
    // The folders too: they tell of a file that is gone. An editor's link may lead nowhere.
    .flatMap((folder) => [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name))]);
  sources.push(join(root, 'package-lock.json'));
  if (sources.some((source) => lstatSync(source).mtimeMs > built)) build();
}

/** As a hash: a key may be among them. */
function buildSettings() {
  const values = BUILD_SETTINGS.map((name) => process.env[name]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
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
