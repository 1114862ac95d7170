/**
 * `npm run build:pages`: after the build, for hosts that send no headers of ours (GitHub and GitLab Pages), the part of the
 * security headers that a page can say about itself (HTML §4.2.5.3). Pages that have it already stay as they are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { escapeHtml } from './html-template.ts';
import { readHeadersFile, type Headers } from '#server/node/built-site.ts';
import { compressFolder, filesIn } from './compress.ts';

/** What only a header may say. */
const HEADER_ALONE = /^(?:frame-ancestors|report-uri|sandbox)\b/;
/** Before anything that the policy is about. */
const FIRST = '<meta charset="utf-8">';

export function withPolicy(page: string, headers: Headers): string {
  const policy = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !HEADER_ALONE.test(directive))
    .join('; ');
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="referrer" content="${escapeHtml(headers['Referrer-Policy'] ?? '')}">`,
  ];
  const written = [FIRST, ...tags].join('\n');
  return page.includes(written) ? page : page.replace(FIRST, () => written);
}

if (process.argv[1] === import.meta.filename) {
  const headers = readHeadersFile(await readFile('dist/_headers', 'utf8'));
  for (const file of await filesIn('dist', /\.html$/))
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), headers));
  await compressFolder('dist');
}
