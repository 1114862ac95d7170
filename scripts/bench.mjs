/** `npm run bench`: prints the tables and writes them under `docs/bench/`. */
import { buildIfStale, installIfNeeded, loadEnvironment, runTypeScript } from './project.mjs';
import { prepareSystem } from './system.mjs';

installIfNeeded();
loadEnvironment();
process.env.CHROME_PATH = await prepareSystem({ engines: false });
buildIfStale();
runTypeScript('scripts/bench/main.ts', process.argv.slice(2));
