/** `npm start`: installs what is missing, builds what is stale, serves the site. */
import { buildIfStale, installIfNeeded, loadEnvironment } from './setup.mjs';

installIfNeeded();
loadEnvironment();
buildIfStale();
await import('./serve.mjs');
