/** Runs a TypeScript program of the project, with its packages installed and `.env` read: `node scripts/run.mjs FILE …`. */
import { installIfNeeded, loadEnvironment, runTypeScript } from './project.mjs';

const [file, ...args] = process.argv.slice(2);
installIfNeeded();
loadEnvironment();
runTypeScript(file, args);
