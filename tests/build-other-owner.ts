/**
 * Builds the site of another owner: `CONTENT_DIR=tests/fixtures/one-language node --import tsx tests/build-other-owner.ts FOLDER`.
 * For tsx, `TSX_TSCONFIG_PATH` names the same folder (docs/decisions/019-words-and-languages-of-the-owner.md).
 * The drawings are the sample's.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAnswerer } from 'answerer';
import { answerSource } from '#answers/answer-source.ts';
import { languageDataOf } from '#answers/language-data.ts';
import { describeMissingGlyphs, missingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { setTexts } from '#scripts/artwork/fonts/needed.ts';
import { checkContent, describeFaults } from '#content/check.ts';
import { content } from '#content/index.ts';
import { LANGUAGES } from '#shared/language.ts';
import { makePdfs, missingPdfGlyphs } from '#resume/typeset';
import { renderPages } from '#scripts/render.ts';
import { writeSite } from '#scripts/prerender.ts';
import { siteConfig } from '../vite.config.ts';
import { systemPrompt } from '#server/chat/provider.ts';

const QUESTIONS = ['Wo arbeitet sie?', 'Where does she work?', 'どこで働いていますか'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [outDir = ''] = process.argv.slice(2);
const publicUrl = 'https://owner.example';

const rendered = await renderPages({ ...siteConfig(), root });
const faults = checkContent(content);
const missing = [...missingGlyphs(setTexts(rendered)), ...missingPdfGlyphs(content)];
await writeSite({ root, outDir, publicUrl }, rendered);
await makePdfs({ content, outDir, publicUrl, modified: new Date('2026-11-22T00:00:00Z') });

const answer = createAnswerer(
  LANGUAGES.map((language) => ({ ...answerSource(content, language, 'server'), data: languageDataOf(language) })),
);
const answers = QUESTIONS.map((question) => answer([{ role: 'user', content: question }], LANGUAGES[0]).text);
writeFileSync(
  join(outDir, 'report.json'),
  JSON.stringify({
    faults: describeFaults(faults) + describeMissingGlyphs(missing),
    answers,
    prompt: systemPrompt(content, LANGUAGES[0]),
  }),
);
