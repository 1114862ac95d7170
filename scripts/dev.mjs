/** `npm run dev`: the site with hot reload, the chat endpoint included. */
import { installIfNeeded, loadEnvironment, run, runTypeScript } from './project.mjs';

installIfNeeded();
loadEnvironment();
runTypeScript('scripts/check-languages.ts');
runTypeScript('scripts/artwork/drawings/make-drawings.ts');
runTypeScript('scripts/list-faults.ts');
run(process.execPath, ['--import', 'tsx', 'node_modules/vite/bin/vite.js', ...process.argv.slice(2)]);
