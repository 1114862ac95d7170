/** What the deployed site has and Vite's own server has not: each language's page, rendered on every request, and the chat's endpoint. */
import { readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { parseEnvironment } from '#server/env.ts';
import { consoleLog } from '#server/log.ts';
import { CHAT_ADDRESS } from '#shared/chat.ts';
import { FALLBACK_LANGUAGE, languageOfPath, pagePath, type Language } from '#shared/language.ts';
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
      let chat: ReturnType<typeof createChat> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(CHAT_ADDRESS)) return next();
        // The port is known once the first request comes in.
        chat ??= createChat(server, `http://localhost:${request.socket.localPort}`);
        chat.then((listener) => listener(request, response)).catch(next);
      });
      return () =>
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          const language = languageOfPath(pathname) ?? FALLBACK_LANGUAGE;
          const isPage = pathname === '/' || pathname === pagePath(language);
          if (request.method !== 'GET' || !isPage) return next();
          renderPage(language, server)
            .then((html) => server.transformIndexHtml(pathname, html))
            .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
            .catch(next);
        });
    },
  };
}

async function renderPage(language: Language, server: ViteDevServer): Promise<string> {
  const module = await server.ssrLoadModule('/src/entry-server.tsx');
  const entry = module as typeof import('#src/entry-server.tsx');
  const { title, description } = (await entry.loadTexts(language)).content.sharing;
  const head = [`<script>${HEAD_SCRIPT}</script>`];
  const body = await entry.renderPage(language);
  return fillTemplate(readFileSync('index.html', 'utf8'), { language, sitePath: '', title, description, head, body });
}

/** It comes through Vite: Node reads no TypeScript of a package. */
async function createChat(server: ViteDevServer, publicUrl: string) {
  const module = await server.ssrLoadModule('/server/node/server.ts');
  const { createNodeApp } = module as typeof import('#server/node/server.ts');
  const environment = parseEnvironment(process.env);
  const { app } = createNodeApp({ environment, publicUrl, headers: {}, log: { ...consoleLog, info: () => {} } });
  return getRequestListener((request, { incoming }) =>
    app.fetch(request, { remote: incoming.socket.remoteAddress ?? '' }),
  );
}
