/** Modules without types of their own: the inner files of a package that types its root alone, and Cloudflare's runtime, as far as it is used. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}

declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  export { RateLimiterStoreAbstract as default } from 'rate-limiter-flexible';
}

declare module 'cloudflare:workers' {
  import type { StoredValues } from '#server/limits/durable-limiter.ts';

  export class DurableObject<Settings> {
    protected readonly ctx: { readonly storage: { readonly kv: StoredValues } };
    protected readonly env: Settings;
    constructor(ctx: unknown, env: Settings);
  }
}
