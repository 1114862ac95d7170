/** `npm run build`: the static site in `dist/`, the server in `dist-server/`. With `--if-stale`, where a source is newer. */
import { build, buildIfStale, installIfNeeded, loadEnvironment } from './setup.mjs';

installIfNeeded();
loadEnvironment();
if (process.argv.includes('--if-stale')) buildIfStale();
else build();
