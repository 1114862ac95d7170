import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

export const contact = { subtitle: full(160, 80), mapNote: full(80, 40) } satisfies Content['contact'];
