/** Signs session cookies in a process of Node, at once. */
import { createHmac } from 'node:crypto';
import type { Sign } from '#server/budget/session-cookie.ts';

export function signWithNode(secret: string): Sign {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
