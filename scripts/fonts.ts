/**
 * `npm run fonts`: makes the subset fonts that the repository keeps, of the page (`src/styles/fonts`) and of the PDF
 * (`packages/resume/pdf/fonts`), for the words of the sample. Those of an owner need it not: the build makes what they lack.
 */
import { fileURLToPath } from 'node:url';
import { content } from '#content/index.ts';
import { PDF_FACES, PDF_FONT_FOLDER } from '#resume/pdf/pdf-faces.ts';
import { missingPdfGlyphs } from '#resume/pdf/glyphs.ts';
import { describeMissingGlyphs, FONT_FOLDER } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { CJK_FACES, LATIN_FACES } from '#scripts/artwork/fonts/faces.ts';
import { setTexts } from '#scripts/artwork/fonts/needed.ts';
import { fetchSources, makeFaces, pageSubset, pdfSubset, writeUnavailable } from './make-faces.ts';
import { renderTexts } from './render.ts';
import { siteConfig } from '../vite.config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const texts = setTexts(await renderTexts({ ...siteConfig(), root: ROOT }), content);
const pageFaces = [...LATIN_FACES, ...CJK_FACES.map((face) => pageSubset(face, texts))];

fetchSources([...pageFaces, ...PDF_FACES]);
writeUnavailable(await makeFaces(pageFaces, FONT_FOLDER, 'woff2'), FONT_FOLDER);
await makeFaces(
  PDF_FACES.map((face) => pdfSubset(face, content)),
  PDF_FONT_FOLDER,
  'ttf',
);
const stillMissing = missingPdfGlyphs(content);
if (stillMissing.length > 0) {
  console.warn(describeMissingGlyphs(stillMissing, 'so does every font of the PDF, write it another way'));
}
