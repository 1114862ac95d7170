/** Builds the server into the folder of the first argument. */
import { join } from 'node:path';
import { buildServer } from '#scripts/server-bundle.ts';

await buildServer(join(import.meta.dirname, '../..'), process.argv[2] ?? '');
