/** The static site: the page in the visitor's language at `/`, everything else as it was built. */
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTML_LANG, LANGUAGE_STORAGE_KEY, languageOfPath, pagePath, type Language } from '#contract/language.ts';
import { visitorLanguage } from '#server/visitor-language.ts';
import { fileResponse, type Conditions } from './file-response.ts';
import type { StoredFile, StoredFiles } from './stored-files.ts';

const LANGUAGE_HEADERS = ['Accept-Language', 'Cookie'] as const;
const NOT_FOUND_PAGE = /\/404\.html$/;

/** Answers GET and HEAD from `files`; every address it does not know gets the page that says so. */
export function createSite(files: StoredFiles): Hono {
  const site = new Hono();
  site.get('/', (context) => languagePage(context, files));
  site.get('*', (context) => {
    const { path } = context.req;
    const file = files.get(path);
    if (file && !NOT_FOUND_PAGE.test(path)) return send(context, path, file);
    const folder = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
    if (files.has(folder)) return context.redirect(folder + new URL(context.req.url).search, 308);
    return notFound(context, files);
  });
  site.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return site;
}

function languagePage(context: Context, files: StoredFiles): Response {
  const language = languageFor(context);
  const page = files.get(pagePath(language));
  if (!page) return notFound(context, files);
  return fileResponse(page, conditionsOf(context), {
    vary: LANGUAGE_HEADERS,
    headers: { 'Content-Language': HTML_LANG[language], 'Cache-Control': 'no-cache' },
  });
}

function send(context: Context, path: string, file: StoredFile): Response {
  const language = languageOfPath(path);
  return fileResponse(file, conditionsOf(context), {
    headers: {
      'Cache-Control': cacheControl(path),
      ...(language && file.type.startsWith('text/html') && { 'Content-Language': HTML_LANG[language] }),
    },
  });
}

/** A name under `/assets/` carries the hash of its content and never means anything else. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/') ? 'no-cache' : 'public, max-age=300';
}

function notFound(context: Context, files: StoredFiles): Response {
  const language = languageFor(context);
  const page = files.get(`/${language}/404.html`);
  if (!page) return context.text('Not found', 404);
  return fileResponse(page, conditionsOf(context), {
    status: 404,
    vary: LANGUAGE_HEADERS,
    headers: { 'Content-Language': HTML_LANG[language], 'Cache-Control': 'no-cache' },
  });
}

function languageFor(context: Context): Language {
  return visitorLanguage({
    path: context.req.path,
    savedChoice: getCookie(context, LANGUAGE_STORAGE_KEY),
    acceptLanguage: context.req.header('Accept-Language'),
  });
}

function conditionsOf({ req }: Context): Conditions {
  return {
    acceptEncoding: req.header('Accept-Encoding'),
    ifNoneMatch: req.header('If-None-Match'),
    ifModifiedSince: req.header('If-Modified-Since'),
  };
}
