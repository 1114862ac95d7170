import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastModified } from './last-modified.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modified-'));
  mkdirSync(join(root, 'content'));
  write('content/a.ts', '2024-01-01T00:00:00Z');
  write('content/b.ts', '2024-06-01T12:00:00Z');
  write('other.ts', '2024-12-01T00:00:00Z');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, date: string): void {
  writeFileSync(join(root, file), date);
  utimesSync(join(root, file), new Date(date), new Date(date));
}

function commit(date: string, file: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  for (const command of ['init', `add ${file}`, '-c user.name=A -c user.email=a@example.com commit -m Change'])
    execFileSync('git', command.split(' '), { cwd: root, stdio: 'ignore', env });
}

test.each([
  ['the newest file of the folder, without a repository', () => {}, '2024-06-01T12:00:00.000Z'],
  [
    'the last commit that touched it, whenever its files were checked out',
    () => {
      commit('2023-05-05T05:05:05+08:00', 'content');
      commit('2023-07-07T07:07:07Z', 'other.ts');
    },
    '2023-05-04T21:05:05.000Z',
  ],
  [
    'a file that is not committed',
    () => {
      commit('2023-05-05T05:05:05Z', 'content');
      write('content/a.ts', '2024-09-09T09:09:09Z');
    },
    '2024-09-09T09:09:09.000Z',
  ],
])('what counts is %s', (_, prepare, date) => {
  prepare();
  expect(lastModified(join(root, 'content')).toISOString()).toBe(date);
});
