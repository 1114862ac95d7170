/** Runs a TypeScript program of the project, with its packages installed and `.env` read: `node scripts/run-typescript.mjs FILE …`. */
import { installIfNeeded, loadEnvironment, runTypeScript } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
installIfNeeded();
loadEnvironment();
runTypeScript(file, args);
