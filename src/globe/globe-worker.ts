/** The renderer on a thread of its own, where it keeps nothing on the page waiting. */
import { createRenderer, type Frame, type Start } from './renderer.ts';

let draw: ((frame: Frame) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<Start | Frame>) => {
  if ('canvas' in data) draw = createRenderer(data, (event) => postMessage(event));
  else draw?.(data);
});
