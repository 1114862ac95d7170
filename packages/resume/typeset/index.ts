/** What is set by Typst, and the fonts for it; in Node alone. */
export { PDF_FACES, PDF_FONT_FOLDER, type PdfFace } from './fonts.ts';
export { charactersOf, missingPdfGlyphs } from './glyphs.ts';
export { makePdfs } from './pdf.ts';
export { IMAGE, shareImages } from './share-image.ts';
export { openTypesetter, pngOf, type Typesetter } from './typst.ts';
export { fetchFonts, fetchWholeFonts, inPackage } from './whole-fonts.ts';
