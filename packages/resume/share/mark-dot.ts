import { DOT } from '#shared/mark-shape.ts';

/** The mark's dot as the attributes of a `<circle>`. */
export const DOT_ATTRIBUTES = `cx="${DOT.cx}" cy="${DOT.cy}" r="${DOT.r}"`;
