import type { Content, PageContent } from '#content/schema.ts';
import { markPhrases } from './phrases.ts';

/** The owner's content as the page carries it: what it shows, and with the places marked where lines may break. */
export function pageContent({ person, sharing, ...sections }: Content): PageContent {
  const { name, title, email, phone, codeHost, microblog, place } = person;
  return markPhrases({
    person: { name, title, email, phone, codeHost, microblog, place },
    sharing: { title: sharing.title, description: sharing.description },
    ...sections,
  });
}
