/** The static site: the page in the visitor's language at `/`, everything else as it was built. */
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageOfPath, pagePath, type Language } from '#shared/language.ts';
import { withinSite, type SitePath } from '#shared/site-path.ts';
import { LOCALE_STORAGE_KEY } from '#i18n/detect-locale.ts';
import { HTML_LANG } from '#i18n/locales/languages.ts';
import { requestLanguage } from '../request-language.ts';

/** What is said of a file besides its own type. */
export interface Presentation {
  readonly status?: 200 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer depends on besides its encoding. */
  readonly vary?: readonly string[];
}

/** The built site, wherever a host keeps it. Addresses are those of the site: `/zh/` for `zh/index.html`. */
export interface SiteFiles {
  /** The file as an answer to `request`, or that the visitor's copy is still good; undefined where there is none. */
  answer(path: string, request: Request, presentation: Presentation): Promise<Response | undefined>;
  has(path: string): Promise<boolean>;
}

const PAGE = /(\/|\.html)$/;
const NOT_FOUND_PAGE = /\/404\.html$/;

/**
 * Answers GET and HEAD from `files`; every address it does not know gets the page that says so.
 * @param sitePath Below which the site lives.
 */
export function createSite(files: SiteFiles, sitePath: SitePath = ''): Hono {
  const site = new Hono();
  site.get('*', async (context) => {
    const path = withinSite(context.req.path, sitePath);
    if (path === '/') return languagePage(context, files);
    if (path === undefined) return handleOutsideBasePath(context, files, sitePath);
    const answer = NOT_FOUND_PAGE.test(path)
      ? undefined
      : await files.answer(path, context.req.raw, presentationOf(path));
    if (answer) return answer;
    const folder = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
    if (await files.has(folder)) return context.redirect(sitePath + folder + new URL(context.req.url).search, 308);
    return notFound(context, files, path);
  });
  site.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return site;
}

/** Of the host of a site with a path, only the way in is known here. */
function handleOutsideBasePath(context: Context, files: SiteFiles, sitePath: SitePath): Response | Promise<Response> {
  const isWayIn = context.req.path === '/' || context.req.path === sitePath;
  return isWayIn ? context.redirect(`${sitePath}/`, 308) : notFound(context, files);
}

async function languagePage(context: Context, files: SiteFiles): Promise<Response> {
  const language = languageFor(context);
  const page = await files.answer(pagePath(language), context.req.raw, inLanguage(language));
  return page ?? notFound(context, files);
}

/** What is sent to whoever asks for it by its own address. */
function presentationOf(path: string): Presentation {
  const language = languageOfPath(path);
  return {
    headers: {
      'Cache-Control': cacheControl(path),
      ...(language && PAGE.test(path) && { 'Content-Language': HTML_LANG[language] }),
    },
  };
}

/** A name under `/assets/` carries the hash of its content and never means anything else. */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/') ? 'no-cache' : 'public, max-age=300';
}

/** What is sent in the visitor's language to whoever asks for something else. */
function inLanguage(language: Language): Presentation {
  return {
    vary: ['Accept-Language', 'Cookie'],
    headers: { 'Content-Language': HTML_LANG[language], 'Cache-Control': 'no-cache' },
  };
}

/** @param path The address that leads nowhere, within the site. */
async function notFound(context: Context, files: SiteFiles, path?: string): Promise<Response> {
  const language = languageFor(context, path);
  const presentation = { ...inLanguage(language), status: 404 } as const;
  return (await files.answer(`/${language}/404.html`, context.req.raw, presentation)) ?? context.text('Not found', 404);
}

function languageFor(context: Context, path?: string): Language {
  return requestLanguage({
    path,
    savedChoice: getCookie(context, LOCALE_STORAGE_KEY),
    acceptLanguage: context.req.header('Accept-Language'),
  });
}
