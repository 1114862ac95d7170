/** Whole faces are large, so they are no dependencies: npm fetches them into `.cache/fonts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WholeFace } from './scripts.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/**
 * Fetched aside and then moved, so that two processes may ask for faces at once.
 * @throws An error that npm has explained above, where a package cannot be fetched.
 */
export function fetchFaces(faces: readonly { readonly package: string }[]): void {
  const packages = [...new Set(faces.map((face) => face.package))].filter((versioned) => !isFetched(versioned));
  if (packages.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const aside = mkdtempSync(join(CACHE, 'fetching-'));
  const options = ['--prefix', aside, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  try {
    execFileSync('npm', ['install', ...options, ...packages], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    for (const versioned of packages)
      if (!isFetched(versioned)) renameSync(join(aside, 'node_modules', nameOf(versioned)), folderOf(versioned));
  } finally {
    rmSync(aside, { recursive: true });
  }
}

/** Fetches what is missing; without a network says so, and goes on. */
export function fetchFacesIfPossible(faces: readonly { readonly package: string }[]): void {
  try {
    fetchFaces(faces);
  } catch {
    console.warn('The faces of your script could not be fetched: the PDF goes without its letters until a build can.');
  }
}

function isFetched(versioned: string): boolean {
  return existsSync(folderOf(versioned));
}

/** A file of a package: `@scope/name@1.2.3`. */
export function inPackage(versioned: string, file: string): string {
  return join(folderOf(versioned), file);
}

function folderOf(versioned: string): string {
  return join(CACHE, versioned.replace('/', '+'));
}

function nameOf(versioned: string): string {
  return versioned.slice(0, versioned.lastIndexOf('@'));
}

/** The files of those faces that are there. */
export function filesOfFaces(faces: readonly WholeFace[]): string[] {
  return faces.flatMap((face) =>
    isFetched(face.package) ? face.files.map((file) => inPackage(face.package, file)) : [],
  );
}
