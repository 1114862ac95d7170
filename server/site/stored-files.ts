/** Files that are kept in memory as answers: the wanted encoding, validators, and how long they may be kept. */
import { acceptedEntries } from '../accept.ts';
import type { Presentation, SiteFiles } from './site.ts';

/** Smallest first: between equally wanted forms the earlier one goes out. */
export const ENCODINGS = ['br', 'gzip'] as const;
type Compression = (typeof ENCODINGS)[number];

export interface StoredFile {
  /** The value of `Content-Type`. */
  readonly type: string;
  /** The same for as long as the content is: the core of the validator. */
  readonly hash: string;
  /** When the file was made, in whole seconds. */
  readonly modified: Date;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly compressed: ReadonlyMap<Compression, Uint8Array<ArrayBuffer>>;
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

function fileResponse(file: StoredFile, asked: Headers, { status = 200, headers, vary = [] }: Presentation): Response {
  const encoding = chooseEncoding(asked.get('Accept-Encoding') ?? undefined, file.compressed);
  const body = (encoding && file.compressed.get(encoding)) ?? file.identity;
  // Every encoding has a validator of its own: their bytes differ (RFC 9110 §8.8.3.3).
  const tag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
  const varies = [...vary, ...(file.compressed.size > 0 ? ['Accept-Encoding'] : [])];
  const common = {
    ETag: tag,
    'Last-Modified': file.modified.toUTCString(),
    ...(varies.length > 0 && { Vary: varies.join(', ') }),
    ...headers,
  };
  if (status === 200 && isFresh(file, tag, asked)) return new Response(null, { status: 304, headers: common });
  return new Response(new Uint8Array(body), {
    status,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}

/** The most wanted of the stored forms (RFC 9110 §12.5.3); undefined for the file as it is. */
function chooseEncoding(acceptEncoding: string | undefined, stored: StoredFile['compressed']): Compression | undefined {
  const weights = new Map(
    acceptedEntries(acceptEncoding).map(({ name, weight }) => [name === 'x-gzip' ? 'gzip' : name, weight]),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  // Uncompressed is a form like another only to those who say so.
  const identity = weights.get('identity') ?? 0;
  return ENCODINGS.filter((one) => stored.has(one) && weightOf(one) > 0 && weightOf(one) >= identity).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )[0];
}

/** Whether the visitor's copy is still good; the date counts only where no tag was sent (RFC 9110 §13.2.2). */
function isFresh(file: StoredFile, tag: string, asked: Headers): boolean {
  const ifNoneMatch = asked.get('If-None-Match');
  const ifModifiedSince = asked.get('If-Modified-Since');
  if (ifNoneMatch !== null) {
    const tags = ifNoneMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
    return tags.some((candidate) => candidate === '*' || candidate === tag);
  }
  return ifModifiedSince !== null && file.modified.getTime() <= Date.parse(ifModifiedSince);
}
