/** In development: renders the page of the asked language on every request, with hot reload. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languageOfPath, pagePath } from '#shared/language.ts';
import { fillTemplate } from '../html-template.ts';

/** What the built page does at its first paint (scripts/prerender.ts): the styles show one of the drawings. */
const HEAD_SCRIPT =
  "document.documentElement.dataset.js = '';" +
  "addEventListener('DOMContentLoaded', () => document.querySelectorAll('template').forEach((one) => one.replaceWith(one.content)))";

export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          const language = languageOfPath(url.pathname) ?? FALLBACK_LANGUAGE;
          const isPage = url.pathname === '/' || url.pathname === pagePath(language);
          if (request.method !== 'GET' || !isPage) return next();
          server
            .ssrLoadModule('/src/entry-server.tsx')
            .then(async (module) => {
              const { loadTexts, renderPage } = module as typeof import('#src/entry-server.tsx');
              const { sharing } = (await loadTexts(language)).content;
              const html = fillTemplate(readFileSync('index.html', 'utf8'), {
                language,
                sitePath: '',
                title: sharing.title,
                description: sharing.description,
                head: [`<script>${HEAD_SCRIPT}</script>`],
                body: await renderPage(language),
              });
              response.setHeader('Content-Type', 'text/html; charset=utf-8');
              response.end(await server.transformIndexHtml(url.pathname, html));
            })
            .catch(next);
        });
      };
    },
  };
}
