import { content } from '#content/index.ts';

/** Whether the content is the sample's. What asks for its very words is skipped for another owner. */
export const isSample = content.person.name.en === 'Chen Yu';
