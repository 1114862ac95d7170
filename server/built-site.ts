/** What the build knows of the site, written into the programs for hosts that have no folder to read it from. */

export type Headers = Readonly<Record<string, string>>;

export interface BuiltSite {
  /** The address that the site was built for, without a slash at the end. */
  readonly publicUrl: string;
  /** Of every answer: the policy names what stands inline in the pages. */
  readonly headers: Headers;
}

declare global {
  /** Put in by the bundler (scripts/for-host.ts). */
  const BUILT_SITE: BuiltSite;
}
