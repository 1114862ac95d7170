/** The chat's function at Netlify. */
import { answer } from '../function.ts';

/** `ip`: the visitor's address. */
type NetlifyContext = { readonly ip: string; waitUntil?(work: Promise<unknown>): void };

export default (request: Request, context: NetlifyContext): Response | Promise<Response> =>
  answer(request, { remote: context.ip, waitUntil: (work) => context.waitUntil?.(work) });
