/** Whole faces are large, so they are no dependencies: npm fetches them into `.cache/fonts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WholeFace } from './scripts.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** @throws An error that npm has explained above, where a package cannot be fetched. */
export function fetchFaces(faces: readonly { readonly package: string }[]): void {
  const packages = [...new Set(faces.map((face) => face.package))].filter((versioned) => !isFetched(versioned));
  if (packages.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const manifest = join(CACHE, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  // Saved, so that npm keeps those that another run has fetched.
  const options = ['--save-exact', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: CACHE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
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
  const manifest = inPackage(versioned, 'package.json');
  if (!existsSync(manifest)) return false;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return versioned.endsWith(`@${version}`);
}

/** A file of a package: `@scope/name@1.2.3`. */
export function inPackage(versioned: string, file: string): string {
  return join(CACHE, 'node_modules', versioned.slice(0, versioned.lastIndexOf('@')), file);
}

/** The files of those faces that are there. */
export function filesOfFaces(faces: readonly WholeFace[]): string[] {
  return faces.flatMap((face) =>
    isFetched(face.package) ? face.files.map((file) => inPackage(face.package, file)) : [],
  );
}
