/** The camera's distances from the globe's middle, in the units of geometry.ts. Apart from it, for the page's script needs no more. */

/** How near and how far the camera may stand, and where it starts. */
export const NEAREST = 2;
export const FURTHEST = 6;
export const START = 5;
