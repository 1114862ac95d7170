/** The log of hosts that collect what a program says: one line of JSON each, in the form of the server's own. */
import type { Log } from './host.ts';

const LEVELS = { info: 30, warn: 40, error: 50 } as const;

export const consoleLog: Log = { info: writer('info'), warn: writer('warn'), error: writer('error') };

function writer(kind: keyof typeof LEVELS): Log['info'] {
  // oxlint-disable-next-line no-console -- here it is where the lines go
  return (about, msg) => console[kind](JSON.stringify({ level: LEVELS[kind], time: Date.now(), ...about, msg }));
}
