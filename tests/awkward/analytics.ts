import type { Analytics } from '#content/schema.ts';

/** A counter of visits that reports to two places, one of them at a port of its own. */
export const analytics: Analytics = {
  script: 'https://stats.example.com/count.js',
  origins: ['https://stats.example.com', 'https://collect.example.com:8443'],
  attributes: { 'data-site': 'wolfeschlegelsteinhausenbergerdorff "&<" anna' },
};
