/** What travels to a visitor, against the budgets and against the floor of `hydrateRoot` alone. */
import { LANGUAGES } from '#contract/language.ts';
import { STILL_VIEW_NAMES } from '#globe/still.ts';
import { assetSize, brotliSize, BUDGETS, fontSize, headersSize, scriptSize } from '#tests/budget/sizes.ts';
import { buildFloor } from './floor.ts';

type Row = readonly [part: string, bytes: number, budget: number, floor?: number];

/** The table in Markdown; bytes in brotli, fonts as they are. */
export async function bytesTable(): Promise<string> {
  const floor = await buildFloor();
  const rows: Row[] = [
    ...LANGUAGES.flatMap((language): Row[] => {
      const page = `${language}/index.html`;
      return [
        [
          `${language}: HTML with the first screen's styles`,
          brotliSize(page),
          BUDGETS.html - headersSize(),
          brotliSize(page, floor),
        ],
        [`${language}: fonts`, fontSize(language), BUDGETS.fonts],
      ];
    }),
    ['script before an interaction', largestScript(), BUDGETS.script, brotliSize('assets/floor.js', floor)],
    ['styles below the first screen', assetSize('later', '.css'), Infinity],
    [
      'globe: still picture, heaviest view',
      Math.max(...STILL_VIEW_NAMES.map((view) => assetSize(`globe-still-${view}`, '.svg'))),
      BUDGETS.globeStill,
    ],
    ['globe: come alive', assetSize('live-globe', '.js') + assetSize('globe-worker', '.js'), BUDGETS.globe],
    ['chat: panel', assetSize('chat-panel', '.js'), BUDGETS.chat],
    ['chat: styles', assetSize('chat-panel', '.css'), BUDGETS.chatStyles],
    ['chat: reader of Markdown', assetSize('markdown', '.js'), BUDGETS.markdown],
  ];
  return [
    '| part | bytes | budget | floor |',
    '| --- | --: | --: | --: |',
    ...rows.map(
      ([part, bytes, budget, least]) =>
        `| ${[part, bytes, Number.isFinite(budget) ? budget : '–', least ?? '–'].join(' | ')} |`,
    ),
  ].join('\n');
}

/** With the texts of the language that needs most. */
function largestScript(): number {
  return Math.max(...LANGUAGES.map((language) => scriptSize(`${language}/index.html`)));
}
