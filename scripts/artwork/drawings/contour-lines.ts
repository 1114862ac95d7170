/** Contours of a field of numbers: the lines that a chart draws, and the areas that it fills. */
import { contours } from 'd3-contour';
import type { Point } from './path.ts';

/** Numbers on a grid, row after row. */
export interface ScalarField {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export interface ContourLine {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** The edges of the area where the field is at least `threshold`, in grid units; the grid's own edge is part of it. */
export function areaEdges({ width, height, values }: ScalarField, threshold: number): Point[][] {
  // A typed array is a list of numbers to d3-contour, its types only know the plain one.
  const { coordinates } = contours()
    .size([width, height])
    .contour(values as unknown as number[], threshold);
  return coordinates.flat() as unknown as Point[][];
}

/** The contour at `threshold` without the parts that run along the grid's edge. Lines of fewer points are left out. */
export function contourLines(field: ScalarField, threshold: number, leastPoints: number): ContourLine[] {
  const onEdge = ([x, y]: Point) => x <= 0.6 || y <= 0.6 || x >= field.width - 0.6 || y >= field.height - 0.6;
  return areaEdges(field, threshold).flatMap((ring) => {
    const runs = runsOff(ring, onEdge);
    const whole = runs.length === 1 && runs[0]?.length === ring.length;
    return runs
      .filter((run) => run.length >= leastPoints)
      .map((run) => ({ points: whole ? run.slice(0, -1) : run, closed: whole }));
  });
}

/** The stretches of a ring that do not lie on the edge. */
function runsOff(ring: readonly Point[], onEdge: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of ring) {
    if (!onEdge(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
