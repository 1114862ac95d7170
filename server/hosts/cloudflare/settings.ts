/** What a Worker is given: the settings of `.env.example` as variables and secrets, and what `wrangler.jsonc` binds. */
import type { LimitStore } from '#server/limits/limits.ts';

export interface WorkerSettings {
  /** The built site. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly LIMITS?: {
    getByName(name: string): LimitStore;
  };
}

/** The settings that are words. */
export function variablesIn(settings: object): Record<string, string> {
  const entries = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
