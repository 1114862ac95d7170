/**
 * Does work in a task of its own, after the one that asks for it, such as that in which the browser tells of a press. A frame
 * comes between them, with the button as it looks when it is pressed, and neither task is as long as both. A key that
 * follows at once may come before the work: what takes the focus is not put off.
 */
export function inOwnTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // A port with a listener would have to be started, too.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(undefined);
}
