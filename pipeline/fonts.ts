/**
 * `npm run fonts`: makes the subset fonts of the page (`ui/fonts`) and of the PDF (`documents/pdf/fonts`) from whole
 * ones. The whole ones are large, so they are no dependencies: npm fetches them into `.cache/fonts`, and only the
 * subsets and their licences are kept in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { content } from '#content/index.ts';
import { PDF_FACES, PDF_FONT_FOLDER } from '#documents/pdf/pdf-faces.ts';
import { missingPdfGlyphs } from '#documents/pdf/glyphs.ts';
import { imageTexts } from '#documents/share/image/image-texts.ts';
import { describeMissingGlyphs, FONT_FOLDER, hasGlyph, type Unavailable } from '#artwork/fonts/missing-glyphs.ts';
import { CJK_FACES, IMAGE_FACES, LATIN_FACES, type CjkFace, type Face, type LatinFace } from '#artwork/fonts/faces.ts';
import { charactersFor, neededCharacters, setTexts } from '#artwork/fonts/needed.ts';
import { renderTexts } from './rendered-page.ts';
import { siteConfig } from './vite-config.ts';

const CACHE = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEXTS = [...setTexts(await renderTexts({ ...siteConfig(), root: ROOT }), content), ...imageTexts(content)];
const PAGE_FACES = [...LATIN_FACES, ...[...CJK_FACES, ...IMAGE_FACES].map(withNeededCharacters)];

interface Subset extends Face {
  readonly axes: LatinFace['axes'];
  readonly characters: string;
}

fetchSources();
const unavailable: Record<string, string> = {};
for (const face of PAGE_FACES) {
  const lacking = await makeFace(face, FONT_FOLDER, 'woff2');
  if (lacking === '') continue;
  unavailable[face.name] = lacking;
  console.warn(`  The font itself has no ${lacking}: the browser shows these in another one.`);
}
writeFileSync(
  new URL('unavailable.json', FONT_FOLDER),
  `${JSON.stringify(unavailable satisfies Unavailable, null, 2)}\n`,
);
for (const face of PDF_FACES) {
  await makeFace({ ...face, axes: {}, characters: charactersFor(face.characters(content)) }, PDF_FONT_FOLDER, 'ttf');
}
const stillMissing = missingPdfGlyphs(content);
if (stillMissing.length > 0) {
  console.warn(describeMissingGlyphs(stillMissing, 'so does every font of the PDF, write it another way'));
}

/** Writes the subset and its licence, and returns the characters that the whole font lacks. */
async function makeFace(face: Subset, folder: URL, format: 'woff2' | 'ttf'): Promise<string> {
  const source = readFileSync(inPackage(face.package, face.file));
  const subset = await subsetFont(source, face.characters, {
    targetFormat: format === 'ttf' ? 'sfnt' : format,
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${face.name}.${format}`, folder), subset);
  copyLicence(face, folder);
  console.log(`${face.name}.${format}: ${face.characters.length} characters, ${subset.length} bytes`);
  return charactersLacking(source, face.characters);
}

function withNeededCharacters(face: CjkFace) {
  return { ...face, axes: {}, characters: charactersFor([...neededCharacters(face, TEXTS).keys()].join('')) };
}

function fetchSources(): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
  const packages = [...new Set([...PAGE_FACES, ...PDF_FACES].map((face) => face.package))];
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: CACHE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function inPackage(versioned: string, file: string): string {
  return join(CACHE, 'node_modules', nameOf(versioned), file);
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
