/** Reads from a built site what its own server has to know. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Headers } from '#server/built-site.ts';
import { readHeadersFile } from './headers.ts';

interface ReadSite {
  /** The address that the build wrote into the site; undefined for a page that names none. */
  readonly publicUrl: string | undefined;
  readonly headers: Headers;
}

export async function readBuiltSite(folder: string): Promise<ReadSite> {
  const [page, headers] = await Promise.all(
    ['index.html', '_headers'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Told by the page's own canonical link.
  const publicUrl = /<link rel="canonical" href="([^"]+)\/\w+\/">/.exec(page ?? '')?.[1];
  return { publicUrl, headers: readHeadersFile(headers ?? '') };
}
