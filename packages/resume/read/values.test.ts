import { describe, expect, test } from 'vitest';
import { periodIn } from './dates.ts';
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

test.each([
  ['2019', { start: '2019' }],
  ['2019-03', { start: '2019-03' }],
  ['2019.03', { start: '2019-03' }],
  ['2023-9-28', { start: '2023-09' }],
  ['2014-06-29T10:00:00Z', { start: '2014-06' }],
  ['03/2019', { start: '2019-03' }],
  ['28/09/2023', { start: '2023-09' }],
  ['09/28/2023', { start: '2023-09' }],
  ['28.09.2023', { start: '2023-09' }],
  ['3/4/2019', { start: '2019' }],
  ['201903', { start: '2019-03' }],
  ['Mar 2019', { start: '2019-03' }],
  ['March, 2019', { start: '2019-03' }],
  ['Sept. 2019', { start: '2019-09' }],
  ['12 March 2019', { start: '2019-03' }],
  ['March 3rd, 2019', { start: '2019-03' }],
  ['Décembre 2019', { start: '2019-12' }],
  ['diciembre de 2019', { start: '2019-12' }],
  ['марта 2019', { start: '2019-03' }],
  ['Март 2019 г.', { start: '2019-03' }],
  ['Μάρτιος 2019', { start: '2019-03' }],
  ['tháng 3 2019', { start: '2019-03' }],
  ['2019年3月', { start: '2019-03' }],
  ['2019년 3월', { start: '2019-03' }],
  ['平成31年4月', { start: '2019-04' }],
  ['令和元年5月', { start: '2019-05' }],
  ['مارس ٢٠١٩', { start: '2019-03' }],
  ['מרץ 2019', { start: '2019-03' }],
  ['मार्च 2019', { start: '2019-03' }],
  ['มีนาคม 2562', { start: '2019-03' }],
  ['Present', {}],
  ['now', {}],
  ['至今', {}],
  ['현재', {}],
  ['Active', {}],
  ['по настоящее время', {}],
  ['2019-2021', { start: '2019', end: '2021' }],
  ['2019-03 ~ 2021-06', { start: '2019-03', end: '2021-06' }],
  ['Mar 2019 – Present', { start: '2019-03' }],
  ['Mar 2019 to Jun 2021', { start: '2019-03', end: '2021-06' }],
  ['01/2019 - 03/2021', { start: '2019-01', end: '2021-03' }],
  ['2019.03–06', { start: '2019-03', end: '2019-06' }],
  ['2019年3月-2021年6月', { start: '2019-03', end: '2021-06' }],
  ['2019年3月至2021年6月', { start: '2019-03', end: '2021-06' }],
  ['2019年3月至今', { start: '2019-03' }],
  ['至今（9个月）', {}],
  ['2019-02（4年2个月）', { start: '2019-02' }],
  ['2019-02 (4 yrs)', { start: '2019-02' }],
  ['2019年3月から現在', { start: '2019-03' }],
  ['2019/3 – 至今', { start: '2019-03' }],
  ['since 2019', { start: '2019' }],
  ['Expected May 2025', { end: '2025-05' }],
])('%s is read', (written, period) => {
  expect(periodIn(written)).toEqual(period);
});

test.each([
  'Povizof',
  '2019-13',
  '2018-19',
  '19',
  '12345',
  '03/19',
  '3-4-2019',
  'March',
  'Upon request',
  'Marchember 2019',
  '2019 2021',
])('%s is not guessed at', (written) => {
  expect(periodIn(written)).toBeUndefined();
});
