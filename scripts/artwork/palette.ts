/** The page's colours for drawings that are loaded as images: those cannot read the page's variables. */
import { readFileSync } from 'node:fs';
import type { Theme } from '#shared/appearance.ts';

const FILES = ['tokens.css', '../globe/globe.module.css'].map(
  (file) => new URL(`../../src/styles/${file}`, import.meta.url),
);

interface Paint {
  /** `#rrggbb` */
  readonly colour: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** A token's colour in a theme, as tokens.css declares it: `--color-land: light-dark(#efe3bf, #20241d)`. */
export function colour(token: string, theme: Theme): string {
  return paint(token, theme).colour;
}

/** A colour that tokens.css or the globe declares, taken apart: `rgb(47 127 158 / 0.2)` → `#2f7f9e` at 0.2. */
export function paint(token: string, theme: Theme): Paint {
  const value = String.raw`#[0-9a-f]{6}|rgb\([\d ./]+\)`;
  const rule = new RegExp(`--${token}: light-dark\\((?<light>${value}), (?<dark>${value})\\);`);
  const declared = rule.exec(FILES.map((file) => readFileSync(file, 'utf8')).join('\n'))?.groups?.[theme];
  if (!declared) throw new Error(`No --${token} is declared as light-dark(#rrggbb, #rrggbb)`);
  if (declared.startsWith('#')) return { colour: declared, opacity: 1 };
  const [red = 0, green = 0, blue = 0, opacity = 1] = (declared.match(/[\d.]+/g) ?? []).map(Number);
  return { colour: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`, opacity };
}

/** An SVG template with its `{values}` and, by their tokens, its `{colours}` and their `{opacities.opacity}` filled in. */
export function inColours(template: string, theme: Theme, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([\w-]+)(\.opacity)?\}/g, (_, name: string, opacity?: string) =>
    opacity ? String(paint(name, theme).opacity) : (values[name] ?? colour(name, theme)),
  );
}
