/** The static site: the page in the visitor's language at `/`, everything else as it was built. */
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_STORAGE_KEY, languageOfPath, pagePath, type Language } from '#contract/language.ts';
import { withinSite, type SitePath } from '#contract/site-path.ts';
import { HTML_LANG } from '#messages/languages.ts';
import { requestLanguage } from '../request-language.ts';
import { fileResponse, type Conditions } from './file-response.ts';
import type { StoredFile, StoredFiles } from './stored-files.ts';

const LANGUAGE_HEADERS = ['Accept-Language', 'Cookie'] as const;
const NOT_FOUND_PAGE = /\/404\.html$/;

/**
 * Answers GET and HEAD from `files`; every address it does not know gets the page that says so.
 * @param sitePath Below which the site lives.
 */
export function createSite(files: StoredFiles, sitePath: SitePath = ''): Hono {
  const site = new Hono();
  site.get('*', (context) => {
    const path = withinSite(context.req.path, sitePath);
    if (path === '/') return languagePage(context, files);
    if (path === undefined) return beside(context, files, sitePath);
    const file = files.get(path);
    if (file && !NOT_FOUND_PAGE.test(path)) return send(context, path, file);
    const folder = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
    if (files.has(folder)) return context.redirect(sitePath + folder + new URL(context.req.url).search, 308);
    return notFound(context, files, path);
  });
  site.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return site;
}

/** Of the host of a site with a path, only the way in is known here. */
function beside(context: Context, files: StoredFiles, sitePath: SitePath): Response {
  const isWayIn = context.req.path === '/' || context.req.path === sitePath;
  return isWayIn ? context.redirect(`${sitePath}/`, 308) : notFound(context, files);
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

/** @param path The address that leads nowhere, within the site. */
function notFound(context: Context, files: StoredFiles, path?: string): Response {
  const language = languageFor(context, path);
  const page = files.get(`/${language}/404.html`);
  if (!page) return context.text('Not found', 404);
  return fileResponse(page, conditionsOf(context), {
    status: 404,
    vary: LANGUAGE_HEADERS,
    headers: { 'Content-Language': HTML_LANG[language], 'Cache-Control': 'no-cache' },
  });
}

function languageFor(context: Context, path?: string): Language {
  return requestLanguage({
    path,
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
