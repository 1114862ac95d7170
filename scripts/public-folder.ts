/** The owner's own files, which are copied as they are: portrait, pictures, `CNAME`, `.well-known` …; how large the pictures are. */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { ContentFault } from '#content/check.ts';
import { contentFile } from '#content/folder.ts';
import type { Content, PictureSize } from '#content/schema.ts';
import { LANGUAGES } from '#shared/language.ts';

const TAGS = LANGUAGES.join('|');
/** The names of what the build makes. */
const MADE = new RegExp(
  String.raw`^(?:assets/.*|(?:(?:${TAGS})/)?(?:index|404)\.html|resume(?:\.(?:${TAGS}))?\.json|resume\.(?:${TAGS})\.pdf|og\.(?:${TAGS})\.png|` +
    String.raw`_headers|contact(?:\.(?:${TAGS}))?\.vcf|llms\.txt|robots\.txt|sitemap\.xml|manifest\.(?:json|webmanifest)|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-.+\.png)$`,
);
/** What a desktop leaves behind; `.well-known` has a meaning (RFC 8615). */
const HIDDEN = /(?:^|\/)\.(?!well-known(?:\/|$))/;

const withSlashes = (path: string) => path.replaceAll(sep, '/');

/**
 * @param folder Need not be there.
 * @throws Where a file has the name of one that the build makes.
 */
export async function checkPublicFolder(folder: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const taken = files
    .map(withSlashes)
    .filter((file) => MADE.test(file))
    .toSorted();
  const why = 'has the name of a file that the build makes: rename it, or take it away';
  if (taken.length > 0) throw new Error(taken.map((file) => `public/${file} ${why}`).join('\n'));
}

export async function copyPublicFolder(folder: string, outDir: string): Promise<void> {
  const filter = (path: string) => !HIDDEN.test(withSlashes(relative(folder, path)));
  if (existsSync(folder)) await cp(folder, outDir, { recursive: true, filter });
}

/** In pixels, by the file's path below `public/`. */
export type PictureSizes = Readonly<Record<string, PictureSize>>;

/** In bytes: of a photo 1500 pixels across, saved for the web, more than enough. */
const HEAVY = 300_000;

/** @param folder The owner's own files; need not be there where the content names no picture. */
export async function readPictures({ person, projects }: Content, folder: string) {
  const named = [
    { part: 'person', field: 'person.portrait.file', path: person.portrait?.file },
    ...projects.map(({ picture }, index) => {
      return { part: 'projects', field: `projects[${index}].picture.file`, path: picture?.file };
    }),
  ];
  const sizes: Record<string, PictureSize> = {};
  /** Of those that are not there, or cannot be read. */
  const faults: ContentFault[] = [];
  /** In a line each, those that a visitor waits for. */
  const heavy: string[] = [];
  for (const { part, field, path } of named) {
    if (path === undefined) continue;
    try {
      const data = await readFile(join(folder, path));
      const size = (sizes[path] = sizeOf(data));
      if (data.length > HEAVY) heavy.push(tooHeavy(path, data.length, size));
    } catch (error) {
      faults.push({ file: contentFile(part), field, rule: `is ${path}, which ${describe(error)}` });
    }
  }
  return { sizes: sizes as PictureSizes, faults, heavy };
}

/** As it is seen: a camera's photo may lie on its side in the file (Exif 2.3 §4.6.4, orientations 5 to 8). */
function sizeOf(data: Buffer): PictureSize {
  const { width, height, orientation = 1 } = imageSize(data);
  return orientation < 5 ? { width, height } : { width: height, height: width };
}

function tooHeavy(path: string, bytes: number, { width, height }: PictureSize): string {
  return `public/${path} has ${Math.round(bytes / 1000)} kB (${width} × ${height}), which every visitor loads: save it smaller, 480 pixels across for a portrait, 1500 for a project, as WebP or AVIF.`;
}

function describe(error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing
    ? 'is not in public/: put the picture there, or correct its name'
    : 'cannot be read as a picture: save it anew as JPEG, PNG, WebP, AVIF or SVG';
}
