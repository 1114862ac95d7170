/** The whole build: `dist/` for any static host, `dist-server/` for the small server. */
import './check-languages.ts';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitePathOf, isOnOwnMachine } from '#shared/urls.ts';
import { checkContent, describeFaults, stoppingFaults } from '#content/check.ts';
import { CONTENT_FOLDER, contentFile, generatedFolder } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { areDrawingsStale } from '#scripts/artwork/drawings.ts';
import { compressFolder } from './compress.ts';
import { describeMissingGlyphs, missingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { setTexts } from '#scripts/artwork/fonts/needed.ts';
import { fetchWholeFonts, makePdfs, missingPdfGlyphs } from '#resume/typeset';
import { buildServer } from './bundle.ts';
import { EnvironmentError, parseBuildSettings } from '#server/env.ts';
import { lastModified } from './share/last-modified.ts';
import { renderPages } from './render.ts';
import { readPictures } from './pictures.ts';
import { sampleWordsIn } from './sample-words.ts';
import { PUBLIC_FOLDER, siteConfig } from '../vite.config.ts';
import { writeSite } from './prerender.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const buildFolder = resolve(root, process.env['BUILD_DIR'] ?? '.');
const outDir = join(buildFolder, 'dist');

// All that can be wrong is found before anything of an earlier build is gone.
const { publicUrl, chatUrl } = readSettings();
// The page and its policy take it as it was understood.
if (chatUrl !== undefined) process.env['VITE_CHAT_URL'] = chatUrl;
const faults = checkContent(content);
const pictures =
  stoppingFaults(faults, { released: false }).length === 0
    ? await readPictures(content, join(root, PUBLIC_FOLDER))
    : { faults: [], heavy: [] };
faults.push(...pictures.faults);
const stopping = stoppingFaults(faults, { released: !isOnOwnMachine(publicUrl) });
if (stopping.length > 0) stop(describeFaults(stopping));

if (process.env['VITE_OPENAI_API_KEY'])
  console.warn(
    'Warning: VITE_OPENAI_API_KEY is built into the page. Every visitor can read it and spend on it.\n' +
      'Use OPENAI_API_KEY with the server instead, unless this key may be public.',
  );
for (const line of pictures.heavy) console.warn(line);
if (content.questions !== undefined)
  console.warn(`${contentFile('questions')} is no longer read: delete it, and its line beside the other parts.`);

const rendered = await step('The pages', () =>
  renderPages({ ...siteConfig({ sitePath: sitePathOf(publicUrl) }), root }),
);
fetchWholeFonts(JSON.stringify(content));
const texts = setTexts(rendered);
const missing = [...missingGlyphs(texts), ...missingPdfGlyphs(content)];

await step('The site: script, styles, share images, compression', async () => {
  await writeSite({ root, outDir, publicUrl }, rendered);
  await compressFolder(outDir);
});
await step('The résumés', () => makePdfs({ content, outDir, publicUrl, modified: lastModified(root, CONTENT_FOLDER) }));
await step('The server', () => buildServer(root, join(buildFolder, 'dist-server')));
console.log('Built the site in dist/ and the server in dist-server/.');
if (isOnOwnMachine(publicUrl))
  console.log(
    `The site is built for ${publicUrl}: links for search engines and shared links lead to this machine, and the résumés\n` +
      'leave the address out. Before it goes on the web, build it with its address: PUBLIC_URL=https://you.example npm run build',
  );
if (CONTENT_FOLDER !== 'sample') {
  // Read, not imported: in the languages of another site it does not compile.
  const sample = (await import(join(root, 'sample/index.ts'))) as object;
  const borrowed = sampleWordsIn(content, sample);
  if (borrowed.length > 0) console.warn(`Still in the sample’s words:\n${borrowed.join('\n')}`);
} else if (!isOnOwnMachine(publicUrl))
  console.warn('The site tells of the sample’s invented person. Your own words go into content/: npm run own');
const unwritten = faults.filter(({ mayWait }) => mayWait);
if (unwritten.length > 0)
  console.warn(`Still to be written before the site gets its address (PUBLIC_URL):\n${describeFaults(unwritten)}`);
const notes = faults.filter(({ isNote }) => isNote);
if (notes.length > 0) console.warn(`Notes, which stop nothing:\n${describeFaults(notes)}`);
if (missing.length > 0)
  console.warn(
    `Left out of the PDF and the share image, or shown in another font:\n${describeMissingGlyphs(missing, 'npm run artwork makes it anew, or write it another way')}`,
  );
if (areDrawingsStale(content.person.place, join(root, generatedFolder())))
  console.warn(
    'The chart and the globe are drawn for another place or in other colours: npm run artwork draws them anew.',
  );

/** Does a part of the build and says how long it took: somebody waits for it. */
async function step<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  const begin = performance.now();
  process.stdout.write(`${what} … `);
  try {
    return await work();
  } finally {
    console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
}

function readSettings() {
  try {
    return parseBuildSettings(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) stop(error.message);
    throw error;
  }
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
