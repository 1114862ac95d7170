/** The Worker: the site and its chat at Cloudflare. */
import { consoleLog } from '../console-log.ts';
import { createFetchServer, type FetchServer } from '../fetch.ts';
import { createSite } from '../files/site.ts';
import { callWithFetch } from '../relay/call-with-fetch.ts';
import { assetFiles } from './asset-files.ts';
import { limitsStore } from './limits.ts';
import { variablesIn, type WorkerSettings } from './settings.ts';

export { Limits } from './limits.ts';

let server: FetchServer | undefined;

function serverOf(settings: WorkerSettings): FetchServer {
  const { ASSETS, LIMITS } = settings;
  return createFetchServer({
    variables: variablesIn(settings),
    built: BUILT_SITE,
    call: callWithFetch,
    log: consoleLog,
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
    server ??= serverOf(settings);
    return server(request, {
      remote: request.headers.get('CF-Connecting-IP') ?? '',
      finishLater: (work) => context.waitUntil(work),
    });
  },
};
