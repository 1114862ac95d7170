/** Writes everything that stands beside the pages: for search engines, shared links, address books and assistants. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFolder } from '#content/folder.ts';
import { LANGUAGES } from '#shared/language.ts';
import { icons, tabIcon } from './icons.ts';
import { shareImages } from '#resume/typeset';
import { textFiles, type SiteFacts } from '#resume';
import { manifest, robots, sitemap } from './site-files.ts';

/** @param root Of the repository. */
export async function writeShareFiles(facts: SiteFacts, { root, outDir }: { root: string; outDir: string }) {
  const sheet = await readFile(join(root, generatedFolder(), 'share-sheet.svg'), 'utf8');
  const files: Record<string, string | Buffer> = {
    ...textFiles(facts),
    ...(await icons()),
    'favicon.svg': tabIcon(),
    'manifest.webmanifest': manifest(facts),
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(facts),
  };
  const images = await shareImages(facts.content, sheet);
  for (const language of LANGUAGES) files[`og.${language}.png`] = images[language];
  await mkdir(outDir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, data]) => writeFile(join(outDir, name), data)));
}
