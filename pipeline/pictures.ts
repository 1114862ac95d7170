/** The owner's pictures, which lie below `public/`: whether they are there, and how large they are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ContentFault } from '#content/check.ts';
import type { Content, PictureSize } from '#content/schema.ts';

/** In pixels, by the file's path below `public/`. */
export type PictureSizes = Readonly<Record<string, PictureSize>>;

interface Pictures {
  readonly sizes: PictureSizes;
  /** Of those that are not there, or cannot be read. */
  readonly faults: readonly ContentFault[];
}

/** @param folder The owner's own files; need not be there where the content names no picture. */
export async function readPictures(content: Content, folder: string): Promise<Pictures> {
  const read = await Promise.all(
    namedIn(content).map(async ({ path, ...place }) => {
      const size = await sizeOf(join(folder, path)).catch(describe);
      return typeof size === 'string' ? { fault: { ...place, rule: `is ${path}, which ${size}` } } : { path, size };
    }),
  );
  return {
    sizes: Object.fromEntries(read.flatMap(({ path, size }) => (path && size ? [[path, size]] : []))),
    faults: read.flatMap(({ fault }) => fault ?? []),
  };
}

function namedIn({ person, projects }: Content) {
  return [
    ...(person.portrait
      ? [{ file: 'content/person.ts', field: 'person.portrait.file', path: person.portrait.file }]
      : []),
    ...projects.flatMap(({ picture }, index) =>
      picture ? [{ file: 'content/projects.ts', field: `projects[${index}].picture.file`, path: picture.file }] : [],
    ),
  ];
}

/** As it is seen: a camera's photo may lie on its side in the file (Exif 2.3 §4.6.4, orientations 5 to 8). */
async function sizeOf(file: string): Promise<PictureSize> {
  const { width, height, orientation = 1 } = imageSize(await readFile(file));
  return orientation < 5 ? { width, height } : { width: height, height: width };
}

function describe(error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? 'is not in public/: put the picture there, or correct its name'
    : 'cannot be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG';
}
