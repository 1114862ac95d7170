import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { withPolicy } from './policy-in-pages.ts';

const page = '<head>\n<meta charset="utf-8">\n<script>a()</script>\n</head>';
const headers = securityHeaders({ pages: [page] });

test('the policy stands before everything that it is about, without what only a header may say', () => {
  const [, policy = ''] = /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
    withPolicy(page, headers),
  ) ?? ['', ''];
  expect(policy.replaceAll('&#39;', "'")).toBe(
    headers['Content-Security-Policy']?.replace("; frame-ancestors 'none'", ''),
  );
});

test('pages that have it stay as they are, and keep what they had', () => {
  const once = withPolicy(page, headers);
  expect(withPolicy(once, headers)).toBe(once);
  expect(once).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">\n<script>a()</script>');
});
