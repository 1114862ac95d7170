/** When the owner's words last changed: the honest date for search engines, the same for every build of one commit. */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The date of the last commit that touched a folder. Where that says nothing — changes that are not committed, no
 * repository, no git — the date of its newest file. To the second.
 * @param root The repository's root. @param folder From there.
 */
export function lastModified(root: string, folder: string): Date {
  return committed(root, folder) ?? newestFile(join(root, folder));
}

function committed(root: string, folder: string): Date | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', folder], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('status', '--porcelain') !== '') return undefined;
    const date = git('log', '-1', '--format=%cI').trim();
    return date === '' ? undefined : new Date(date);
  } catch {
    return undefined;
  }
}

function newestFile(folder: string): Date {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const newest = Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
  return new Date(Math.floor(newest / 1000) * 1000);
}
