/**
 * Makes subset fonts from whole ones. The whole ones are large, so they are no dependencies: npm fetches them into
 * `.cache/fonts`, and only subsets are kept.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Content } from '#content/schema.ts';
import { faceFile, madeFaceFiles, MADE_FONT_FOLDER } from '#scripts/artwork/fonts/face-file.ts';
import { CJK_FACES, type CjkFace, type Face, type LatinFace } from '#scripts/artwork/fonts/faces.ts';
import { hasGlyph, missingGlyphs, unavailableIn, type Unavailable } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { neededCharacters, type SetText } from '#scripts/artwork/fonts/needed.ts';
import { missingPdfGlyphs } from '#resume/pdf/glyphs.ts';
import { PDF_FACES, type PdfFace } from '#resume/pdf/pdf-faces.ts';
import { fetchFaces, inPackage } from '#resume/faces/fetch-faces.ts';

export interface Subset extends Face {
  readonly axes: LatinFace['axes'];
  readonly characters: string;
}

export function pageSubset(face: CjkFace, texts: readonly SetText[]): Subset {
  return { ...face, axes: {}, characters: [...neededCharacters(face, texts).keys()].join('') };
}

export function pdfSubset(face: PdfFace, content: Content): Subset {
  return { ...face, axes: face.axes ?? {}, characters: face.characters(content) };
}

/**
 * Makes those faces anew that lack letters of the words that are set in them; those of the repository stay as they are.
 * Where none lacks any, nothing is fetched and nothing made.
 * @throws An error that tells the owner what to do, where the whole fonts cannot be fetched.
 */
export async function completeFaces(
  texts: readonly SetText[],
  content: Content,
  made = MADE_FONT_FOLDER,
): Promise<void> {
  const ofRepository = lackingFaces(texts, content, (file, folder) => new URL(file, folder));
  const needed = new Set(ofRepository.flatMap(({ name }) => [`${name}.woff2`, `${name}.ttf`]));
  for (const file of madeFaceFiles(made)) if (!needed.has(file)) rmSync(new URL(file, made));
  const lacking = lackingFaces(texts, content, (file, folder) => faceFile(file, folder, made));
  if (lacking.length === 0) return;
  console.log('Making the fonts that lack letters of your words …');
  fetchSources(lacking);
  const ofPage = lacking.flatMap((face) => ('characters' in face ? [] : [pageSubset(face, texts)]));
  const ofPdf = lacking.flatMap((face) => ('characters' in face ? [pdfSubset(face, content)] : []));
  const unavailable = await makeFaces(ofPage, made, 'woff2');
  await makeFaces(ofPdf, made, 'ttf');
  writeUnavailable({ ...unavailableIn(made), ...unavailable }, made);
}

function lackingFaces(texts: readonly SetText[], content: Content, file: typeof faceFile): (CjkFace | PdfFace)[] {
  const page = new Set(missingGlyphs(texts, file).map(({ face }) => face));
  const pdf = new Set(missingPdfGlyphs(content, file).map(({ face }) => face));
  return [...CJK_FACES.filter(({ name }) => page.has(name)), ...PDF_FACES.filter(({ name }) => pdf.has(name))];
}

/** Writes subsets and their licences, and returns by face the characters that the whole fonts lack. */
export async function makeFaces(
  faces: readonly Subset[],
  folder: URL,
  format: 'woff2' | 'ttf',
): Promise<Record<string, string>> {
  const unavailable: Record<string, string> = {};
  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    const source = readFileSync(inPackage(face.package, face.file));
    const subset = await subsetFont(source, face.characters, {
      targetFormat: format === 'ttf' ? 'sfnt' : format,
      variationAxes: face.axes,
      keepFeatures: face.features,
      noHinting: true,
    });
    writeFileSync(new URL(`${face.name}.${format}`, folder), subset);
    copyLicence(face, folder);
    console.log(`${face.name}.${format}: ${face.characters.length} characters, ${subset.length} bytes`);
    const lacking = charactersLacking(source, face.characters);
    if (lacking !== '' && format === 'woff2') {
      unavailable[face.name] = lacking;
      console.warn(`  The font itself has no ${lacking}: the browser shows these in another one.`);
    }
  }
  return unavailable;
}

export function writeUnavailable(unavailable: Unavailable, folder: URL): void {
  writeFileSync(new URL('unavailable.json', folder), `${JSON.stringify(unavailable, null, 2)}\n`);
}

/** Fetches the whole fonts that are not there yet. */
export function fetchSources(faces: readonly Face[]): void {
  try {
    fetchFaces(faces);
  } catch {
    throw new Error(
      `The fonts of the repository lack letters of your words, and npm could not fetch the whole ones (${faces.map((face) => face.package).join(', ')}): see what it says above, and build again.`,
    );
  }
}

/** `@scope/name@1.2.3` → `@scope/name` */
function nameOf(versioned: string): string {
  return versioned.slice(0, versioned.lastIndexOf('@'));
}

function copyLicence(face: Face, folder: URL): void {
  const text = readFileSync(inPackage(face.package, face.licence));
  writeFileSync(new URL(`${basename(nameOf(face.package))}.OFL.txt`, folder), text);
}

function charactersLacking(source: Buffer, characters: string): string {
  const font = create(source);
  if ('fonts' in font) return '';
  return [...characters].filter((character) => !hasGlyph(font, character)).join('');
}
