/** Bytes that come from a provider, only as fast as they are taken: whatever a host calls a stream. */

export interface ByteListener {
  readonly onBytes: (bytes: Uint8Array) => void;
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

export interface ByteSource {
  /** Lets the bytes flow. Called once. */
  listen(listener: ByteListener): void;
  /** The provider has to wait. */
  pause(): void;
  resume(): void;
  /** The answer is whole: its connection may close, or serve the next one. */
  release(): void;
}

/** The first bytes of a source as text, and not many more than `most` of them. */
export function beginningOf(source: ByteSource, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  return new Promise((resolve, reject) => {
    source.listen({
      onBytes: (bytes) => {
        text += decoder.decode(bytes, { stream: true });
        length += bytes.byteLength;
        if (length <= most) return;
        source.pause();
        resolve(text);
      },
      onEnd: () => resolve(text),
      onError: reject,
    });
  });
}
