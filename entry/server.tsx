/** What the build asks of the page: its markup in one language. */
// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '#contract/language.ts';
import { LanguageProvider } from '#ui/use-language.tsx';
import { later } from '#site/later.tsx';
import { NotFound } from '#site/not-found/not-found.tsx';
import { Page } from '#site/page.tsx';

export { content } from '#ui/content.ts';

async function markup(node: ReactNode): Promise<string> {
  // However long a section is, it stands in its place, not in a script behind the page.
  const { prelude } = await prerenderToNodeStream(node, { progressiveChunkSize: Infinity });
  return text(prelude);
}

export function renderPage(language: Language): Promise<string> {
  return markup(<Page language={language} />);
}

export function renderNotFound(language: Language): Promise<string> {
  return alone(<NotFound />, language);
}

export async function renderLater(language: Language): Promise<string> {
  return alone(await later(), language);
}

function alone(node: ReactNode, language: Language): Promise<string> {
  return markup(<LanguageProvider initial={language}>{node}</LanguageProvider>);
}
