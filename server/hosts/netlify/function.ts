/** The chat's function at Netlify. */
import { answer } from '../function.ts';

interface NetlifyContext {
  /** The visitor's address. */
  readonly ip: string;
  waitUntil?(work: Promise<unknown>): void;
}

export default (request: Request, context: NetlifyContext): Promise<Response> =>
  answer(request, { remote: context.ip, waitUntil: (work) => context.waitUntil?.(work) });
