/** The whole build: `dist/` for any static host, `dist-server/` for the small server. */
import './check-languages.ts';
import { join, resolve } from 'node:path';
import { checkContent, describeFaults, stoppingFaults } from '#content/check.ts';
import { CONTENT_FOLDER, contentFile, generatedFolder, PUBLIC_FOLDER } from '#content/folder.ts';
import { content } from '#content/index.ts';
import { fetchWholeFonts, makePdfs, missingPdfGlyphs } from '#resume/typeset';
import { areDrawingsStale } from '#scripts/artwork/drawings.ts';
import { describeMissingGlyphs, missingGlyphs } from '#scripts/artwork/fonts/missing-glyphs.ts';
import { EnvironmentError, parseBuildSettings } from '#server/env.ts';
import { isOnOwnMachine, sitePathOf } from '#shared/urls.ts';
import { bundleServer } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { readPictures } from './public-folder.ts';
import { renderSite, writeSite } from './prerender.ts';
import { sampleWordsIn } from './sample-words.ts';
import { lastModified } from './share/files.ts';

const buildFolder = process.env['BUILD_DIR'] ?? '.';
const outDir = join(buildFolder, 'dist');

// All that can be wrong is found before anything of an earlier build is gone.
const { publicUrl, chatUrl } = readSettings();
// The page and its policy take it as it was understood.
if (chatUrl !== undefined) process.env['VITE_CHAT_URL'] = chatUrl;
const isReleased = !isOnOwnMachine(publicUrl);
const faults = checkContent(content);
if (stoppingFaults(faults, { released: false }).length === 0) {
  const pictures = await readPictures(content, PUBLIC_FOLDER);
  faults.push(...pictures.faults);
  for (const line of pictures.heavy) console.warn(line);
}
const stopping = stoppingFaults(faults, { released: isReleased });
if (stopping.length > 0) stop(describeFaults(stopping));

if (process.env['VITE_OPENAI_API_KEY'])
  console.warn(
    'Warning: VITE_OPENAI_API_KEY is built into the page. Every visitor can read it and spend on it.\n' +
      'Use OPENAI_API_KEY with the server instead, unless this key may be public.',
  );
if (content.questions !== undefined)
  console.warn(`${contentFile('questions')} is no longer read: delete it, and its line beside the other parts.`);

const rendered = await step('The pages', () => renderSite(sitePathOf(publicUrl)));
fetchWholeFonts(JSON.stringify(content));
await step('The site: script, styles, share images, compression', async () => {
  await writeSite(outDir, publicUrl, rendered);
  await compressFolder(outDir);
});
await step('The résumés', () => makePdfs({ content, outDir, publicUrl, modified: lastModified(CONTENT_FOLDER) }));
await step('The server', () => bundleServer('server/node/main.ts', join(buildFolder, 'dist-server/main.js')));
console.log('Built the site in dist/ and the server in dist-server/.');
if (!isReleased)
  console.log(
    `The site is built for ${publicUrl}: links for search engines and shared links lead to this machine, and the résumés\n` +
      'leave the address out. Before it goes on the web, build it with its address: PUBLIC_URL=https://you.example npm run build',
  );
if (CONTENT_FOLDER === 'sample') {
  if (isReleased)
    console.warn('The site tells of the sample’s invented person. Your own words go into content/: npm run own');
} else {
  // Read, not imported: in the languages of another site it does not compile.
  warn('Still in the sample’s words:', sampleWordsIn(content, (await import(resolve('sample/index.ts'))) as object));
}
warn('Still to be written before the site gets its address (PUBLIC_URL):', [
  describeFaults(faults.filter(({ mayWait }) => mayWait)),
]);
warn('Notes, which stop nothing:', [describeFaults(faults.filter(({ isNote }) => isNote))]);
const remedy = 'npm run artwork makes it anew, unless no font has the letter: then write it another way';
warn('Left out of the PDF and the share image, or shown in another font:', [
  describeMissingGlyphs([...missingGlyphs(rendered), ...missingPdfGlyphs(content)], remedy),
]);
if (areDrawingsStale(content.person.place, generatedFolder()))
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

function warn(heading: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  if (text !== '') console.warn(`${heading}\n${text}`);
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
