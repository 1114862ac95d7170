/** What the build asks of the page: its markup in one language. */
// First, so that the order of the layers is known before any component's styles.
import './styles.ts';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Language } from '#contract/language.ts';
import { LanguageProvider } from '#site/language.tsx';
import { NotFound } from '#site/not-found/not-found.tsx';
import { Page } from '#site/page.tsx';

export { content } from '#site/content.ts';

async function markup(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  return text(prelude);
}

export function renderPage(language: Language): Promise<string> {
  return markup(<Page language={language} />);
}

export function renderNotFound(language: Language): Promise<string> {
  return markup(
    <LanguageProvider initial={language}>
      <NotFound />
    </LanguageProvider>,
  );
}
