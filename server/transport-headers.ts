/** The headers of every answer that depend on how the site is reached. */

export type Headers = Readonly<Record<string, string>>;

/** Only where the site is reached over https; browsers then refuse to go back (RFC 6797). */
export function transportHeaders(publicUrl: string): Headers {
  return publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}
