/** `npm run import resume.json`: writes `content/` from a JSON Résumé, or one for each language. */
import { installIfNeeded, runTypeScript } from './project.mjs';

installIfNeeded();
runTypeScript('packages/resume/import/main.ts', process.argv.slice(2));
