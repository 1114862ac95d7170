/** Puts a brotli and a gzip copy beside every text file, so that no server has to compress while somebody waits. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a visitor waits for. */
const AWAITED = /\.(html|js)$/;
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest|vcf)$/;

export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const ways = AWAITED.test(file) ? WAYS : WAYS.slice(0, 1);
  const [brotli, gzipped] = await Promise.all([smallestBrotli(content, ways), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** What brotli guesses makes 0.5 % more or less, and changes with any letter: the best of a few ways is steady. */
async function smallestBrotli(content: Buffer, ways: typeof WAYS): Promise<Buffer> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const tries = ways.map((way) => promisify(brotliCompress)(content, { params: { ...size, ...way } }));
  return (await Promise.all(tries)).reduce((best, next) => (next.length < best.length ? next : best));
}

const distances = (postfix: number, direct: number) => ({
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
});

/** How distances are written. The first leaves it to brotli. */
const WAYS = [{}, ...[0, 1, 2].flatMap((postfix) => [4, 6, 8, 10, 12, 15].map((direct) => distances(postfix, direct)))];
