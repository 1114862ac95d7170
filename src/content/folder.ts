import { existsSync } from 'node:fs';

/** The folder of words that this process sees, from the repository's root; `scripts/setup.mjs` chooses it. */
export const CONTENT_FOLDER = process.env['CONTENT_DIR'] ?? 'sample';

/** The owner's own files, likewise; the tests have others. */
export const PUBLIC_FOLDER = process.env['PUBLIC_DIR'] ?? 'public';

/** The file of a part of the content, from the repository's root. */
export function contentFile(part: string): string {
  return `${CONTENT_FOLDER}/${part}.ts`;
}

/** Where the faces and drawings made for a folder of words are; until they are there, those of the sample stand in. */
export function generatedFolder(contentFolder = CONTENT_FOLDER): string {
  return existsSync(new URL(`../../${contentFolder}/generated`, import.meta.url))
    ? `${contentFolder}/generated`
    : 'sample/generated';
}
