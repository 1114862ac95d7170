/** A built site in memory: pages and the policy that names their scripts stay one, whatever happens to the folder. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { StaticFile } from '#server/site.ts';

export type Headers = Readonly<Record<string, string>>;

export async function readBuiltSite(folder: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    files.set(relative(folder, path).split(sep).join('/'), { content, etag });
  }
  const textOf = (path: string) => new TextDecoder().decode(files.get(path)?.content);
  return {
    /** The address that the page's canonical link names, without a slash at the end; undefined where there is none. */
    publicUrl: /<link rel="canonical" href="([^"]+)\/\w+\/">/.exec(textOf('index.html'))?.[1],
    /** Of every answer: the policy names what stands inline in the pages. */
    headers: readHeadersFile(textOf('_headers')),
    read: (path: string) => Promise.resolve(files.get(path) ?? null),
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
