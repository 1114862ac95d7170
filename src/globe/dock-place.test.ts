import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dockPlace, type Room } from './dock-place.ts';

const WIDE: Room = {
  rim: { x: 395, y: 395, radius: 327 },
  size: { width: 110, height: 44 },
  bounds: { left: -500, top: 0, right: 1200, bottom: 790 },
};
const BEARINGS = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

/** The middles of button and pointer. */
function middles(bearing: number, room: Room) {
  const { corner, pointer } = dockPlace(bearing, room);
  return {
    button: { x: corner.x + room.size.width / 2, y: corner.y + room.size.height / 2 },
    pointer: { x: corner.x + pointer.x, y: corner.y + pointer.y },
  };
}

test('button and pointer stand inside the rim, the button nearer to the middle, wherever the place is', () => {
  const { rim, size } = WIDE;
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - rim.x, y - rim.y);
  fc.assert(
    fc.property(BEARINGS, (bearing) => {
      const { button, pointer } = middles(bearing, WIDE);
      expect(away(pointer)).toBeCloseTo(rim.radius - 12);
      expect(away(button)).toBeLessThan(away(pointer) - size.height / 2);
      expect(Math.sin(Math.atan2(button.x - rim.x, rim.y - button.y) - bearing)).toBeCloseTo(0);
    }),
  );
});

test('neither leaves the bounds: beside the copy and at the window’s edge they slide along them', () => {
  const bounds = { left: 150, top: 0, right: 350, bottom: 790 };
  const half = WIDE.size.width / 2;
  fc.assert(
    fc.property(BEARINGS, (bearing) => {
      const { button, pointer } = middles(bearing, { ...WIDE, bounds });
      expect(button.x).toBeGreaterThanOrEqual(bounds.left + half - 1e-9);
      expect(button.x).toBeLessThanOrEqual(bounds.right - half + 1e-9);
      expect(pointer.x).toBeGreaterThanOrEqual(bounds.left - 1e-9);
      expect(pointer.x).toBeLessThanOrEqual(bounds.right + 1e-9);
    }),
  );
});
