/**
 * The owner's content as it was written, without the hints and what only the files for sharing say.
 * Only a download of its own may import it.
 */
import { unshown } from 'virtual:unshown-content';
import { withoutMarks } from '#contract/break-mark.ts';
import type { Content } from '#content/schema.ts';
import { content } from './content.ts';

const shown = JSON.parse(withoutMarks(JSON.stringify(content))) as typeof content;

export const wholeContent: Omit<Content, 'hints' | 'sharing'> = {
  ...shown,
  person: { ...shown.person, ...unshown.person },
};
