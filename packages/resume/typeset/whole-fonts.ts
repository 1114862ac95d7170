/**
 * The scripts beside Latin, Chinese and Japanese that an owner's words may have, and a whole font for each. They are large,
 * so they are no dependencies: npm fetches them into `.cache/fonts`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** By script: the name that the font itself carries, and its package; of Arabic, text copied out of Noto's is spoilt. */
const FONTS = {
  Hangul: ['Noto Sans KR', '@expo-google-fonts/noto-sans-kr@0.4.3'],
  Cyrillic: ['Noto Sans', '@expo-google-fonts/noto-sans@0.4.2'],
  Greek: ['Noto Sans', '@expo-google-fonts/noto-sans@0.4.2'],
  Arabic: ['Vazirmatn', '@expo-google-fonts/vazirmatn@0.4.1'],
  Hebrew: ['Noto Sans Hebrew', '@expo-google-fonts/noto-sans-hebrew@0.4.1'],
  Thai: ['Noto Sans Thai', '@expo-google-fonts/noto-sans-thai@0.4.2'],
  Devanagari: ['Noto Sans Devanagari', '@expo-google-fonts/noto-sans-devanagari@0.4.1'],
} as const;

/** The fonts that a text needs beside those of the project. */
export function wholeFontsFor(text: string) {
  const found = Object.entries(FONTS).filter(([script]) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  return [...new Map(found.map(([, [family, versioned]]) => [family, { family, package: versioned }])).values()];
}

/** The regular and bold files of those that are there. */
export function wholeFontFiles(text: string): string[] {
  return wholeFontsFor(text)
    .filter((font) => isFetched(font.package))
    .flatMap(({ family, package: versioned }) =>
      ['400Regular', '700Bold'].map((cut) => inPackage(versioned, `${cut}/${family.replaceAll(' ', '')}_${cut}.ttf`)),
    );
}

/** Fetches what a text needs and what is not there yet; without a network says so, and goes on. */
export function fetchWholeFonts(text: string): void {
  try {
    fetchFonts(wholeFontsFor(text));
  } catch {
    console.warn('The fonts of your script could not be fetched: the PDF goes without its letters until a build can.');
  }
}

/**
 * Fetched aside and then moved, so that two processes may ask for fonts at once.
 * @throws An error that npm has explained above, where a package cannot be fetched.
 */
export function fetchFonts(fonts: readonly { readonly package: string }[]): void {
  const packages = [...new Set(fonts.map((font) => font.package))].filter((versioned) => !isFetched(versioned));
  if (packages.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, 'fetching-'));
  const options = ['--prefix', aside, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['install', ...options, ...packages], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    for (const versioned of packages) {
      const name = versioned.slice(0, versioned.lastIndexOf('@'));
      if (!isFetched(versioned)) renameSync(join(aside, 'node_modules', name), inPackage(versioned));
    }
  } finally {
    rmSync(aside, { recursive: true });
  }
}

function isFetched(versioned: string): boolean {
  return existsSync(inPackage(versioned));
}

/** A file of a package: `@scope/name@1.2.3`. */
export function inPackage(versioned: string, file = ''): string {
  return join(CACHE, versioned.replace('/', '+'), file);
}
