/** The Worker: the site and its chat at Cloudflare. */
import { createSite } from '#server/site/site.ts';
import { createFetchServer, type FetchServer } from '../create-fetch-server.ts';
import { assetFiles } from './asset-files.ts';
import { limitsStore } from './limits-object.ts';
import { variablesIn, type WorkerSettings } from './settings.ts';

export { Limits } from './limits-object.ts';

let server: FetchServer | undefined;

function createServer(settings: WorkerSettings): FetchServer {
  const { ASSETS, LIMITS } = settings;
  return createFetchServer({
    variables: variablesIn(settings),
    built: BUILT_SITE,
    store: () => LIMITS && limitsStore(LIMITS),
    storeSetting: 'The binding LIMITS',
    site: (sitePath) => createSite(assetFiles(ASSETS), sitePath),
  });
}

export default {
  fetch(
    request: Request,
    settings: WorkerSettings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Response | Promise<Response> {
    server ??= createServer(settings);
    return server(request, {
      remote: request.headers.get('CF-Connecting-IP') ?? '',
      finishLater: (work) => context.waitUntil(work),
    });
  },
};
