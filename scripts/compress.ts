/** Puts a brotli and a gzip copy beside every text file, so that no server has to compress while somebody waits. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export async function compressFolder(folder: string): Promise<void> {
  const compress = async (file: string) => {
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  const files = await filesIn(folder, /\.(html|js|css|svg|json|txt|xml|webmanifest|vcf)$/);
  await Promise.all(files.map(compress));
}

/** The files of a folder and those below it whose names match. */
export async function filesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && pattern.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}
