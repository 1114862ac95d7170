import { describe, expect, test } from 'vitest';
import { describeFault, parseEnvironment } from './env.ts';

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
        openai: { apiKey: undefined, baseUrl: 'https://api.openai.com/v1', model: 'gpt-3.5-turbo' },
        redisUrl: undefined,
        sessionSecret: undefined,
        chatDailyTokens: 200_000,
        chatAddressPerHour: 30,
        trustProxy: 0,
      },
    });
  });

  test('an empty value counts as not set', () => {
    expect(parseEnvironment({ PORT: '', OPENAI_API_KEY: ' ' })).toEqual(parseEnvironment({}));
  });

  test('slashes at the end of addresses do not matter', () => {
    const parsed = parseEnvironment({ PUBLIC_URL: 'https://Example.com/', OPENAI_BASE_URL: 'http://model:8080/v1//' });
    expect(parsed).toMatchObject({
      environment: { publicUrl: 'https://example.com', openai: { baseUrl: 'http://model:8080/v1' } },
    });
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
    ['PUBLIC_URL', 'https://example.com/me'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['SESSION_SECRET', 'short'],
    ['CHAT_ADDRESS_PER_HOUR', '0'],
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
