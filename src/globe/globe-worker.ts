/** The renderer on a thread of its own, where it keeps nothing on the page waiting. */
import { createRenderer, type DrawCommand, type Start } from './renderer.ts';

let send: ((command: DrawCommand) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<Start | DrawCommand>) => {
  if (data.type === 'start') send = createRenderer(data, (event) => postMessage(event));
  else send?.(data);
});
