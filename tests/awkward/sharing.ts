import type { Content } from '#content/schema.ts';
import { full } from './full.ts';
import { person } from './person.ts';

export const sharing = {
  title: full(60, 40),
  description: full(155, 75),
  line: full(48, 20),
  imageAlt: full(140, 70),
  siteName: person.name,
  llmsSummary: full(400, 400).en,
} satisfies Content['sharing'];
