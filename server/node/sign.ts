/** Signs session cookies in a process of Node, at once. */
import { createHmac, createSecretKey } from 'node:crypto';
import type { Sign } from '#server/budget/session-cookie.ts';

export function signWithNode(secret: string): Sign {
  const key = createSecretKey(secret, 'utf8');
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
