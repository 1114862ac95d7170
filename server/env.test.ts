import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseBuildSettings, parseEnvironment } from './env.ts';

/** One line per fault. */
function faults(
  variables: Record<string, string>,
  parse: (variables: Record<string, string>) => unknown = parseEnvironment,
) {
  try {
    parse(variables);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message.split('\n');
  }
}

describe('the settings', () => {
  test('nothing set: every default holds', () => {
    expect(parseEnvironment({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      OPENAI_BASE_URL: 'https://api.openai.com/v1',
      OPENAI_MODEL: 'gpt-3.5-turbo',
      OPENAI_MAX_TOKENS: 600,
      CHAT_DAILY_TOKENS: 200_000,
      CHAT_ADDRESS_PER_HOUR: 30,
      CHAT_ORIGINS: [],
      TRUST_PROXY: 0,
    });
  });

  test('an empty value counts as not set', () => {
    expect(parseEnvironment({ PORT: '', OPENAI_API_KEY: ' ' })).toEqual(parseEnvironment({}));
  });

  test.each([
    ['a slash at the end does not matter', 'https://Example.com/', 'https://example.com'],
    ['may have a path', 'https://Lena.gitlab.io/portfolio/', 'https://lena.gitlab.io/portfolio'],
  ])('the site’s address: %s', (_, PUBLIC_URL, expected) => {
    expect(parseEnvironment({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL: expected });
  });

  test('the build takes the addresses of site, chat and provider by the same rules, whatever else is set', () => {
    const { publicUrl, chatUrl } = parseBuildSettings({ PUBLIC_URL: 'https://Example.com/', TRUST_PROXY: 'many' });
    expect([publicUrl, chatUrl]).toEqual(['https://example.com', undefined]);
    expect(parseBuildSettings({ PUBLIC_URL: ' ', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseBuildSettings({ VITE_CHAT_URL: 'https://Chat.example.com/' }).chatUrl).toBe('https://chat.example.com');
    expect(faults({ VITE_OPENAI_BASE_URL: 'http://localhost:1234/v1' }, parseBuildSettings)).toEqual([]);
    const wrong = {
      PUBLIC_URL: 'https://example.com/?me',
      VITE_CHAT_URL: 'chat.example.com',
      VITE_OPENAI_BASE_URL: 'https://ai.example/v1?version=1',
    };
    expect(faults(wrong, parseBuildSettings)).toEqual([
      expect.stringMatching(/^PUBLIC_URL must end .*plain path/),
      expect.stringMatching(/^VITE_CHAT_URL .* for example VITE_CHAT_URL=https:\/\/chat.you.example$/),
      expect.stringMatching(/^VITE_OPENAI_BASE_URL .* for example VITE_OPENAI_BASE_URL=https:\/\/api.openai.com\/v1$/),
    ]);
  });

  test('all faults are told at once, one line each, with variable, rule and example, never with the value', () => {
    const wrong = { PORT: 'eighty', OPENAI_API_KEY: 'sk-canary with a space', REDIS_URL: 'http://redis' };
    expect(faults(wrong)).toEqual([
      'PORT must be a whole number from 0 to 65535, for example PORT=3000',
      'OPENAI_API_KEY must be one word without spaces or line ends, for example OPENAI_API_KEY=sk-…',
      'REDIS_URL must be a redis or rediss address, for example REDIS_URL=redis://127.0.0.1:6379',
    ]);
  });

  test.each([
    ['PORT', ['65536', '0x50', '-1', '1.5']],
    ['HOST', ['a host']],
    ['PUBLIC_URL', ['example.com', 'ftp://example.com', 'https://example.com/me?', 'https://example.com/me#top']],
    ['PUBLIC_URL', ['https://me@example.com', 'https://:secret@example.com', 'https://example.com//me']],
    ['PUBLIC_URL', ['https://example.com/a b']],
    ['OPENAI_BASE_URL', ['file:///etc/passwd', 'https://ai.example/v1?version=1', 'https://ai.example/v1#top']],
    ['OPENAI_BASE_URL', ['https://ai.example/v1?', 'https://me:secret@ai.example/v1', 'https://:secret@ai.example']],
    ['OPENAI_MAX_TOKENS', ['0']],
    ['REDIS_URL', ['redis://h/abc', 'redis://h?db=x', 'redis://h/1/2', 'redis:6379']],
    ['SESSION_SECRET', ['short']],
    ['CHAT_ADDRESS_PER_HOUR', ['0']],
    ['CHAT_DAILY_TOKENS', ['-1']],
    ['CHAT_ORIGINS', ['*', 'lena.gitlab.io', 'https://lena.gitlab.io/portfolio', 'https://lena.gitlab.io, null']],
    ['TRUST_PROXY', ['11']],
  ])('%s is none of %j', (variable, values) => {
    for (const value of values) expect(faults({ [variable]: value }), value).toHaveLength(1);
  });

  test.each(['redis://127.0.0.1:6379', 'redis://:secret@h:6379/3', 'rediss://me:secret@h/'])('REDIS_URL=%s', (url) => {
    expect(faults({ REDIS_URL: url })).toEqual([]);
  });
});
