/** What a machine calls itself. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a web address leads nowhere but to the machine it is read on: nothing to print or to pass on. */
export function isOnOwnMachine(address: string): boolean {
  const [, host = ''] = /^\w+:\/\/(\[[^\]]*\]|[^/:]*)/.exec(address) ?? [];
  return LOOPBACK_NAMES.includes(host);
}
