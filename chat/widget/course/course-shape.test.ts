import { expect, test } from 'vitest';
import { courseTo } from './course-shape.ts';

const box = (left: number, top: number, bottom: number) => ({ left, top, bottom });
const PANEL = box(1068, 484, 868);
const LOG = box(1069, 531, 770);

const course = (headingTop: number, link = box(1120, 600, 621)) =>
  courseTo({ link, log: LOG, panel: PANEL, heading: box(164, headingTop, headingTop + 50), windowHeight: 900 });

test('a course leads from the link’s underline to the margin before a heading that is in sight', () => {
  const { line, end, bearing } = course(400);
  expect(line).toMatch(/^M1120,620 H1068 C.* 148,408$/);
  expect(end).toEqual({ x: 148, y: 408 });
  expect(bearing).toBeUndefined();
});

test('to a heading that is out of sight it ends at the chart’s border, above or below, with the bearing', () => {
  expect(course(620 + 920 - 8)).toMatchObject({ end: { x: 148, y: 880 }, bearing: 225 });
  expect(course(620 - 920 - 8)).toMatchObject({ end: { x: 148, y: 88 }, bearing: 315 });
  expect(course(60), 'under the header').toMatchObject({ end: { y: 88 }, bearing: 301 });
});

test('of a link that is scrolled out of the log it begins at the panel’s border, beside the log’s end', () => {
  expect(course(400, box(1120, 780, 801)).line).toMatch(/^M1068,762 H1068 /);
  expect(course(400, box(1120, 500, 521)).line).toMatch(/^M1068,539 H1068 /);
});

test('it never bends up under the header', () => {
  for (const top of [-5000, 60, 90, 150])
    for (const [, y] of course(top).line.matchAll(/,(\d+)/g)) expect(Number(y)).toBeGreaterThan(64);
});
