/** What the files beside the page are made from. */
import type { Content } from '#content/schema.ts';

export interface SiteFacts {
  readonly content: Content;
  /** The site's own address without a slash at the end: `https://example.com`. */
  readonly publicUrl: string;
  /** When the owner's words last changed. */
  readonly modified: Date;
}

/** ISO 8601 in UTC, to the second: `2025-03-01T08:30:00Z`. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
