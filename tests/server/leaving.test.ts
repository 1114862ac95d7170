/** A visitor who leaves takes along what was under way for them. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DONE_EVENT, eventOf } from '#shared/chat-completion-writer.ts';
import { bytes, dictated, event, FINISH, startChatProvider, type ChatProvider } from '../fakes/chat-provider.ts';
import { flood, MUTE } from '../fakes/provider-faults.ts';
import { COMPLETIONS, conversation, post, startSite, type TestSite } from './site.ts';

const END = FINISH + DONE_EVENT;

let provider: ChatProvider;
let site: TestSite;

beforeAll(async () => {
  provider = await startChatProvider();
  site = await startSite({ OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl });
});

afterAll(async () => {
  await site.stop();
  await provider.close();
});

describe('a visitor who leaves', () => {
  const send = () => {
    const outgoing = httpRequest(site.url + COMPLETIONS, {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/json' },
      agent: false,
    });
    outgoing.on('error', () => {});
    outgoing.end(conversation('Hello?'));
    return outgoing;
  };

  const metrics = async () => (await fetch(`${site.url}/metrics`)).text();

  test('R5.2 before the first word takes the upstream connection along', async () => {
    const count = provider.requests.length;
    provider.answerWith(MUTE);
    const outgoing = send();
    await vi.waitFor(() => expect(provider.requests).toHaveLength(count + 1));
    outgoing.destroy();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(site.log.at(-1)).toContain('"outcome":"left"'));
  });

  test('R5.2 in the middle of the answer takes the upstream connection along', async () => {
    const { answer, say } = dictated();
    provider.answerWith(answer);
    say('One ');
    const outgoing = send();
    const [incoming] = await once(outgoing, 'response');
    await once(incoming, 'data');
    outgoing.destroy();
    await provider.requests.at(-1)?.abandoned;
    await vi.waitFor(() => expect(site.log.at(-1)).toContain('"outcome":"left"'));
  });

  test('A4.5 pays for the question and for the words that were sent, and no more', async () => {
    const tokens = async (kind: string) =>
      Number(new RegExp(`^chat_tokens_${kind}_total (\\d+)`, 'm').exec(await metrics())?.[1]);
    const before = { reserved: await tokens('reserved'), settled: await tokens('settled') };
    const { answer, say } = dictated();
    provider.answerWith(answer);
    say('x'.repeat(100));
    const outgoing = send();
    const [incoming] = await once(outgoing, 'response');
    await once(incoming, 'data');
    outgoing.destroy();
    await vi.waitFor(async () => expect(await tokens('settled')).toBeGreaterThan(before.settled));
    const reserved = (await tokens('reserved')) - before.reserved;
    // Of the most that an answer may take, 100 bytes of words are kept: each may have been a token.
    expect((await tokens('settled')) - before.settled).toBe(reserved - 600 + 100);
  });

  test.each<[string, string, number]>([
    ['in a field', eventOf({ choices: [{ delta: { reasoning_content: 'x'.repeat(50) } }] }) + event('yes') + END, 53],
    ['in tags', event('<think>' + 'x'.repeat(50)) + event('</think>yes') + END, 53],
    ['alone', FINISH.replace('stop', 'length') + DONE_EVENT, 600],
  ])('A4.4 thoughts %s are paid for too', async (_, stream, answerTokens) => {
    const tokens = async (kind: string) =>
      Number(new RegExp(`^chat_tokens_${kind}_total (\\d+)`, 'm').exec(await metrics())?.[1]);
    const before = { reserved: await tokens('reserved'), settled: await tokens('settled') };
    provider.answerWith(bytes(stream));
    await post(site);
    await vi.waitFor(async () => expect(await tokens('settled')).toBeGreaterThan(before.settled));
    const reserved = (await tokens('reserved')) - before.reserved;
    expect((await tokens('settled')) - before.settled).toBe(reserved - 600 + answerTokens);
  });

  test.each([
    ['of a length that was announced', 'Content-Length: 999\r\n\r\n{"messages":'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"mes\r\n'],
  ])('R5.2 in the middle of a request %s is no failure of the server', async (_, rest) => {
    const ended = site.log.length;
    const refused = async () => /invalid_request_error"\} (\d+)/.exec(await metrics())?.[1] ?? '0';
    const before = Number(await refused());
    const socket = connect(site.port, '127.0.0.1');
    const head = `POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nOrigin: ${site.url}\r\n`;
    socket.end(`${head}Content-Type: application/json\r\n${rest}`);
    await vi.waitFor(async () => expect(Number(await refused())).toBe(before + 1));
    expect(site.log).toHaveLength(ended);
  });

  test('R3.4 who does not read is held for no longer than an answer takes', async () => {
    const { answer, taken } = flood(150);
    provider.answerWith(answer);
    const socket = connect(site.port, '127.0.0.1').pause();
    const body = conversation('Hello?');
    socket.write(
      `POST ${COMPLETIONS} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nOrigin: http://127.0.0.1:${site.port}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitFor(() => expect(taken()).toBeGreaterThan(0));
    await provider.requests.at(-1)?.abandoned;
    expect(taken()).toBeLessThan(40e6);
    socket.destroy();
  });
});
