/** What the deployed site has and Vite's own server has not: each language's page, rendered on every request, and the chat's endpoint. */
import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { FALLBACK_LANGUAGE, languageOfPath, pagePath, type Language } from '#shared/language.ts';
import { parseEnvironment } from '#server/env.ts';
import { consoleLog } from '#server/log.ts';
import { fillTemplate } from '../html-template.ts';

/** What the built page does at its first paint (scripts/prerender.ts): the styles show one of the drawings. */
const HEAD_SCRIPT =
  "document.documentElement.dataset.js = '';" +
  "addEventListener('DOMContentLoaded', () => document.querySelectorAll('template').forEach((one) => one.replaceWith(one.content)))";

export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      // The port is known once the first request comes in.
      let listening: ReturnType<typeof createListener> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(CHAT_ADDRESS)) return next();
        const address = server.httpServer?.address();
        if (typeof address !== 'object' || address === null) return next();
        listening ??= createListener(server, `http://localhost:${address.port}`);
        listening.then((listener) => listener(request, response)).catch(next);
      });
      return () =>
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          const language = languageOfPath(pathname) ?? FALLBACK_LANGUAGE;
          const isPage = pathname === '/' || pathname === pagePath(language);
          if (request.method !== 'GET' || !isPage) return next();
          pageIn(language, server)
            .then((html) => server.transformIndexHtml(pathname, html))
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
            .catch(next);
        });
    },
  };
}

async function pageIn(language: Language, server: ViteDevServer): Promise<string> {
  const module = await server.ssrLoadModule('/src/entry-server.tsx');
  const { loadTexts, renderPage } = module as typeof import('#src/entry-server.tsx');
  const { title, description } = (await loadTexts(language)).content.sharing;
  return fillTemplate(readFileSync('index.html', 'utf8'), {
    language,
    sitePath: '',
    title,
    description,
    head: [`<script>${HEAD_SCRIPT}</script>`],
    body: await renderPage(language),
  });
}

/** The chat comes through Vite: Node reads no TypeScript of a package. */
async function createListener(server: ViteDevServer, publicUrl: string) {
  const { createNodeApp } = (await server.ssrLoadModule(
    '/server/node/server.ts',
  )) as typeof import('#server/node/server.ts');
  const environment = parseEnvironment(process.env);
  const { app } = createNodeApp({ environment, publicUrl, headers: {}, log: { ...consoleLog, info: () => {} } });
  return getRequestListener((request, { incoming }) =>
    app.fetch(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
}
