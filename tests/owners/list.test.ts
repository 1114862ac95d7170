/** What changes with the list of languages is told by the compiler, in the owner's files and nowhere else. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** ms: the compiler on a machine that is busy with others. */
const PATIENCE = 600_000;

const root = join(import.meta.dirname, '../..');

/** The files in which the compiler finds a fault, under the list of another owner. */
async function faultyFiles(project: string): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    cwd: root,
    maxBuffer: 1e8,
  }).catch((failed: { stdout: string }) => failed);
  return [
    ...new Set([...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ].toSorted();
}

test(
  'content that does not follow the list is told by the compiler, and nothing but content',
  { timeout: PATIENCE },
  async () => {
    const files = await faultyFiles('tests/owners/sample-in-german.json');
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !file.startsWith('content/'))).toEqual([]);
  },
);
