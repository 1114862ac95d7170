/**
 * Where a face's file is. Those of the repository have the sample's letters; where an owner's words ask for others, the
 * build makes the face anew (scripts/make-faces.ts), and that file goes before.
 */
import { existsSync, readdirSync } from 'node:fs';

export const MADE_FONT_FOLDER = new URL('../../../generated/fonts/', import.meta.url);

/** @param file With its ending. @param folder Of the repository's own. @param made Of those of the build. */
export function faceFile(file: string, folder: URL, made = MADE_FONT_FOLDER): URL {
  const own = new URL(file, made);
  return existsSync(own) ? own : new URL(file, folder);
}

/** The files that the build has made, each with its ending. */
export function madeFaceFiles(made = MADE_FONT_FOLDER): string[] {
  return existsSync(made) ? readdirSync(made).filter((name) => /\.(?:woff2|ttf)$/.test(name)) : [];
}
