/**
 * Tests are written in the sample's languages and do not compile in others. A fork that speaks others runs them in a copy of
 * its tree that has the sample's words in place of its own: all of its code is tested, and nothing is skipped.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './project.mjs';

const AT_FIRST = JSON.parse(readFileSync(join(root, 'scripts/owner-at-first.json'), 'utf8'));
/** What a fresh clone of the project does not have, but for the owner's settings: they are not the tests' affair. */
const NOT_COPIED = /^(?:node_modules|owner|public|generated|test-results|dist(?:-.*)?|\.git|\.env(?:\..*)?|\.cache)$/;

/** Whether `owner/` has a list of languages that is not the sample's. */
export function speaksOtherLanguages() {
  const own = listIn('owner/languages.ts');
  return own !== undefined && own !== listIn('content/languages.ts');
}

function listIn(file) {
  const list = /LANGUAGES = \[(?<items>[^\]]*)\]/.exec(readFileSync(join(root, file), 'utf8'))?.groups.items;
  return list?.match(/\w+/g)?.join();
}

/** The copy's folder, which is the caller's to remove. */
export function copyWithSample() {
  const copy = mkdtempSync(join(tmpdir(), 'with-sample-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !NOT_COPIED.test(basename(path)) || basename(path) === '.env.example',
  });
  mkdirSync(join(copy, 'owner'));
  for (const [name, source] of Object.entries(AT_FIRST)) writeFileSync(join(copy, 'owner', name), source);
  if (existsSync(join(root, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
