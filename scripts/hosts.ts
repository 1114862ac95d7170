/**
 * `npm run build:host workers`, `vercel` or `netlify`: after the build, the chat as a program for a host that runs it without
 * a server of ours, in the form that the host asks for.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAT_ADDRESS, CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { sitePathOf } from '#shared/urls.ts';
import { readBuiltSite, readHeadersBlocks } from '#server/node/built-site.ts';
import { bundleServer } from './bundle.ts';

/** @param site The built site. */
type Make = (site: string, outDir: string) => Promise<void>;

/** Everything in one file, as `docs/deploy/wrangler.jsonc` names it: `worker.js`. */
const makeWorker: Make = async (site, outDir) => {
  await bundle(site, 'server/hosts/cloudflare/worker.ts', join(outDir, 'worker.js'));
};

/** A folder of functions, as `docs/deploy/netlify.toml` names it. */
const makeNetlifyFunction: Make = async (site, outDir) => {
  const sitePath = await bundle(site, 'server/hosts/netlify/function.ts', join(outDir, 'chat-server.mjs'));
  const addresses = [CHAT_ADDRESS, CHAT_COMPLETIONS_ADDRESS].map((address) => sitePath + address);
  await mkdir(join(outDir, 'functions'));
  // Netlify reads where it lives without running it.
  await writeFile(
    join(outDir, 'functions/chat.mjs'),
    `import answer from '../chat-server.mjs';
export default (request, context) => answer(request, context);
export const config = { path: ${JSON.stringify(addresses)} };
`,
  );
};

/** What a function may take, s: every plan allows as much. */
const LONGEST_S = 60;

/** The whole deployment, in the form of Vercel's Build Output API, version 3. */
const makeVercelOutput: Make = async (site, outDir) => {
  const functionFolder = join(outDir, 'functions/chat.func');
  await rm(outDir, { recursive: true, force: true });
  const sitePath = await bundle(site, 'server/hosts/vercel/function.ts', join(functionFolder, 'index.mjs'));
  await writeJson(join(functionFolder, '.vc-config.json'), {
    runtime: 'nodejs22.x',
    handler: 'index.mjs',
    launcherType: 'Nodejs',
    shouldAddHelpers: false,
    supportsResponseStreaming: true,
    maxDuration: LONGEST_S,
  });
  // Vercel compresses by itself.
  const isServed = (file: string) => !/\.(br|gz)$|\/_headers$/.test(file);
  await cp(site, join(outDir, 'static', sitePath), { recursive: true, filter: isServed });
  const headers = readHeadersBlocks(await readFile(join(site, '_headers'), 'utf8'));
  await writeJson(join(outDir, 'config.json'), {
    version: 3,
    routes: [
      ...headers.map(([address, values]) => ({ src: patternOf(address), headers: values, continue: true })),
      { src: `${patternOf(sitePath + CHAT_ADDRESS).slice(0, -1)}(/.*)?$`, dest: '/chat' },
      { handle: 'filesystem' },
      { src: '^/.*$', status: 404, dest: `${sitePath}/404.html` },
    ],
  });
};

/** An address of a `_headers` file as a regular expression: a star stands for anything. */
function patternOf(address: string): string {
  return `^${address.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** One file without imports but the host's own. Resolves to the path below which the site lives. */
async function bundle(site: string, entry: string, file: string): Promise<string> {
  const { publicUrl, headers } = await readBuiltSite(site);
  if (publicUrl === undefined) throw new Error(`The page in ${site} does not name its address`);
  const isWorker = entry.startsWith('server/hosts/cloudflare/');
  await bundleServer(entry, file, {
    define: { BUILT_SITE: JSON.stringify({ publicUrl, headers }), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, ...(isWorker && { target: 'webworker' }) },
    build: {
      target: isWorker ? 'es2022' : 'node20',
      minify: true,
      rolldownOptions: { external: ['cloudflare:workers'], output: { codeSplitting: false } },
    },
  });
  return sitePathOf(publicUrl);
}

export const HOSTS = {
  workers: { make: makeWorker, outDir: 'dist-workers' },
  vercel: { make: makeVercelOutput, outDir: '.vercel/output' },
  netlify: { make: makeNetlifyFunction, outDir: 'dist-netlify' },
};

if (process.argv[1] === import.meta.filename) {
  const [name = ''] = process.argv.slice(2);
  const host = Object.entries(HOSTS).find(([known]) => known === name)?.[1];
  if (!host) {
    console.error(`Name the host: ${Object.keys(HOSTS).join(', ')}`);
    process.exit(1);
  }
  await host.make('dist', host.outDir);
  console.log(`Made what ${name} needs besides dist/.`);
}
