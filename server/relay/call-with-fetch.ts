/** The call to the provider on hosts that offer nothing but `fetch`. They keep the connections themselves. */
import type { ByteSource } from './byte-source.ts';
import type { CallProvider } from './provider.ts';

export const callWithFetch: CallProvider = async ({ address, headers, body, signal }) => {
  const reply = await fetch(address, { method: 'POST', headers, body: new Blob(body), signal, redirect: 'manual' });
  return {
    status: reply.status,
    header: (name) => reply.headers.get(name) ?? undefined,
    body: bytesOf(reply.body ?? new ReadableStream()),
  };
};

function bytesOf(stream: ReadableStream<Uint8Array>): ByteSource {
  const reader = stream.getReader();
  let isPaused = false;
  let goOn = () => {};
  return {
    listen: ({ onBytes, onEnd, onError }) => {
      const read = async () => {
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
          onBytes(piece.value);
          if (isPaused) await new Promise<void>((resolve) => (goOn = resolve));
        }
        onEnd();
      };
      read().catch(onError);
    },
    pause: () => void (isPaused = true),
    resume: () => {
      isPaused = false;
      goOn();
    },
    release: () => void reader.cancel().catch(() => {}),
  };
}
