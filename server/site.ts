/** The static site: the page in the visitor's language at `/`, everything else as it was built. */
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { languageOfPath } from '#shared/language.ts';
import { withinSite, type SitePath } from '#shared/urls.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { requestLanguage } from './request.ts';

export interface StaticFile<Content = Uint8Array<ArrayBuffer>> {
  readonly content: Content;
  /** Of this content, in its quotes; null where it has to be worked out from what is sent. */
  readonly etag: string | null;
}

/** Reads a file of the built site by its path in there, as `zh/index.html`; null where there is none. */
export type ReadFile = (path: string) => Promise<StaticFile<Uint8Array<ArrayBuffer> | ReadableStream> | null>;

/** What Hono does not know, or sends without saying that it is UTF-8. */
export const MIME_TYPES = {
  json: 'application/json; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
/** Below the site's path, not there under their own names: the documents of folders and errors, what is for hosts alone, and maps. */
const HIDDEN = /(?<!^\/assets)\/(?:(?!\.well-known\/)[._]|(?:index|404)\.html$)|\.(?:br|gz|map)$/;
/** A name under `/assets/` carries the hash of its content and never means anything else. */
const KEPT = 'public, max-age=31536000, immutable';

/**
 * Answers GET and HEAD; every address it does not know gets the page that says so.
 * @param sitePath Below which the site lives.
 * @param precompressed Whether the copies that the build compressed are sent; false where the host compresses.
 */
export function createSite(read: ReadFile, sitePath: SitePath = '', precompressed = true): Hono {
  const options = {
    precompressed,
    mimes: MIME_TYPES,
    getContent: async (path: string, context: Context) => {
      const file = await read(path);
      // Of a compressed copy, which is read last, its own.
      if (file?.etag) context.header('ETag', file.etag);
      if (file?.content instanceof Uint8Array) context.header('Content-Length', String(file.content.length));
      return file?.content ?? null;
    },
    onFound: (path: string, context: Context) => {
      const language = path.endsWith('.html') ? languageOfPath(`/${path}`) : undefined;
      if (language) context.header('Content-Language', HTML_LANG[language]);
      const fresh = path.endsWith('/index.html') ? 'no-cache' : 'public, max-age=300';
      context.header('Cache-Control', path.startsWith('assets/') ? KEPT : fresh);
      context.header('Vary', 'Accept-Encoding');
    },
  };
  const files = serveStatic({
    ...options,
    rewriteRequestPath: (path) => path.slice(sitePath.length).replace(/\/$/, '/index.html'),
  });
  const file: MiddlewareHandler = (context, next) =>
    HIDDEN.test(context.req.path.slice(sitePath.length)) ? next() : files(context, next);
  const pageInLanguage =
    (name: string): Handler =>
    async (context, next) => {
      const language = requestLanguage(context, withinSite(context.req.path, sitePath));
      const response = await serveStatic({ ...options, path: `${language}/${name}` })(context, next);
      response?.headers.set('Cache-Control', 'no-cache');
      response?.headers.set('Vary', 'Accept-Language, Cookie, Accept-Encoding');
      return response;
    };
  const notFoundPage = pageInLanguage('404.html');

  const site = new Hono();
  site.use(etag());
  site.get(`${sitePath}/`, pageInLanguage('index.html'));
  site.get(`${sitePath}/*`, file);
  site.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const folder = pathname === '/' ? `${sitePath}/` : pathname.replace(/(?:\/index\.html|\/?)$/, '/');
    const isPage = folder !== pathname && withinSite(folder, sitePath) !== undefined;
    const page = `${folder.slice(sitePath.length)}index.html`.slice(1);
    if (isPage && (await read(page))) return context.redirect(folder + search, 308);
    context.status(404);
    return (await notFoundPage(context, () => Promise.resolve())) ?? context.text('Not found', 404);
  });
  site.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return site;
}
