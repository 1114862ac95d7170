/**
 * Subsets of the display faces and of those of the PDF. The repository's hold the letters of the sample; where an owner's
 * words ask for others, the face is made anew, beside their words. The whole fonts are fetched by npm into `.cache/fonts`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import type { Content } from '#content/schema.ts';
import { CONTENT_FOLDER } from '#content/folder.ts';
import { CJK_FACES, LATIN_FACES, type Face } from '#scripts/artwork/fonts/faces.ts';
import {
  FONT_FOLDER,
  missingGlyphs,
  neededCharacters,
  type RenderedSite,
} from '#scripts/artwork/fonts/missing-glyphs.ts';
import { charactersOf, fetchFonts, inPackage, missingPdfGlyphs, PDF_FACES, PDF_FONT_FOLDER } from '#resume/typeset';

/** Makes all faces for the sample; for an owner's words those that lack letters, where there are any. */
export async function makeFonts(site: RenderedSite, content: Content): Promise<void> {
  const cjk = CJK_FACES.map((face) => ({ ...face, axes: {}, characters: neededCharacters(face, site) }));
  const pdf = PDF_FACES.map((face) => ({ ...face, characters: charactersOf(face, content) }));
  if (CONTENT_FOLDER === 'sample') {
    await writeSubsets([...LATIN_FACES, ...cjk], FONT_FOLDER, 'woff2');
    await writeSubsets(pdf, PDF_FONT_FOLDER, 'ttf');
    return;
  }
  const made = pathToFileURL(`${CONTENT_FOLDER}/generated/`);
  for (const file of readdirSync(made)) if (/\.(?:woff2|ttf|OFL\.txt)$/.test(file)) rmSync(new URL(file, made));
  const onPage = new Set(missingGlyphs(site).map(({ face }) => face));
  const inPdf = new Set(missingPdfGlyphs(content).map(({ face }) => face));
  await writeSubsets(
    cjk.filter(({ name }) => onPage.has(name)),
    made,
    'woff2',
  );
  await writeSubsets(
    pdf.filter(({ name }) => inPdf.has(name)),
    made,
    'ttf',
  );
}

type Subset = Face & { readonly axes: object; readonly characters: string };

/** Writes subsets with their licences. @param folder Ends with a slash. */
async function writeSubsets(faces: readonly Subset[], folder: URL, format: 'woff2' | 'ttf'): Promise<void> {
  fetchFonts(faces);
  for (const { name, package: versioned, file, licence, axes, features, characters } of faces) {
    const subset = await subsetFont(readFileSync(inPackage(versioned, file)), characters, {
      targetFormat: format === 'ttf' ? 'sfnt' : format,
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    });
    writeFileSync(new URL(`${name}.${format}`, folder), subset);
    // `@scope/name@1.2.3` → `name.OFL.txt`
    const licenceName = `${basename(versioned.slice(0, versioned.lastIndexOf('@')))}.OFL.txt`;
    writeFileSync(new URL(licenceName, folder), readFileSync(inPackage(versioned, licence)));
    console.log(`${name}.${format}: ${characters.length} characters, ${subset.length} bytes`);
  }
}
