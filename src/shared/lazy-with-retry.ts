/** Loads parts of the page that come later: one that hangs has 20 s, one that failed is asked for once more. */
const DEADLINE_MS = 20_000;

const parts = new Map<string, Promise<unknown>>();
const failed = new Set<string>();
let retries = 0;

/** @param name Of the part in Vite's manifest. */
export function loadWithRetry<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  // A server reads its own files, which may have changed since; a timer would keep it from ending.
  if (import.meta.env?.SSR) return load();
  const known = parts.get(name) as Promise<Module> | undefined;
  if (known) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Error('It hangs')), DEADLINE_MS);
  });
  const part = Promise.race([failed.has(name) ? loadAgain(name) : load().catch(() => loadAgain(name)), late]);
  parts.set(name, part);
  part.catch(() => failed.add(name) && parts.delete(name)).finally(() => clearTimeout(timer));
  return part as Promise<Module>;
}

/** By another address: browsers keep a failed import. The prerender step wrote the addresses into the page. */
async function loadAgain(name: string): Promise<unknown> {
  const files = JSON.parse(document.querySelector('#parts')?.textContent ?? '{}') as Record<string, string[]>;
  const [script, ...sheets] = (files[name] ?? []).map((file) => `${file}?retry=${(retries += 1)}`);
  const loadSheet = (href: string) =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
    });
  await Promise.all(sheets.map(loadSheet));
  return import(/* @vite-ignore */ script ?? '');
}
