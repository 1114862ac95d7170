/** The owner's pictures, which lie below `public/`: whether they are there, and how large they are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { ContentFault } from '#content/check.ts';
import { contentFile } from '#content/folder.ts';
import type { Content, PictureSize } from '#content/schema.ts';

/** In pixels, by the file's path below `public/`. */
export type PictureSizes = Readonly<Record<string, PictureSize>>;

interface Pictures {
  readonly sizes: PictureSizes;
  /** Of those that are not there, or cannot be read. */
  readonly faults: readonly ContentFault[];
  /** In a line each, those that a visitor waits for. */
  readonly heavy: readonly string[];
}

interface Read {
  readonly size: PictureSize;
  readonly bytes: number;
}

/** In bytes: of a photo 1500 pixels across, saved for the web, more than enough. */
const HEAVY = 300_000;

/** @param folder The owner's own files; need not be there where the content names no picture. */
export async function readPictures(content: Content, folder: string): Promise<Pictures> {
  const read = await Promise.all(
    namedIn(content).map(async ({ path, ...place }) => {
      const picture = await readPicture(join(folder, path)).catch(describe);
      return typeof picture === 'string'
        ? { fault: { ...place, rule: `is ${path}, which ${picture}` } }
        : { picture: { path, ...picture } };
    }),
  );
  const pictures = read.flatMap(({ picture }) => picture ?? []);
  return {
    sizes: Object.fromEntries(pictures.map(({ path, size }) => [path, size])),
    faults: read.flatMap(({ fault }) => fault ?? []),
    heavy: pictures.filter(({ bytes }) => bytes > HEAVY).map(tooHeavy),
  };
}

function namedIn({ person, projects }: Content) {
  return [
    ...(person.portrait
      ? [{ file: contentFile('person'), field: 'person.portrait.file', path: person.portrait.file }]
      : []),
    ...projects.flatMap(({ picture }, index) =>
      picture ? [{ file: contentFile('projects'), field: `projects[${index}].picture.file`, path: picture.file }] : [],
    ),
  ];
}

function tooHeavy({ path, bytes, size: { width, height } }: Read & { readonly path: string }): string {
  return `public/${path} has ${Math.round(bytes / 1000)} kB (${width} × ${height}), which every visitor loads: save it smaller, 480 pixels across for a portrait, 1500 for a project, as WebP or AVIF.`;
}

/** As it is seen: a camera's photo may lie on its side in the file (Exif 2.3 §4.6.4, orientations 5 to 8). */
async function readPicture(file: string): Promise<Read> {
  const data = await readFile(file);
  const { width, height, orientation = 1 } = imageSize(data);
  return { size: orientation < 5 ? { width, height } : { width: height, height: width }, bytes: data.length };
}

function describe(error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? 'is not in public/: put the picture there, or correct its name'
    : 'cannot be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG';
}
