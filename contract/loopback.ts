/** What a machine calls itself. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads nowhere but to the machine it is read on: nothing to print or to pass on. */
export function isOnOwnMachine(address: string): boolean {
  return LOOPBACK_NAMES.includes(new URL(address).hostname);
}
