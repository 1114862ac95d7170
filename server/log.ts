/** What the server tells its owner: one line of JSON each, in the form that `pino` made common. */

const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;

/** Takes what a line is about, and what happened. */
export type Log = Readonly<Record<keyof typeof LEVELS, (about: object, line: string) => void>>;

export function createLog(write: (line: string, level: keyof Log) => void): Log {
  const at = (level: keyof Log) => (about: object, msg: string) =>
    write(JSON.stringify({ level: LEVELS[level], time: Date.now(), ...about, msg }), level);
  return { info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') };
}

// oxlint-disable-next-line no-console -- here it is where the lines go
export const consoleLog = createLog((line, level) => console[level === 'fatal' ? 'error' : level](line));

/** What kind of error it is, without its text, which may hold an address or a name. Redis's own begin with theirs: `OOM command not allowed …`. */
export const errorCode = ({ code, message, name }: NodeJS.ErrnoException): string =>
  code ?? /^[A-Z]+\b|timed out/.exec(message)?.[0] ?? name;
