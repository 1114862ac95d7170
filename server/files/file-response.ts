/** One stored file as an answer: the wanted encoding, validators, and how long it may be kept. */
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { StoredFile } from './stored-files.ts';

/** The request headers that decide which form goes out, if any. */
export interface Conditions {
  readonly acceptEncoding?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
}

interface Options {
  readonly status?: 200 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer depends on besides its encoding. */
  readonly vary?: readonly string[];
}

export function fileResponse(
  file: StoredFile,
  conditions: Conditions,
  { status = 200, headers, vary = [] }: Options = {},
): Response {
  const encoding = chooseEncoding(conditions.acceptEncoding, new Set(file.compressed.keys()));
  const body = (encoding === 'identity' ? undefined : file.compressed.get(encoding)) ?? file.identity;
  const tag = entityTag(file, encoding);
  const varies = file.compressed.size > 0 ? [...vary, 'Accept-Encoding'] : vary;
  const about = {
    ETag: tag,
    'Last-Modified': file.modified.toUTCString(),
    ...(varies.length > 0 && { Vary: varies.join(', ') }),
    ...headers,
  };
  if (status === 200 && isFresh(file, tag, conditions)) return new Response(null, { status: 304, headers: about });
  return new Response(new Uint8Array(body), {
    status,
    headers: {
      ...about,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}

/** Every encoding has a validator of its own: their bytes differ (RFC 9110 §8.8.3.3). */
function entityTag({ hash }: StoredFile, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether the visitor's copy is still good; the date counts only where no tag was sent (RFC 9110 §13.2.2). */
function isFresh(file: StoredFile, tag: string, { ifNoneMatch, ifModifiedSince }: Conditions): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
    return tags.some((candidate) => candidate === '*' || candidate === tag);
  }
  return ifModifiedSince !== undefined && file.modified.getTime() <= Date.parse(ifModifiedSince);
}
