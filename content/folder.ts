/** In which folder the owner's words stand: their own, once it has them. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

export const CONTENT_FOLDER = existsSync(new URL('../owner/person.ts', import.meta.url)) ? 'owner' : 'content';

/** The file of a part of the content, from the repository's root. */
export function contentFile(part: string): string {
  return `${CONTENT_FOLDER}/${part}.ts`;
}

/** Where the words stand that a module exports as `content`. */
export function folderBehind(entry: string): string {
  return entry === 'content/index.ts' ? CONTENT_FOLDER : dirname(entry);
}
