/** `npm run bench`: prints the tables and writes them under `bench/results/`. */
import { buildIfStale, installIfNeeded, loadEnvironment, runTypeScript } from './project.mjs';
import { prepareSystem } from './system.mjs';

installIfNeeded();
loadEnvironment();
Object.assign(process.env, await prepareSystem());
buildIfStale();
runTypeScript('bench/main.ts', process.argv.slice(2));
