/** When the owner's words last changed: the honest date for search engines, the same for every build of one commit. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The date of the last commit that touched a folder. Where that says nothing — changes that are not committed, no
 * repository, no git — the date of its newest file. To the second.
 */
export function lastModified(folder: string): Date {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const committed = git('log', '-1', '--format=%cI', '--', '.');
    if (committed !== '' && git('status', '--porcelain', '.') === '') return new Date(committed);
  } catch {
    // No repository, or no git.
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const newest = Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
  return new Date(Math.floor(newest / 1000) * 1000);
}
