import type { Content } from '#content/schema.ts';
import { full } from './full.ts';

export const suggestions = [full(60, 30), full(60, 30), full(60, 30)] satisfies Content['suggestions'];
