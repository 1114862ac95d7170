import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LATITUDE, radians, START_DISTANCE, turnBetween } from './geometry.ts';
import {
  advanced,
  dragged,
  glidingTo,
  held,
  isAtRest,
  motionFrom,
  released,
  settled,
  TURN_SPEED,
  turned,
  zoomed,
  type Motion,
} from './motion.ts';

const SHENZHEN = radians(114.0579);
const START_CAMERA = { longitude: SHENZHEN, latitude: radians(20), distance: START_DISTANCE };
const spinning: Motion = { ...motionFrom(START_CAMERA, false), spin: TURN_SPEED };

const seconds = fc.double({ min: 0, max: 20, noNaN: true });

/** The motion after some seconds, cut into so many frames. */
function after(motion: Motion, time: number, frames: number): Motion {
  let now = motion;
  for (let frame = 0; frame < frames; frame++) now = advanced(now, time / frames);
  return now;
}

test('after t seconds the longitude under the camera has fallen by TURN_SPEED · t, however the time was cut', () => {
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 300 }), (time, frames) => {
      expect(after(spinning, time, frames).longitude).toBeCloseTo(SHENZHEN - TURN_SPEED * time, 6);
    }),
  );
});

test('from rest it takes up speed softly, and the frames make no difference', () => {
  const start = motionFrom(START_CAMERA, false);
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 300 }), (time, frames) => {
      expect(after(start, time, frames).longitude).toBeCloseTo(advanced(start, time).longitude, 6);
    }),
  );
  expect(SHENZHEN - advanced(start, 0.1).longitude).toBeLessThan(TURN_SPEED * 0.1 * 0.2);
  expect(advanced(start, 5).spin).toBeCloseTo(TURN_SPEED, 5);
});

test('come near, it stands and needs no frame; a step back, it turns again', () => {
  const near = after(zoomed(spinning, 0.8), 4, 60);
  expect([near.spin, isAtRest(near)]).toEqual([0, true]);
  expect(advanced(near, 1).longitude).toBe(near.longitude);
  expect(after(zoomed(near, 1.25), 4, 60).spin).toBeCloseTo(TURN_SPEED, 3);
});

test('paused, it comes to rest and then needs no frame', () => {
  const paused = after({ ...spinning, paused: true }, 4, 60);
  expect(paused.spin).toBe(0);
  expect(isAtRest(paused)).toBe(true);
  expect(isAtRest(spinning)).toBe(false);
  expect(isAtRest(advanced({ ...paused, paused: false }, 1))).toBe(false);
});

test('a held globe does not turn by itself', () => {
  const still = after(held(spinning), 3, 30);
  expect(still.longitude).toBe(SHENZHEN);
  expect(isAtRest(still)).toBe(true);
});

test('a drag to the right brings the west, a drag down the north', () => {
  const moved = dragged(held(spinning), 50, 30, 0.016, 790);
  expect(moved.longitude).toBeLessThan(SHENZHEN);
  expect(moved.latitude).toBeGreaterThan(START_CAMERA.latitude);
});

test('thrown, it drifts on and comes to rest; let go at rest, it stays', () => {
  const hand = { ...dragged(held(spinning), 50, 0, 0.016, 790), paused: true };
  const thrown = released(hand, true);
  expect(advanced(thrown, 0.1).longitude).toBeLessThan(hand.longitude);
  expect(isAtRest(after(thrown, 6, 90))).toBe(true);
  expect(after(released(hand, false), 1, 10).longitude).toBe(hand.longitude);
});

test('no throw, turn or drag leads over a pole', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -400, max: 400, noNaN: true }), { maxLength: 30 }), (moves) => {
      let motion = held(spinning);
      for (const move of moves) motion = advanced(dragged(motion, move, move, 0.016, 400), 0.016);
      motion = advanced(turned(released(motion, true), 1, 9), 2);
      expect(Math.abs(motion.latitude)).toBeLessThanOrEqual(MAX_LATITUDE);
    }),
  );
});

test('it eases to the wanted distance and arrives', () => {
  const asked = zoomed(spinning, 0.5);
  const onTheWay = advanced(asked, 0.1).distance;
  expect(onTheWay).toBeLessThan(START_DISTANCE);
  expect(onTheWay).toBeGreaterThan(2.5);
  expect(after(asked, 2, 60).distance).toBe(2.5);
});

test('it arrives at its goal the shorter way round', () => {
  const goal = { longitude: SHENZHEN + radians(350), latitude: 0.1 };
  const arrived = after(glidingTo(motionFrom(START_CAMERA, true), goal), 3, 60);
  expect(turnBetween(arrived.longitude, goal.longitude)).toBeCloseTo(0, 2);
  expect(arrived.longitude).toBeLessThan(SHENZHEN);
  expect(arrived.goal).toBeUndefined();
});

test('to a place near a pole it goes as far as a camera may', () => {
  const asked = glidingTo(motionFrom(START_CAMERA, true), { longitude: 0, latitude: radians(84) });
  expect(after(asked, 3, 60).latitude).toBeCloseTo(MAX_LATITUDE, 3);
});

test('keys pressed in a row add up', () => {
  const step = radians(10);
  const twice = turned(turned(motionFrom(START_CAMERA, true), step, 0), step, 0);
  expect(twice.goal?.longitude).toBeCloseTo(SHENZHEN + 2 * step, 9);
});

test('who wants no motion is there at once, and a globe set turning by hand still turns', () => {
  const there = settled(zoomed(glidingTo(spinning, { longitude: 1, latitude: 0.2 }), 0.5));
  expect(there).toMatchObject({ longitude: 1, latitude: 0.2, distance: 2.5, spin: TURN_SPEED });
  expect(there.goal).toBeUndefined();
});
