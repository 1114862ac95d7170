/** The places of the page that links lead to: one list that page, content, chat and server share. */

/** The sections below the first screen, in the order of the page. */
export const SECTIONS = ['about', 'experience', 'skills', 'projects', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

/** The id of a project's own place on the page: `#project-i18n` leads to it, with or without a script. */
export function projectElementId(id: string): `project-${string}` {
  return `project-${id}`;
}

export function addressOf<Id extends string>(id: Id): `#${Id}` {
  return `#${id}`;
}
