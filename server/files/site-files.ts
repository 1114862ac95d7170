/** The built site, wherever a host keeps it. */

/** What is said of a file besides its own type. */
export interface Presentation {
  readonly status?: 200 | 404;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer depends on besides its encoding. */
  readonly vary?: readonly string[];
}

/** Addresses are those of the site: `/zh/` for `zh/index.html`, `/assets/client-a1b2.js` for the rest. */
export interface SiteFiles {
  /** The file as an answer to `request`, or that the visitor's copy is still good; undefined where there is none. */
  answer(path: string, request: Request, presentation: Presentation): Promise<Response | undefined>;
  has(path: string): Promise<boolean>;
}
