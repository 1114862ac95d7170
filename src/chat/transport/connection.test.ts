import { describe, expect, test } from 'vitest';
import { directConnection, findRelay } from './connection.ts';

describe('a key in the page connects directly', () => {
  test('to OpenAI with the specified model when nothing else is set', () => {
    expect(directConnection('k')).toEqual({
      kind: 'direct',
      apiKey: 'k',
      address: 'https://api.openai.com/v1/chat/completions',
      model: 'gpt-3.5-turbo',
    });
  });

  test('to any compatible provider, whatever slash its address ends with', () => {
    const connection = directConnection('k', 'http://localhost:9/v1//', 'other');
    expect(connection).toMatchObject({ address: 'http://localhost:9/v1/chat/completions', model: 'other' });
  });
});

describe('without one, the server is asked', () => {
  const answering = (body: BodyInit, status = 200) => findRelay(async () => new Response(body, { status }));

  test.each(['model', 'page'])('who answers with "%s" is a relay', async (answers) => {
    const found = await answering(JSON.stringify({ answers, limits: {} }));
    expect(found).toEqual({ kind: 'relay', address: '/api/v1/chat/completions', answers });
  });

  test.each([
    ['404', '<h1>Not found</h1>', 404],
    ['its page for every address', '<!doctype html>', 200],
    ['some other JSON', '{"answers":"maybe"}', 200],
    ['null', 'null', 200],
  ])('a static host that answers %s is no connection', async (_, body, status) => {
    expect(await answering(body, status)).toEqual({ kind: 'none' });
  });

  test('an answer that is cut off is no answer: the question fails', async () => {
    const cut = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"answers":"mo')),
      pull: (body) => body.error(new TypeError('network error')),
    });
    await expect(answering(cut)).rejects.toThrow('network error');
  });

  test.each([408, 429, 500, 503])(
    'a server in trouble (%i) is asked again later: the question fails',
    async (status) => {
      await expect(answering('', status)).rejects.toThrow(String(status));
    },
  );
});
