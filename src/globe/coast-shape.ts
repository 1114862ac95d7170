/** The chart around the place: what the build draws, and what the globe hands over to when the camera comes near. */

/** Degrees from the place to the chart's edges, and cells from one edge to the other. */
export const COAST_REACH = 6.5;
export const COAST_CELLS = 640;
