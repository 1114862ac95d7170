/** The camera's distances from the globe's middle, in units of which its radius is 1.62 (specification.md §9). */
export const MIN_DISTANCE = 2;
export const MAX_DISTANCE = 6;
export const START_DISTANCE = 5;
