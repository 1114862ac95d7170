/** Files that are kept in memory as answers: the wanted encoding, validators, and how long they may be kept. */
import { chooseEncoding, type ENCODINGS, type Encoding } from './encoding.ts';
import type { Presentation, SiteFiles } from './site-files.ts';

export interface StoredFile {
  /** The value of `Content-Type`. */
  readonly type: string;
  /** The same for as long as the content is: the core of the validator. */
  readonly hash: string;
  /** When the file was made, in whole seconds. */
  readonly modified: Date;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly compressed: ReadonlyMap<(typeof ENCODINGS)[number], Uint8Array<ArrayBuffer>>;
}

/** By address on the site. */
export type StoredFiles = ReadonlyMap<string, StoredFile>;

export function filesInMemory(files: StoredFiles): SiteFiles {
  return {
    answer: (path, request, presentation) => {
      const file = files.get(path);
      return Promise.resolve(file && fileResponse(file, request.headers, presentation));
    },
    has: (path) => Promise.resolve(files.has(path)),
  };
}

function fileResponse(file: StoredFile, wishes: Headers, { status = 200, headers, vary = [] }: Presentation): Response {
  const encoding = chooseEncoding(wishes.get('Accept-Encoding') ?? undefined, new Set(file.compressed.keys()));
  const body = (encoding === 'identity' ? undefined : file.compressed.get(encoding)) ?? file.identity;
  const tag = entityTag(file, encoding);
  const varies = file.compressed.size > 0 ? [...vary, 'Accept-Encoding'] : vary;
  const about = {
    ETag: tag,
    'Last-Modified': file.modified.toUTCString(),
    ...(varies.length > 0 && { Vary: varies.join(', ') }),
    ...headers,
  };
  if (status === 200 && isFresh(file, tag, wishes)) return new Response(null, { status: 304, headers: about });
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
function isFresh(file: StoredFile, tag: string, wishes: Headers): boolean {
  const ifNoneMatch = wishes.get('If-None-Match');
  const ifModifiedSince = wishes.get('If-Modified-Since');
  if (ifNoneMatch !== null) {
    const tags = ifNoneMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
    return tags.some((candidate) => candidate === '*' || candidate === tag);
  }
  return ifModifiedSince !== null && file.modified.getTime() <= Date.parse(ifModifiedSince);
}
