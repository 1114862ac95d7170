/** Writes the security headers for static hosts; the server takes its own from the same file. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { sitePathOf } from '#shared/urls.ts';
import { PROVIDER_BASE_URL } from '#shared/provider-address.ts';
import type { Analytics } from '#content/schema.ts';
import { MIME_TYPES } from '#server/site.ts';
import { transportHeaders } from '#server/node/built-site.ts';
import { headersFile, securityHeaders } from './security-headers.ts';

/** What hosts know least, or serve without saying that it is UTF-8. */
const NEEDS_TYPE = /\.(txt|vcf|webmanifest)$/;

/**
 * Needs every file in place: what stands inline in the pages is what may run.
 * @param publicUrl The site's own address.
 */
export async function writeHeaders(outDir: string, publicUrl: string, analytics?: Analytics): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const pages = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  const typed = (await readdir(outDir)).filter((name) => NEEDS_TYPE.test(name)).toSorted();
  const types = Object.fromEntries(
    typed.map((name) => [`/${name}`, getMimeType(name, MIME_TYPES) ?? getMimeType(name) ?? '']),
  );
  const policy = securityHeaders({ pages, connectOrigins: originsCalled(process.env), analytics });
  const headers = { ...policy, ...transportHeaders(publicUrl) };
  await writeFile(join(outDir, '_headers'), headersFile(headers, types, sitePathOf(publicUrl)));
}

/** Where the page itself calls: a provider with a key built into it, or a chat at another origin. */
function originsCalled(environment: NodeJS.ProcessEnv): string[] {
  const chat = environment['VITE_CHAT_URL'];
  if (!environment['VITE_OPENAI_API_KEY']) return chat ? [new URL(chat).origin] : [];
  return [new URL(environment['VITE_OPENAI_BASE_URL'] || PROVIDER_BASE_URL).origin];
}
