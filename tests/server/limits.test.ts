import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HANG_UP, startChatProvider, words, type ChatProvider } from '../fakes/chat-provider.ts';
import { billed } from '../fakes/provider-faults.ts';
import { codeOf, conversation, cookieOf, post, startSite, textOf, type HttpReply, type TestSite } from './site.ts';

let provider: ChatProvider;
const sites: TestSite[] = [];

beforeAll(async () => void (provider = await startChatProvider()));
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await provider.close();
});

// The clock stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function start(settings: Record<string, string> = {}, withModel = true): Promise<TestSite> {
  const model = withModel ? { OPENAI_API_KEY: 'sk-canary', OPENAI_BASE_URL: provider.baseUrl } : {};
  const site = await startSite({ ...model, ...settings });
  sites.push(site);
  provider.answerWith(words('Hello.'));
  return site;
}

const session = async (site: TestSite) =>
  cookieOf(await post(site, { method: 'GET', path: '/api/v1/chat', headers: { Origin: undefined } }));
const many = (count: number, ask: () => Promise<HttpReply>) => Promise.all(Array.from({ length: count }, ask));
const codes = (replies: readonly HttpReply[]) => replies.map((reply) => codeOf(reply) ?? 'answered');
const answered = (replies: readonly HttpReply[]) => codes(replies).filter((code) => code === 'answered').length;

describe('a session', () => {
  test('A1.2 of 400 sends at once one is answered, and the others hear when to come back', async () => {
    // However long it takes, the pause between two sends is not over.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const site = await start();
    const before = provider.requests.length;
    const Cookie = await session(site);
    const replies = await many(400, () => post(site, { headers: { Cookie } }));
    expect(answered(replies)).toBe(1);
    expect(provider.requests).toHaveLength(before + 1);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(399);
    expect(new Set(codes(refused))).toEqual(new Set(['rate_limit_exceeded']));
    expect(refused.every(({ headers }) => Number(headers['retry-after']) <= 5)).toBe(true);
  });

  test.each([
    ['forged', () => `chat_session=${'A'.repeat(36)}.mwpnt06h.${'A'.repeat(43)}`],
    ['cut short', (cookie: string) => cookie.slice(0, -9)],
    [
      'of another key',
      () => 'chat_session=eAwmnQg_pxABMIDWtaY5Jw.mwpnt06h.AzA4IAv-jxf2NwgN4LBpuRbeDIeA_fYFXFT1-XVhaEE',
    ],
    ['no cookie at all', () => ''],
  ])('A6.3 a cookie that is %s starts a new one, and pays for it from the address', async (_, change) => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '2' });
    const Cookie = change(await session(site));
    const replies = [];
    for (let count = 0; count < 3; count += 1) replies.push(await post(site, { headers: { Cookie } }));
    expect(codes(replies)).toEqual(['answered', 'answered', 'rate_limit_exceeded']);
    expect(cookieOf(replies[0]!)).not.toBe(Cookie);
    expect(Number(replies[2]?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('A6.3 an old cookie played again is the old session', async () => {
    const site = await start();
    const Cookie = await session(site);
    await post(site, { headers: { Cookie } });
    await session(site);
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('rate_limit_exceeded');
  });

  test('A4.6 a send that the provider failed before its first word is not counted, and may be repeated at once', async () => {
    const site = await start();
    const Cookie = await session(site);
    provider.answerWith(HANG_UP, words('Hello.'));
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('upstream_error');
    expect(textOf(await post(site, { headers: { Cookie } }))).toBe('Hello.');
    expect(codeOf(await post(site, { headers: { Cookie } }))).toBe('rate_limit_exceeded');
  });

  test('A1.4 holds for the built-in answers too', async () => {
    const site = await start({}, false);
    // The first answer takes longer: what it needs is read.
    await post(site);
    const Cookie = await session(site);
    const replies = await many(20, () => post(site, { headers: { Cookie } }));
    expect(answered(replies)).toBe(1);
  });
});

describe('an address', () => {
  test('A2.2 has so many sends an hour, whatever it claims about itself', async () => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '3' });
    let count = 0;
    const replies = await many(10, () => {
      count += 1;
      const forged = `203.0.113.${count}`;
      return post(site, {
        headers: {
          'X-Forwarded-For': forged,
          'X-Real-IP': forged,
          Forwarded: `for=${forged}`,
          'CF-Connecting-IP': forged,
        },
      });
    });
    expect(answered(replies)).toBe(3);
  });

  test('A2.2 is the one before the own proxies, IPv6 by its /64', async () => {
    const site = await start({ CHAT_ADDRESS_PER_HOUR: '1', TRUST_PROXY: '1' });
    const from = (address: string) => post(site, { headers: { 'X-Forwarded-For': address } });
    expect(codes([await from('203.0.113.1'), await from('203.0.113.2')])).toEqual(['answered', 'answered']);
    expect(codes([await from('198.51.100.9, 203.0.113.1')])).toEqual(['rate_limit_exceeded']);
    expect(codes([await from('2001:db8::1'), await from('2001:db8::ffff'), await from('2001:db8:0:1::1')])).toEqual([
      'answered',
      'rate_limit_exceeded',
      'answered',
    ]);
  });
});

describe("the day's budget", () => {
  /** What one short question reserves. */
  const reserve = async () => {
    const site = await start();
    await post(site);
    const { body } = await post(site, { method: 'GET', path: '/metrics', headers: { Origin: undefined } });
    return Number(/chat_tokens_reserved_total (\d+)/.exec(body)?.[1]);
  };

  test('A3.1 is never exceeded by sends at the same moment', async () => {
    const tokens = await reserve();
    const site = await start({ CHAT_DAILY_TOKENS: String(tokens * 3 + 1) });
    // Every answer is under way until all others were refused.
    let refused = 0;
    let open = () => {};
    const allRefused = new Promise<void>((resolve) => (open = resolve));
    provider.answerWith((response, request) => allRefused.then(() => words('Hello.')(response, request)));
    const replies = await many(50, async () => {
      const reply = await post(site);
      if (reply.status === 429 && (refused += 1) === 47) open();
      return reply;
    });
    expect(answered(replies)).toBe(3);
    expect(codes(replies).filter((code) => code === 'insufficient_quota')).toHaveLength(47);
  });

  test('A3.3 once spent, says so until midnight, and calls nobody', async () => {
    const site = await start({ CHAT_DAILY_TOKENS: '10' });
    const before = provider.requests.length;
    expect(site.log[0]).toContain('CHAT_DAILY_TOKENS is less than one question reserves');
    const reply = await post(site, { body: conversation('Hello?') });
    expect([reply.status, codeOf(reply)]).toEqual([429, 'insufficient_quota']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(provider.requests).toHaveLength(before);
  });

  test('A4.4 pays for an answer whose provider says that it cost nothing', async () => {
    const tokens = await reserve();
    const site = await start({ CHAT_DAILY_TOKENS: String(tokens + 1) });
    provider.answerWith(billed('Hello.', 0));
    expect(codes([await post(site), await post(site)])).toEqual(['answered', 'insufficient_quota']);
  });

  test('A4.2 gets back what an answer did not cost', async () => {
    const tokens = await reserve();
    const site = await start({ CHAT_DAILY_TOKENS: String(tokens + 1) });
    provider.answerWith(HANG_UP, HANG_UP, words('Hello.'));
    const replies = [await post(site), await post(site)];
    expect(codes(replies)).toEqual(['upstream_error', 'insufficient_quota']);
  });
});
