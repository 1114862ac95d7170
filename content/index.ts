/** Everything the owner says, in each language of the site: the sample's words, or those that stand in `owner/`. */
import * as owner from '#owner/index.ts';
import type { Content } from './schema.ts';

export const content: Content = { ...owner };
