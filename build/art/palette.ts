/** The page's colours for drawings that are loaded as images: those cannot read the page's variables. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const TOKENS_FILE = fileURLToPath(new URL('../../site/tokens.css', import.meta.url));

export type Theme = 'light' | 'dark';

/** A token's colour in a theme, as tokens.css declares it: `--land: light-dark(#efe3bf, #20241d)`. */
export function colour(token: string, theme: Theme): string {
  const declared = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(
    readFileSync(TOKENS_FILE, 'utf8'),
  );
  const value = declared?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`site/tokens.css declares no --${token} as light-dark(#rrggbb, #rrggbb)`);
  return value;
}
