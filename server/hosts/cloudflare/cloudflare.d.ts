/** As much of Cloudflare's types as this server uses. */
declare module 'cloudflare:workers' {
  import type { StoredValues } from '#server/limits/durable-limiter.ts';

  export class DurableObject<Settings> {
    protected readonly ctx: { readonly storage: { readonly kv: StoredValues } };
    protected readonly env: Settings;
    constructor(ctx: unknown, env: Settings);
  }
}
