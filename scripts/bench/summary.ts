/** The three lines of figures that the README shows, taken from the tables in `docs/bench/`. */

/** The text of one table: `bytes`, `lighthouse` or `interactions`. */
type TableNamed = (name: string) => string;

export function summaryOf(tableNamed: TableNamed): string {
  const bytes = new Map(rowsOf(tableNamed('bytes')).map(([part = '', size = '']) => [part, size]));
  const html = ['zh', 'en', 'ja'].map((language) => bytes.get(`${language}: HTML with its styles`));
  const pages = rowsOf(tableNamed('lighthouse')).filter(([page = '']) => !/^floor|, /.test(page));
  const scores = pages.map(([page, score]) => `${page} ${score}`);
  const [slowest = []] = rowsOf(tableNamed('interactions')).toSorted((one, other) => longest(other) - longest(one));
  return [
    `- Bytes, in brotli: HTML ${html.join(' / ')} (zh / en / ja), script before an interaction ${bytes.get('script before an interaction')}.`,
    `- Lighthouse, mobile (performance / accessibility / best practices / SEO): ${scores.join('; ')}.`,
    `- Longest task of any interaction, on a processor four times slower: ${slowest[1]} ms (${slowest[0]}).`,
  ].join('\n');
}

/** The cells of a Markdown table's rows, below its head. */
function rowsOf(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** ms; `under 50` counts as none. */
function longest([, time = '']: readonly string[]): number {
  return Number(time) || 0;
}
