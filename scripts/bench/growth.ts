/** How cost grows with content: jobs, projects and skills × 1, × 5 and × 20, in a copy whose rules let so many through. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { spaceIn } from '#shared/known-languages.ts';
import { LANGUAGES } from '#shared/language.ts';
import { buildFloor } from './floor.ts';
import { brotliSize, scriptSize } from './sizes.ts';

const root = join(import.meta.dirname, '../..');
const LEFT_OUT = /^(\.git|node_modules|dist|dist-server|generated|test-results)(\/|$)/;
const FACTORS = [1, 5, 20];
const PAGE = 'en/index.html';

const grownContent = (factor: number) => `
import { content as sample } from './once.ts';
const times = (entries, vary) =>
  Array.from({ length: ${factor} }, (_, turn) => entries.map((entry) => (turn === 0 ? entry : vary(entry, turn)))).flat();
let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
// Said twice, a text would cost nothing: words change their places, and letters where there are no spaces.
const mixed = (parts, by) => parts.map((part) => [random(), part]).toSorted().map(([, part]) => part).join(by).trim();
const SPACES = ${JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, spaceIn(language)])))};
const letters = (text) => text.match(/^[ -~]+|[^ -~][ -~]*/gu);
const isText = (value) => typeof value === 'object' && value !== null && Object.keys(value).every((key) => key in SPACES);
const varied = (value) => {
  if (isText(value))
    return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, mixed(SPACES[language] ? text.split(' ') : letters(text), SPACES[language])]));
  if (Array.isArray(value)) return value.map(varied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, varied(part)]));
};
const withId = (entry, turn) => ({ ...varied(entry), id: entry.id + '-' + turn });
const withName = (entry, turn) => ({ ...entry, name: entry.name + ' ' + turn });
export const content = {
  ...sample,
  experience: times(sample.experience, withId).toSorted((one, other) => other.start.localeCompare(one.start)),
  projects: times(sample.projects, withId),
  skills: {
    ...sample.skills,
    groups: sample.skills.groups.map((group) => ({ ...group, skills: times(group.skills, withName) })),
  },
};
`;

/** The table in Markdown; bytes of the English page in brotli, seconds of a build from nothing. */
export async function growthTable(): Promise<string> {
  const floor = await buildFloor();
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(root, path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const schema = join(copy, 'content/schema.ts');
    writeFileSync(
      schema,
      readFileSync(schema, 'utf8').replaceAll(/list\((skill|job|project), 1, \d+\)/g, 'list($1, 1, 9999)'),
    );
    // Letters that change their places make other figures in each language.
    const rules = join(copy, 'content/rules.ts');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('of figuresMissing(value)', 'of []'));
    renameSync(join(copy, 'content/index.ts'), join(copy, 'content/once.ts'));
    return [
      '| content | HTML, bytes | script, bytes | build, s |',
      '| --- | --: | --: | --: |',
      ...FACTORS.map((factor) => measure(copy, factor)),
      `| floor | ${brotliSize(PAGE, floor)} | ${brotliSize('assets/floor.js', floor)} | – |`,
    ].join('\n');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function measure(copy: string, factor: number): string {
  writeFileSync(join(copy, 'content/index.ts'), grownContent(factor));
  rmSync(join(copy, 'generated'), { recursive: true, force: true });
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  const site = join(copy, 'dist');
  return `| × ${factor} | ${brotliSize(PAGE, site)} | ${scriptSize(PAGE, site)} | ${seconds.toFixed(1)} |`;
}
