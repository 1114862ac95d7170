import { describe, expect, test } from 'vitest';
import { linesOf, plainText } from './text.ts';
import { countryIn, mailAddressIn, telephoneIn, webAddressIn } from './values.ts';

test.each([
  ['NO', 'NO'],
  ['NOR', 'NO'],
  ['Norway', 'NO'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['中国', 'CN'],
  ['대한민국', 'KR'],
  ['Россия', 'RU'],
  ['The Netherlands', 'NL'],
  ['Türkiye', 'TR'],
  ['RI', undefined],
  ['Narnia', undefined],
])('the country %s is %s', (written, code) => {
  expect(countryIn(written)).toBe(code);
});

describe('a telephone number', () => {
  test.each([
    ['+44 (0)20 7946 0000', undefined, '+44 20 7946 0000'],
    ['+442079460000', undefined, '+44 20 7946 0000'],
    ['0044 20 7946 0000', undefined, '+44 20 7946 0000'],
    ['tel:+1-202-555-0143', undefined, '+1 202 555 0143'],
    ['(+49) 30 90260', undefined, '+49 30 90260'],
    ['‪+1 202 555 0143‬', undefined, '+1 202 555 0143'],
    ['+1 202 555 0143 / +1 202 555 0144', undefined, '+1 202 555 0143'],
  ])('%s is read', (written, country, number) => {
    expect(telephoneIn(written, country)).toEqual({ number });
  });

  test.each([
    ['(202) 555-0143', 'US', '+1 202 555 0143'],
    ['030 90260', 'DE', '+49 30 90260'],
  ])('%s is read as one of %s, which is said', (written, country, number) => {
    expect(telephoneIn(written, country)).toEqual({ number, assumed: country });
  });

  test.each([
    ['(202) 555-0143', undefined],
    ['(912) 555-4321', 'NO'],
    ['Upon request', 'US'],
    ['+1 800 FLOWERS', 'US'],
    ['+99 12', undefined],
    ['', 'US'],
  ])('%s of %s is none', (written, country) => {
    expect(telephoneIn(written, country)).toBeUndefined();
  });
});

test.each([
  ['https://example.org/a', 'https://example.org/a', false],
  ['http://example.org', 'https://example.org', true],
  ['example.org/ann', 'https://example.org/ann', false],
  ['//example.org', 'https://example.org', false],
  ['GitHub: https://example.org/ann', 'https://example.org/ann', false],
  ['https://example.org/<ann>/', 'https://example.org/ann/', false],
  ['https://例え.jp', 'https://xn--r8jz45g.jp', false],
])('the address %s is read', (written, url, wasHttp) => {
  expect(webAddressIn(written)).toEqual({ url, wasHttp });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'not an address',
  'ann',
  'ftp://example.org',
  'https://a:b@example.org',
  'localhost:3000',
])('%s is no address of the web', (written) => {
  expect(webAddressIn(written)).toBeUndefined();
});

test.each([
  [' ann@example.org ', 'ann@example.org'],
  ['Ann Roe <ann@example.org>', 'ann@example.org'],
  ['ann@example.org, roe@example.org', 'ann@example.org'],
  ['ann at example dot org', undefined],
])('the mail address %s is %s', (written, email) => {
  expect(mailAddressIn(written)).toBe(email);
});

test.each([
  ['Built <b>things</b> &amp; more<br/>for <a href="https://example.org">us</a>.', 'Built things & more\nfor us.'],
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  [
    '**Bold**, *leaning*, `code`, [words](https://example.org/a_(b)) &#8211; &#x2014;',
    'Bold, leaning, code, words – —',
  ],
  ['# Heading\n\nText', 'Heading\n\nText'],
  ['2 * 3 * 4, snake_case_name, a < b', '2 * 3 * 4, snake_case_name, a < b'],
  ['C++ &unknown; {x}', 'C++ &unknown; {x}'],
])('%j is made plain', (written, plain) => {
  expect(plainText(written)).toBe(plain);
});

test('lines lose the marks before them', () => {
  expect(linesOf('- One\n• Two\n1. Three\n\n* Four')).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(linesOf('<ul><li>One</li><li>Two</li></ul>')).toEqual(['One', 'Two']);
});
