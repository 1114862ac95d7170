import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isLoopback, requestLanguage, visitorNetwork } from './request.ts';

describe("a visitor's network", () => {
  test.each([
    ['no proxy: a claimed address counts for nothing', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['one proxy: the address that it saw', '10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
    ['one proxy: what stands before that is a claim', '10.0.0.1', '8.8.8.8, 1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies', '10.0.0.1', '8.8.8.8, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['more proxies than entries: the farthest', '10.0.0.1', '203.0.113.7', 5, '203.0.113.7'],
    ['no entry at all', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['an entry that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['an address with a port', '10.0.0.1', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['an IPv6 address with a port', '10.0.0.1', '[2001:db8:1:2::3]:443', 1, '2001:db8:1:2::/64'],
    ['IPv4 in IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['IPv4 in IPv6, in hexadecimal', '::ffff:cb00:7107', undefined, 0, '203.0.113.7'],
    ['a zone', 'fe80::1%eth0', undefined, 0, 'fe80::/64'],
    ['nothing known', '', undefined, 0, 'unknown'],
  ])('A2.2 %s', (_, remote, forwardedFor, proxies, network) => {
    expect(visitorNetwork(remote, forwardedFor, proxies)).toBe(network);
  });

  test.each([
    '2001:db8:1:2::',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0000:0000:0000:0009',
    '2001:db8:1:2:0:0:192.0.2.1',
  ])('A2.3 whoever has a /64 is one visitor: %s', (remote) => {
    expect(visitorNetwork(remote)).toBe('2001:db8:1:2::/64');
  });

  test('A2.3 the next /64 is somebody else', () => {
    expect(visitorNetwork('2001:db8:1:3::')).toBe('2001:db8:1:3::/64');
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['10.0.0.1', false],
  ['::2', false],
  ['', false],
])('%s is this machine: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});

test.each([
  ['the address wins over everything', { path: '/en/nothing', saved: 'ja', accept: 'zh' }, 'en'],
  ['the saved choice wins over the browser', { path: '/', saved: 'ja', accept: 'en' }, 'ja'],
  ['a saved choice with a region is its base language', { saved: 'en-US', accept: 'ja' }, 'en'],
  ['the most wanted language that the site speaks', { accept: 'fr, en;q=0.5, ja;q=0.8' }, 'ja'],
  ['equal wishes keep their order', { accept: 'fr, ja , en,,zh' }, 'ja'],
  ['an unwanted language is not taken', { accept: 'en;q=0, ja;q=0.1' }, 'ja'],
  ['Chinese when nothing is known', {}, 'zh'],
])(
  'the language of a request: %s',
  async (_, { path, saved, accept }: { path?: string; saved?: string; accept?: string }, language) => {
    const app = new Hono().get('*', (context) => context.text(requestLanguage(context, path)));
    const headers = {
      ...(saved !== undefined && { Cookie: `a=b; i18nextLng=${saved}` }),
      ...(accept !== undefined && { 'Accept-Language': accept }),
    };
    expect(await (await app.request('/', { headers })).text()).toBe(language);
  },
);
