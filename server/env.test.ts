import { describe, expect, test } from 'vitest';
import { describeFault, parseEnvironment, parseBuildSettings } from './env.ts';

function faults(variables: Record<string, string>): string[] {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? [] : parsed.faults.map(describeFault);
}

describe('the settings', () => {
  test('nothing set: every default holds', () => {
    expect(parseEnvironment({})).toEqual({
      ok: true,
      environment: {
        port: 3000,
        host: '127.0.0.1',
        publicUrl: undefined,
        openai: { apiKey: undefined, baseUrl: 'https://api.openai.com/v1', model: 'gpt-3.5-turbo', maxTokens: 600 },
        redisUrl: undefined,
        sessionSecret: undefined,
        chatDailyTokens: 200_000,
        chatAddressPerHour: 30,
        chatOrigins: [],
        trustProxy: 0,
      },
    });
  });

  test('an empty value counts as not set', () => {
    expect(parseEnvironment({ PORT: '', OPENAI_API_KEY: ' ' })).toEqual(parseEnvironment({}));
  });

  test('a slash at the end of the site’s address does not matter', () => {
    const parsed = parseEnvironment({ PUBLIC_URL: 'https://Example.com/' });
    expect(parsed).toMatchObject({ environment: { publicUrl: 'https://example.com' } });
  });

  test('the build takes the site’s address by the same rules, whatever else is set', () => {
    expect(parseBuildSettings({ PUBLIC_URL: 'https://Example.com/', TRUST_PROXY: 'many' })).toEqual({
      ok: true,
      publicUrl: 'https://example.com',
      chatUrl: undefined,
    });
    expect(parseBuildSettings({ PUBLIC_URL: ' ', PORT: '8080' })).toMatchObject({
      publicUrl: 'http://localhost:8080',
    });
    expect(parseBuildSettings({ PUBLIC_URL: 'https://example.com/?me' })).toMatchObject({
      ok: false,
      faults: [{ variable: 'PUBLIC_URL', rule: expect.stringMatching(/plain path/) as string }],
    });
  });

  test('the build takes the address of a chat elsewhere by the same rules', () => {
    const parsed = parseBuildSettings({ VITE_CHAT_URL: 'https://Chat.example.com/' });
    expect(parsed).toMatchObject({ chatUrl: 'https://chat.example.com' });
    expect(parseBuildSettings({ VITE_CHAT_URL: 'chat.example.com' })).toMatchObject({
      ok: false,
      faults: [{ variable: 'VITE_CHAT_URL', example: 'https://chat.you.example' }],
    });
  });

  test('the build takes a provider that the page calls itself by the same rules', () => {
    expect(parseBuildSettings({ VITE_OPENAI_BASE_URL: 'http://localhost:1234/v1' })).toMatchObject({ ok: true });
    for (const address of ['ai.example/v1', 'https://ai.example/v1?version=1'])
      expect(parseBuildSettings({ VITE_OPENAI_BASE_URL: address })).toMatchObject({
        ok: false,
        faults: [{ variable: 'VITE_OPENAI_BASE_URL', example: 'https://api.openai.com/v1' }],
      });
  });

  test('the site may live below a path of its host', () => {
    const parsed = parseEnvironment({ PUBLIC_URL: 'https://Lena.gitlab.io/portfolio/' });
    expect(parsed).toMatchObject({ environment: { publicUrl: 'https://lena.gitlab.io/portfolio' } });
  });

  test('all faults are told at once, one line each, with variable, rule and example', () => {
    expect(faults({ PORT: 'eighty', CHAT_DAILY_TOKENS: '-1', TRUST_PROXY: '1.5', REDIS_URL: 'http://redis' })).toEqual([
      'PORT must be a whole number from 0 to 65535, for example PORT=3000',
      'REDIS_URL must be a redis or rediss address, for example REDIS_URL=redis://127.0.0.1:6379',
      'CHAT_DAILY_TOKENS must be a whole number from 0 to 1000000000000, for example CHAT_DAILY_TOKENS=200000',
      'TRUST_PROXY must be a whole number from 0 to 10, for example TRUST_PROXY=1',
    ]);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '0x50'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/me?'],
    ['PUBLIC_URL', 'https://example.com/me#top'],
    ['PUBLIC_URL', 'https://me@example.com'],
    ['PUBLIC_URL', 'https://example.com//me'],
    ['PUBLIC_URL', 'https://example.com/a b'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['OPENAI_BASE_URL', 'https://ai.example/v1?version=1'],
    ['OPENAI_BASE_URL', 'https://ai.example/v1#top'],
    ['OPENAI_BASE_URL', 'https://ai.example/v1?'],
    ['SESSION_SECRET', 'short'],
    ['CHAT_ADDRESS_PER_HOUR', '0'],
    ['OPENAI_MAX_TOKENS', '0'],
    ['CHAT_ORIGINS', '*'],
    ['CHAT_ORIGINS', 'lena.gitlab.io'],
    ['CHAT_ORIGINS', 'https://lena.gitlab.io/portfolio'],
    ['CHAT_ORIGINS', 'https://lena.gitlab.io, null'],
    ['HOST', 'a host'],
  ])('%s=%s is refused', (variable, value) => {
    expect(faults({ [variable]: value })).toHaveLength(1);
  });

  test('a fault never tells the value of a key', () => {
    const [line] = faults({ OPENAI_API_KEY: 'sk-canary with a space' });
    expect(line).toMatch(/^OPENAI_API_KEY must be one word/);
    expect(line).not.toContain('canary');
  });
});
