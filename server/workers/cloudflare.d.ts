/** As much of Cloudflare's types as this server uses. */
declare module 'cloudflare:workers' {
  /** The values of one object, read and written at once. */
  export interface StoredValues {
    get(key: string): unknown;
    put(key: string, value: unknown): void;
    delete(key: string): boolean;
    list(options: { readonly prefix: string }): Iterable<[string, unknown]>;
  }

  export class DurableObject<Settings> {
    protected readonly ctx: { readonly storage: { readonly kv: StoredValues } };
    protected readonly env: Settings;
    constructor(ctx: unknown, env: Settings);
  }
}
