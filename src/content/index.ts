/** Everything the owner says, in each language of the site: the words of the folder that is built. */
import * as words from '#words/index.ts';
import type { Content } from './schema.ts';

export const content: Content = { ...words };
