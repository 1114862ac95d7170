/** A built site in memory: pages and the policy that names their scripts stay one, whatever happens to the folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReadFile } from '#server/site.ts';

export type Headers = Readonly<Record<string, string>>;

export interface BuiltSite {
  /** The address that the site was built for, without a slash at the end; undefined for a page that names none. */
  readonly publicUrl: string | undefined;
  /** Of every answer: the policy names what stands inline in the pages. */
  readonly headers: Headers;
}

export async function readBuiltSite(folder: string): Promise<BuiltSite & { readonly read: ReadFile }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const),
    ),
  );
  const page = files.get('index.html')?.toString() ?? '';
  return {
    // Told by the page's own canonical link.
    publicUrl: /<link rel="canonical" href="([^"]+)\/\w+\/">/.exec(page)?.[1],
    headers: readHeadersFile(files.get('_headers')?.toString() ?? ''),
    read: (path) => Promise.resolve(files.get(path) ?? null),
  };
}

/** Only where the site is reached over https; browsers then refuse to go back (RFC 6797). */
export function transportHeaders(publicUrl: string): Headers {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** The blocks of a `_headers` file (scripts/security-headers.ts): an address, a star in it stands for anything, and its headers. */
export function readHeadersBlocks(file: string): readonly (readonly [address: string, headers: Headers])[] {
  return file.split(/\n(?=\/)/).map((block) => {
    const [address = '', ...lines] = block.trim().split(/\n */);
    return [address, Object.fromEntries(lines.map((line) => [line.split(': ', 1)[0], line.replace(/^[^:]+: /, '')]))];
  });
}

/** The headers for every address out of such a file. */
export function readHeadersFile(file: string): Headers {
  return readHeadersBlocks(file).find(([address]) => address === '/*')?.[1] ?? {};
}
