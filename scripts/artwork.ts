/**
 * `npm run artwork`: makes what a build takes as it is: the drawings for the owner's place and the page's colours, and the
 * faces with the letters of their words. Both are committed; the build says when they no longer fit. The repository's faces
 * hold the letters of the sample; where an owner's words ask for others, the face is made anew, beside their words. The whole
 * fonts are fetched by npm into `.cache/fonts`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { charactersOf, fetchFonts, inPackage, missingPdfGlyphs, PDF_FACES, PDF_FONT_FOLDER } from '#resume/typeset';
import { makeDrawings } from '#scripts/artwork/drawings.ts';
import { CJK_FACES, LATIN_FACES, type Face } from '#scripts/artwork/fonts/faces.ts';
import {
  FONT_FOLDER,
  missingGlyphs,
  neededCharacters,
  type MissingGlyph,
  type RenderedSite,
} from '#scripts/artwork/fonts/missing-glyphs.ts';
import { renderSite } from './prerender.ts';

const { latitude, longitude } = content.person.place;
console.log(
  makeDrawings(content.person.place, `${CONTENT_FOLDER}/generated`)
    ? `Drew the chart and the globe for ${latitude}, ${longitude}.`
    : 'The chart and the globe are drawn for this place already.',
);
try {
  await makeFonts(await renderSite());
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  console.warn(`The fonts for your words are not made yet; npm run artwork tries it again. ${why}`);
  process.exitCode = 1;
}

/** Makes all faces for the sample; for an owner's words those that lack letters, where there are any. */
async function makeFonts(site: RenderedSite): Promise<void> {
  const cjk = CJK_FACES.map((face) => ({ ...face, axes: {}, characters: neededCharacters(face, site) }));
  const pdf = PDF_FACES.map((face) => ({ ...face, characters: charactersOf(face, content) }));
  if (CONTENT_FOLDER === 'sample') {
    await writeSubsets([...LATIN_FACES, ...cjk], FONT_FOLDER, 'woff2');
    return writeSubsets(pdf, PDF_FONT_FOLDER, 'ttf');
  }
  const made = pathToFileURL(`${CONTENT_FOLDER}/generated/`);
  for (const file of readdirSync(made)) if (/\.(?:woff2|ttf|OFL\.txt)$/.test(file)) rmSync(new URL(file, made));
  const lacking = (faces: readonly Subset[], missing: readonly MissingGlyph[]) =>
    faces.filter(({ name }) => missing.some(({ face }) => face === name));
  await writeSubsets(lacking(cjk, missingGlyphs(site)), made, 'woff2');
  await writeSubsets(lacking(pdf, missingPdfGlyphs(content)), made, 'ttf');
}

type Subset = Face & { readonly axes: object; readonly characters: string };

/** Writes subsets with their licence. @param folder Ends with a slash. */
async function writeSubsets(faces: readonly Subset[], folder: URL, format: 'woff2' | 'ttf'): Promise<void> {
  fetchFonts(faces);
  for (const { name, package: versioned, file, axes, features, characters } of faces) {
    const subset = await subsetFont(readFileSync(inPackage(versioned, file)), characters, {
      targetFormat: format === 'ttf' ? 'sfnt' : format,
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    });
    writeFileSync(new URL(`${name}.${format}`, folder), subset);
    console.log(`${name}.${format}: ${characters.length} characters, ${subset.length} bytes`);
  }
  if (faces.length > 0) writeFileSync(new URL(`${format}.OFL.txt`, folder), licenceOf(faces));
}

/** Each copyright notice once, then the licence that all of them share. */
function licenceOf(faces: readonly Face[]): string {
  const texts = faces.map(({ package: versioned, licence }) => readFileSync(inPackage(versioned, licence), 'utf8'));
  const parts = texts.map((text) => text.split(/^(?=This Font Software is licensed)/m));
  return [...new Set(parts.map(([notice]) => notice)), parts[0]?.[1]].join('');
}
