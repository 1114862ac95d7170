/** `npm run bench`: prints the tables and writes them under `bench/results/`. */
import { buildIfStale, installIfNeeded, loadEnvironment, runTypeScript } from './project.mjs';

installIfNeeded();
loadEnvironment();
buildIfStale();
runTypeScript('bench/main.ts', process.argv.slice(2));
