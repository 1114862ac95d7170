/** What travels to a visitor, against the floor of `hydrateRoot` alone. */
import { LANGUAGES } from '#shared/language.ts';
import { POSTER_VIEW_NAMES } from '#globe/poster.ts';
import { buildFloor } from './floor.ts';
import { assetSize, brotliSize, fontSize, scriptSize } from './sizes.ts';

type Row = readonly [part: string, bytes: number, floor?: number];

/** The table in Markdown; bytes in brotli, fonts as they are. */
export async function bytesTable(): Promise<string> {
  const floor = await buildFloor();
  const rows: Row[] = [
    ...LANGUAGES.flatMap((language): Row[] => {
      const page = `${language}/index.html`;
      return [
        [`${language}: HTML with its styles`, brotliSize(page), brotliSize(page, floor)],
        [`${language}: fonts`, fontSize(language)],
      ];
    }),
    ['script before an interaction', largestScript(), brotliSize('assets/floor.js', floor)],
    [
      'globe: still picture, heaviest view',
      Math.max(...POSTER_VIEW_NAMES.map((view) => assetSize(`globe-still-${view}`, '.svg'))),
    ],
    ['globe: come alive', assetSize('live-globe', '.js') + assetSize('globe-worker', '.js')],
    ['chat: panel', assetSize('chat-panel', '.js')],
    ['chat: styles', assetSize('chat-panel', '.css')],
    ['chat: reader of Markdown', assetSize('markdown', '.js')],
  ];
  return [
    '| part | bytes | floor |',
    '| --- | --: | --: |',
    ...rows.map(([part, bytes, least]) => `| ${[part, bytes, least ?? '–'].join(' | ')} |`),
  ].join('\n');
}

/** With the texts of the language that needs most. */
function largestScript(): number {
  return Math.max(...LANGUAGES.map((language) => scriptSize(`${language}/index.html`)));
}
