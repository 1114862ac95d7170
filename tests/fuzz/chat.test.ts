/** Whatever a provider sends to the browser, the chat hears words and exactly one end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directConnection } from '#chat/transport/connection.ts';
import { streamReply, type ReplyEvent } from '#chat/transport/reply-stream.ts';

const connection = directConnection({ apiKey: 'key', baseUrl: 'http://provider.test/v1', model: undefined });

function hear(status: number, type: string, chunks: readonly Uint8Array[]): Promise<ReplyEvent[]> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: ReplyEvent[] = [];
  return new Promise((resolve) => {
    streamReply(
      connection,
      [{ role: 'user', content: 'Hello?' }],
      () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })),
      (event) => {
        events.push(event);
        // One turn more, in which a second end would be heard.
        if (event.kind !== 'text') setImmediate(() => resolve(events));
      },
    );
  });
}

test('a reply of any bytes, cut anywhere, has one end, and nothing after it', async () => {
  const chunk = fc
    .record({
      content: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
      finish: fc.constantFrom(null, null, 'stop'),
    })
    .map(({ content, finish }) => JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] }));
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    chunk.map((json) => `data: ${json}\n\n`),
    fc.jsonValue().map((value) => `data: ${JSON.stringify(value)}\n\n`),
    fc.constantFrom('data: [DONE]\n\n', ': comment\r\n', 'data: {"error":{"code":"rate_limit_exceeded"}}\n\n'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(200, 200, 200, 400, 401, 429, 500, 503),
      fc.constantFrom('text/event-stream', 'text/html', 'application/json', ''),
      fc.array(line, { maxLength: 12 }),
      fc.integer({ min: 1, max: 64 }),
      async (status, type, lines, size) => {
        const bytes = new TextEncoder().encode(lines.join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const events = await hear(status, type, chunks);
        expect(events.filter(({ kind }) => kind !== 'text')).toHaveLength(1);
        expect(events.at(-1)?.kind).not.toBe('text');
        for (const event of events) if (event.kind === 'text') expect(typeof event.text).toBe('string');
      },
    ),
    { numRuns: 500 },
  );
});
