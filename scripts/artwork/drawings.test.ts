import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { content } from '#content/index.ts';
import { PLACE_ON_SHEET } from './chart.ts';
import { globeCoast } from './coast.ts';
import { globeStills } from './globe-stills.ts';
import { areDrawingsStale, makeDrawings } from './drawings.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'sample/generated');
const land = readFileSync(join(root, 'src/assets/globe-land.txt'), 'utf8');

test.each([
  ['Shenzhen', 22.54, 114.06],
  ['Omsk', 54.99, 73.37],
  ['Porto', 41.15, -8.61],
])('all still globes above %s are at most 13 kB: without script all are fetched', (_, latitude, longitude) => {
  const stills = Object.values(globeStills(land, { latitude, longitude }));
  expect(stills.map((still) => still.match(/id="\w+"/g))).toEqual(stills.map(() => ['id="dots"', 'id="lines"']));
  expect(stills.reduce((sum, still) => sum + brotliCompressSync(still).length, 0)).toBeLessThanOrEqual(13_000);
});

test.each([
  ['Bergen', 60.39, 5.32],
  ['Suva, at the date line', -18.14, 178.44],
  ['Omsk, far from any coast', 54.99, 73.37],
])('the coast around %s takes at most 2,000 characters', (place, latitude, longitude) => {
  const [outline = '', light, dark] = globeCoast({ latitude, longitude }).split('\n');
  expect(outline).toMatch(place.includes('Omsk') ? /^$/ : /^(M\d+ \d+l[-\d ]+z)+$/);
  expect(outline.length).toBeLessThanOrEqual(2000);
  for (const palette of [light, dark]) expect(palette).toMatch(/^(\d+,){14}\d+$/);
});

test('those that are committed are of the sample’s place and of the page’s colours', () => {
  expect(areDrawingsStale(content.person.place, folder)).toBe(false);
  expect(areDrawingsStale({ latitude: 53.55, longitude: 9.99 }, folder)).toBe(true);
});

test('a drawing for another place is whole, and holds no words, scripts or anything from elsewhere', () => {
  const other = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  expect(makeDrawings({ latitude: 53.55, longitude: 9.99 }, other)).toBe(true);
  expect(makeDrawings({ latitude: 53.55, longitude: 9.99 }, other)).toBe(false);
  expect(readdirSync(other)).toEqual(readdirSync(folder));
  rmSync(join(other, 'globe-coast.txt'));
  expect(areDrawingsStale({ latitude: 53.55, longitude: 9.99 }, other), 'one is gone').toBe(true);
  for (const name of readdirSync(other).filter((file) => file.endsWith('.svg'))) {
    const svg = readFileSync(join(other, name), 'utf8');
    expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined/);
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    for (const [, box] of svg.matchAll(/viewBox="([^"]*)"/g))
      expect(box, name).toMatch(/^-?\d+(?:\.\d+)?(?: -?\d+(?:\.\d+)?){3}$/);
  }
});

test('the label on the chart stands where the drawing puts the place', () => {
  const styles = readFileSync(join(root, 'src/sections/contact/contact.module.css'), 'utf8');
  const rule = /\.place \{[^}]*\}/.exec(styles)?.[0];
  expect(rule).toContain(`top: ${(PLACE_ON_SHEET.y * 100).toFixed(2)}%`);
  expect(rule).toContain(`left: ${(PLACE_ON_SHEET.x * 100).toFixed(2)}%`);
});
