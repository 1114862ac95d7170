/**
 * Subsets of the display faces and of those of the PDF. The repository's hold the letters of the sample; where an owner's
 * words ask for others, the face is made anew, beside their words. The whole fonts are fetched by npm into `.cache/fonts`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Content } from '#content/schema.ts';
import { CJK_FACES, LATIN_FACES, type CjkFace, type Face, type LatinFace } from '#scripts/artwork/fonts/faces.ts';
import { FONT_FOLDER, hasGlyph, missingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { neededCharacters, type SetText } from '#scripts/artwork/fonts/needed.ts';
import {
  charactersOf,
  fetchFonts,
  inPackage,
  missingPdfGlyphs,
  PDF_FACES,
  PDF_FONT_FOLDER,
  type PdfFace,
} from '#resume/typeset';

interface Subset extends Face {
  readonly axes: LatinFace['axes'];
  readonly characters: string;
}

/** All of the repository's, for the words of the sample. */
export async function makeSampleFonts(texts: readonly SetText[], content: Content): Promise<void> {
  const ofPage = [...LATIN_FACES, ...CJK_FACES.map((face) => pageSubset(face, texts))];
  fetchFonts([...ofPage, ...PDF_FACES]);
  await makeFonts(ofPage, FONT_FOLDER, 'woff2');
  await makeFonts(
    PDF_FACES.map((face) => pdfSubset(face, content)),
    PDF_FONT_FOLDER,
    'ttf',
  );
}

/**
 * Those that lack letters of an owner's words, into their folder. Where none lacks any, nothing is fetched and nothing made.
 * @param made Ends with a slash.
 */
export async function makeOwnFonts(texts: readonly SetText[], content: Content, made: URL): Promise<void> {
  const ofRepository = (file: string, folder: URL) => new URL(file, folder);
  const page = new Set(missingGlyphs(texts, ofRepository).map(({ face }) => face));
  const pdf = new Set(missingPdfGlyphs(content, ofRepository).map(({ face }) => face));
  const ofPage = CJK_FACES.filter(({ name }) => page.has(name));
  const ofPdf = PDF_FACES.filter(({ name }) => pdf.has(name));
  for (const file of existsSync(made) ? readdirSync(made) : [])
    if (/\.(?:woff2|ttf|OFL\.txt)$/.test(file)) rmSync(new URL(file, made));
  if (ofPage.length + ofPdf.length === 0) return;
  fetchFonts([...ofPage, ...ofPdf]);
  await makeFonts(
    ofPage.map((face) => pageSubset(face, texts)),
    made,
    'woff2',
  );
  await makeFonts(
    ofPdf.map((face) => pdfSubset(face, content)),
    made,
    'ttf',
  );
}

function pageSubset(face: CjkFace, texts: readonly SetText[]): Subset {
  return { ...face, axes: {}, characters: [...neededCharacters(face, texts).keys()].join('') };
}

function pdfSubset(face: PdfFace, content: Content): Subset {
  return { ...face, characters: charactersOf(face, content) };
}

/** Writes subsets, their licences, and by face the characters that the whole fonts lack. */
async function makeFonts(faces: readonly Subset[], folder: URL, format: 'woff2' | 'ttf'): Promise<void> {
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
    writeFileSync(new URL(`${licenceName(face)}.OFL.txt`, folder), readFileSync(inPackage(face.package, face.licence)));
    console.log(`${face.name}.${format}: ${face.characters.length} characters, ${subset.length} bytes`);
    const lacking = charactersLacking(source, face.characters);
    if (lacking !== '') unavailable[face.name] = lacking;
  }
  if (format === 'woff2')
    writeFileSync(new URL('unavailable.json', folder), `${JSON.stringify(unavailable, null, 2)}\n`);
}

/** `@scope/name@1.2.3` → `name` */
function licenceName(face: Face): string {
  return basename(face.package.slice(0, face.package.lastIndexOf('@')));
}

function charactersLacking(source: Buffer, characters: string): string {
  const font = create(source);
  if ('fonts' in font) return '';
  return [...characters].filter((character) => !hasGlyph(font, character)).join('');
}
