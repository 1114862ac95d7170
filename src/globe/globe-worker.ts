/**
 * The globe's drawing as a file. As a worker's it draws on a thread of its own, where it keeps nothing on the page
 * waiting; imported by a page whose workers have no WebGL (draughtsman.ts) it leaves its function there, for what the
 * build makes of a worker exports nothing.
 */
import { drawOn } from './globe-drawing.ts';
import type { Order, Setup } from './orders.ts';

declare global {
  var drawGlobe: typeof drawOn;
}

let obey: ((order: Order) => void) | undefined;

if ('document' in self) self.drawGlobe = drawOn;
else
  addEventListener('message', ({ data }: MessageEvent<Setup | Order>) => {
    if ('canvas' in data) obey = drawOn(data, (report) => postMessage(report));
    else obey?.(data);
  });
