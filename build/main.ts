/** The whole build: `dist/` for any static host, `dist-server/` for the small server. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, describeFaults } from '#content/check.ts';
import { content } from '#content/index.ts';
import { makeArt } from './art/make.ts';
import { describeMissingGlyphs, missingGlyphs } from './fonts/check.ts';
import { keyWarning } from './key-warning.ts';
import { missingPdfGlyphs } from './pdf/glyphs.ts';
import { makePdfs } from './pdf/make.ts';
import { buildServer } from './server.ts';
import { shareImageFaults } from './share/image/check.ts';
import { lastModified } from './share/last-modified.ts';
import { buildSite } from './site.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const faults = checkContent(content);
if (faults.length > 0) stop(describeFaults(faults));
const missing = [...missingGlyphs(content), ...missingPdfGlyphs(content)];
if (missing.length > 0) stop(describeMissingGlyphs(missing));
const undrawable = await shareImageFaults(content);
if (undrawable.length > 0) stop(describeFaults(undrawable));

const warning = keyWarning(process.env);
if (warning) console.warn(warning);

const publicUrl = (process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || 3000}`).replace(/\/+$/, '');
await makeArt({ content, outDir: join(root, 'generated') });
await buildSite({ root, contentEntry: 'content/index.ts', outDir: join(root, 'dist'), publicUrl });
await makePdfs({ content, outDir: join(root, 'dist'), publicUrl, modified: lastModified(root, 'content') });
await buildServer(root, join(root, 'dist-server'));
console.log('Built the site in dist/ and the server in dist-server/.');

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
