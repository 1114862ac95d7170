/**
 * For hosts that send no headers of ours (GitHub and GitLab Pages): writes the policy of `_headers` into every page of
 * the folder of the first argument. Run it after the build; pages that have it already stay as they are.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeadersFile } from '#server/node/security-headers.ts';
import { compressFolder } from './compress.ts';
import { withPolicy } from './with-policy.ts';

const folder = process.argv[2] ?? 'dist';
const headers = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
for (const entry of entries.filter(({ name }) => name.endsWith('.html'))) {
  const file = join(entry.parentPath, entry.name);
  await writeFile(file, withPolicy(await readFile(file, 'utf8'), headers));
}
await compressFolder(folder);
