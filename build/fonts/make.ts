/**
 * `npm run fonts`: makes the subset fonts in `site/fonts` from whole ones. The whole ones are large, so they are no
 * dependencies: npm fetches them into `.cache/fonts`, and only the subsets and their licences are kept in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { content } from '#content/index.ts';
import { FONT_FOLDER, hasGlyph, type Unavailable } from './check.ts';
import { CJK_FACES, IMAGE_FACES, LATIN_FACES, type CjkFace } from './faces.ts';
import { neededCharacters } from './needed.ts';

const CACHE = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
const FACES = [...LATIN_FACES, ...[...CJK_FACES, ...IMAGE_FACES].map(withNeededCharacters)];

fetchSources();
const unavailable: Record<string, string> = {};
for (const face of FACES) {
  const source = readFileSync(inPackage(face.package, face.file));
  const subset = await subsetFont(source, face.characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    noHinting: true,
  });
  writeFileSync(new URL(`${face.name}.woff2`, FONT_FOLDER), subset);
  copyLicence(face.package, face.licence);
  const lacking = charactersLacking(source, face.characters);
  if (lacking) unavailable[face.name] = lacking;
  console.log(`${face.name}: ${face.characters.length} characters, ${subset.length} bytes`);
  if (lacking) console.warn(`  The font itself has no ${lacking}: the browser shows these in another one.`);
}
writeFileSync(
  new URL('unavailable.json', FONT_FOLDER),
  `${JSON.stringify(unavailable satisfies Unavailable, null, 2)}\n`,
);

function withNeededCharacters(face: CjkFace) {
  return { ...face, axes: {}, characters: [...neededCharacters(content, face).keys()].join('') };
}

function fetchSources(): void {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
  const packages = [...new Set(FACES.map((face) => face.package))];
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

function copyLicence(versioned: string, licence: string): void {
  const text = readFileSync(inPackage(versioned, licence));
  writeFileSync(new URL(`${basename(nameOf(versioned))}.OFL.txt`, FONT_FOLDER), text);
}

function charactersLacking(source: Buffer, characters: string): string {
  const font = create(source);
  if ('fonts' in font) return '';
  return [...characters].filter((character) => !hasGlyph(font, character)).join('');
}
