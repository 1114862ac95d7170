/** In development: renders the page of the asked language on every request, with hot reload. */
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, languageOfPath, pagePath } from '#contract/language.ts';
import { htmlDocument } from './document.ts';

/** Takes what pipeline/after-first-paint.ts takes in a built page, and of the still globe all views: the styles show one. */
const UNWRAP =
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
            .ssrLoadModule('/entry/server.tsx')
            .then(async (module) => {
              const { loadTexts, renderPage } = module as typeof import('#entry/server.tsx');
              const { sharing } = (await loadTexts(language)).content;
              const html = htmlDocument({
                language,
                sitePath: '',
                title: sharing.title,
                description: sharing.description,
                styles: '',
                headScript: `document.documentElement.dataset.js = '';${UNWRAP}`,
                script: '/entry/client.tsx',
                fonts: [],
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
