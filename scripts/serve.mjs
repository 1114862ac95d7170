/** `npm run serve`: serves an existing build, as a deployment does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from './setup.mjs';

const server = join(buildFolder, 'dist-server/main.js');
if (!existsSync(server)) {
  console.error('There is no build to serve. Run "npm run build" first, or "npm start", which does both.');
  process.exit(1);
}
await import(pathToFileURL(server).href);
