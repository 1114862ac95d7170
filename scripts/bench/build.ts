/** How long the build takes: from nothing, and again after one text has changed; beside it the floor's. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildFloor } from './floor.ts';

const root = join(import.meta.dirname, '../..');
const TEXT_FILE = join(root, 'content/hero.ts');

/** Seconds on this machine. Builds into the project's own folders, and leaves the content as it was. */
export async function buildTable(): Promise<string> {
  for (const folder of ['generated', 'dist', 'dist-server'])
    rmSync(join(root, folder), { recursive: true, force: true });
  const first = build();
  const before = readFileSync(TEXT_FILE, 'utf8');
  try {
    writeFileSync(TEXT_FILE, before.replace(/en: (['"])/, 'en: $1Now: '));
    const second = build();
    const start = performance.now();
    await buildFloor();
    const floor = (performance.now() - start) / 1000;
    return [
      '| build | s |',
      '| --- | --: |',
      `| from nothing | ${first.toFixed(1)} |`,
      `| after one text has changed | ${second.toFixed(1)} |`,
      `| floor | ${floor.toFixed(1)} |`,
    ].join('\n');
  } finally {
    writeFileSync(TEXT_FILE, before);
    build();
  }
}

function build(): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  return (performance.now() - start) / 1000;
}
