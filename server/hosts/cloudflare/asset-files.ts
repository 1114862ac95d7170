/** The built site as Cloudflare keeps it. It compresses on the way to the visitor, and knows the visitor's copy. */
import { typeOf } from '#server/site/content-type.ts';
import type { SiteFiles } from '#server/site/site.ts';
import type { WorkerSettings } from './settings.ts';

export function assetFiles(assets: WorkerSettings['ASSETS']): SiteFiles {
  const ask = (path: string, init: RequestInit) =>
    assets.fetch(new Request(`https://assets.local${path.replace(/\/$/, '/index.html')}`, init));
  return {
    async answer(path, request, { status = 200, headers = {}, vary = [] }) {
      const found = await ask(path, status === 200 ? { headers: request.headers } : {});
      if (found.status !== 200 && found.status !== 304) return undefined;
      const answer = new Response(found.body, status === 200 ? found : { status, headers: found.headers });
      // Their own list knows fewer kinds of files.
      if (found.status === 200) answer.headers.set('Content-Type', typeOf(path));
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      if (vary.length > 0) answer.headers.set('Vary', vary.join(', '));
      return answer;
    },
    has: async (path) => (await ask(path, { method: 'HEAD' })).status === 200,
  };
}
