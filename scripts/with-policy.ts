/** The part of the security headers that a page can say about itself (HTML §4.2.5.3). */
import type { Headers } from '#server/node/security-headers.ts';
import { escapeHtml } from './share/escape-html.ts';

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
