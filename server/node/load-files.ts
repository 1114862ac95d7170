/**
 * The built site in memory, by address. Only what stands in this map can be asked for: there is no way from a
 * request to the disk, so no dotfile, no map and no path outside can come out.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { typeOf } from '#server/site/content-type.ts';
import { ENCODINGS, type StoredFile, type StoredFiles } from '#server/site/stored-files.ts';

const COMPRESSED_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;
/** Not part of the site: compressed copies, source maps, and what is written for static hosts. */
const LEFT_OUT = /(^|\/)(?!\.well-known\/)[._]|\.(br|gz|map)$/;

/** Reads the built site once. The copies that the build compressed are kept with their file. */
export async function loadFiles(folder: string): Promise<StoredFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Set(paths);
  const files = paths
    .filter((path) => !LEFT_OUT.test(path))
    .map(async (path): Promise<[string, StoredFile]> => [pathOnSite(path), await loadFile(folder, path, all)]);
  return new Map(await Promise.all(files));
}

function pathOnSite(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}

async function loadFile(folder: string, path: string, all: ReadonlySet<string>): Promise<StoredFile> {
  const file = join(folder, path);
  const [identity, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const compressed = new Map<(typeof ENCODINGS)[number], Buffer<ArrayBuffer>>();
  for (const encoding of ENCODINGS) {
    const extension = COMPRESSED_EXTENSIONS[encoding];
    if (all.has(path + extension)) compressed.set(encoding, await readFile(file + extension));
  }
  return {
    type: typeOf(path),
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    modified: new Date(Math.floor(mtimeMs / 1000) * 1000),
    identity,
    compressed,
  };
}
