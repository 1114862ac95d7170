/** Points to SVG path data, as short as it gets: whole numbers, relative, the shorthand curve wherever it holds. */

export type Point = readonly [x: number, y: number];

/** Joins whole numbers the way path data allows: a minus sign is separator enough. */
export function numbers(...values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

/** A broken line through points in whole units. Steps that round to nothing are left out. */
export function linePath(points: readonly Point[], closed: boolean): string {
  const [first, ...rest] = rounded(points);
  if (!first || rest.length === 0) return '';
  let [x, y] = first;
  let steps = '';
  for (const [nextX, nextY] of rest) {
    const step = numbers(nextX - x, nextY - y);
    steps += steps === '' || step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [nextX, nextY];
  }
  return `M${numbers(...first)}l${steps}${closed ? 'z' : ''}`;
}

/**
 * A smooth curve through points in whole units: Catmull-Rom as cubic Béziers. The control point after a point mirrors
 * the one before it, so every curve but the first is the shorthand `s`.
 */
export function smoothPath(points: readonly Point[], closed: boolean): string {
  const all = rounded(points);
  const count = all.length;
  const start = all[0];
  if (!start || count < 3) return '';
  const at = (index: number): Point =>
    all[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? start;
  const curves = closed ? count : count - 1;
  let path = `M${numbers(...start)}`;
  for (let index = 0; index < curves; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const leaving = [Math.round((to[0] - before[0]) / 6), Math.round((to[1] - before[1]) / 6)];
    const arriving = [dx - Math.round((after[0] - from[0]) / 6), dy - Math.round((after[1] - from[1]) / 6)];
    const curve = index === 0 ? numbers(...leaving, ...arriving, dx, dy) : numbers(...arriving, dx, dy);
    path += index === 0 ? `c${curve}` : index === 1 ? `s${curve}` : curve.startsWith('-') ? curve : ` ${curve}`;
  }
  return closed ? `${path}z` : path;
}

function rounded(points: readonly Point[]): Point[] {
  const all: Point[] = [];
  for (const [x, y] of points) {
    const point: Point = [Math.round(x), Math.round(y)];
    const last = all.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) all.push(point);
  }
  return all;
}

/**
 * Points at even steps along a line, about `step` apart, its ends kept. Smooth curves need this: with uneven steps a
 * Catmull-Rom curve kinks.
 */
export function evenlySpaced(points: readonly Point[], step: number, closed: boolean): Point[] {
  const line = closed ? [...points, ...points.slice(0, 1)] : points;
  const lengths = line.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(closed ? 4 : 2, Math.round(total / step));
  const even: Point[] = [];
  let [segment, passed] = [0, 0];
  for (let index = 0; index < (closed ? count : count + 1); index++) {
    const wanted = (total * index) / count;
    while (segment < lengths.length - 1 && passed + (lengths[segment] ?? 0) < wanted) passed += lengths[segment++] ?? 0;
    const share = Math.min(1, (wanted - passed) / (lengths[segment] || 1));
    const [from, to] = [line[segment], line[segment + 1]];
    if (from && to) even.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  }
  return even;
}

/** Drops points that lie within `tolerance` of the line between their neighbours (Ramer, Douglas and Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const start = points[from];
    const end = points[to];
    if (!start || !end) continue;
    let farthest = -1;
    let distance = tolerance;
    for (let index = from + 1; index < to; index++) {
      const away = distanceToLine(points[index] ?? start, start, end);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 1e-6) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}
