/**
 * `npm run build:host workers`, `vercel` or `netlify`: after the build, the chat as a program for a host that runs it without
 * a server of ours, in the form that the host asks for.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { CHAT_ADDRESS, CHAT_COMPLETIONS_ADDRESS } from '#shared/chat.ts';
import { sitePathOf } from '#shared/urls.ts';
import { readBuiltSite, readHeadersBlocks } from '#server/node/built-site.ts';

interface HostOptions {
  /** Of the repository. */
  readonly root: string;
  /** The built site. */
  readonly site: string;
  readonly outDir: string;
}

/** Everything in one file, as `docs/deploy/wrangler.jsonc` names it: `worker.js`. */
export async function makeWorker(options: HostOptions): Promise<void> {
  await bundle(options, 'server/hosts/cloudflare/worker.ts', 'worker.js');
}

/** A folder of functions, as `docs/deploy/netlify.toml` names it. */
export async function makeNetlifyFunction(options: HostOptions): Promise<void> {
  const { publicUrl } = await bundle(options, 'server/hosts/netlify/function.ts', 'chat-server.mjs');
  const addresses = [CHAT_ADDRESS, CHAT_COMPLETIONS_ADDRESS].map((address) => sitePathOf(publicUrl) + address);
  const functions = join(options.outDir, 'functions');
  await mkdir(functions);
  // Netlify reads where it lives without running it.
  const lines = [
    "import answer from '../chat-server.mjs';",
    'export default (request, context) => answer(request, context);',
    `export const config = { path: ${JSON.stringify(addresses)} };`,
  ];
  await writeFile(join(functions, 'chat.mjs'), `${lines.join('\n')}\n`);
}

/** What a function may take, s: every plan allows as much. */
const LONGEST_S = 60;

/** The whole deployment, in the form of Vercel's Build Output API, version 3. */
export async function makeVercelOutput(options: HostOptions): Promise<void> {
  const { site, outDir } = options;
  const fn = join(outDir, 'functions/chat.func');
  await rm(outDir, { recursive: true, force: true });
  const { publicUrl } = await bundle({ ...options, outDir: fn }, 'server/hosts/vercel/function.ts', 'index.mjs');
  const sitePath = sitePathOf(publicUrl);
  await writeJson(join(fn, '.vc-config.json'), {
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
}

/** An address of a `_headers` file as a regular expression: a star stands for anything. */
function patternOf(address: string): string {
  return `^${address.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}$`;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** One file without imports but the host's own. */
async function bundle({ root, site, outDir }: HostOptions, entry: string, name: string) {
  const { publicUrl, headers } = await readBuiltSite(site);
  if (publicUrl === undefined) throw new Error(`The page in ${site} does not name its address`);
  const built = { publicUrl, headers };
  const isWorker = entry.startsWith('server/hosts/cloudflare/');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILT_SITE: JSON.stringify(built), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, ...(isWorker && { target: 'webworker' }) },
    build: {
      target: isWorker ? 'es2022' : 'node20',
      minify: true,
      outDir,
      emptyOutDir: true,
      ssr: join(root, entry),
      rolldownOptions: {
        external: ['cloudflare:workers'],
        output: { entryFileNames: name, codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  return built;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const site = join(root, 'dist');
  const makers: Readonly<Record<string, () => Promise<void>>> = {
    workers: () => makeWorker({ root, site, outDir: join(root, 'dist-workers') }),
    vercel: () => makeVercelOutput({ root, site, outDir: join(root, '.vercel/output') }),
    netlify: () => makeNetlifyFunction({ root, site, outDir: join(root, 'dist-netlify') }),
  };
  const [host = ''] = process.argv.slice(2);
  const make = makers[host];
  if (!make) {
    console.error(`Name the host: ${Object.keys(makers).join(', ')}`);
    process.exit(1);
  }
  await make();
  console.log(`Made what ${host} needs besides dist/.`);
}
