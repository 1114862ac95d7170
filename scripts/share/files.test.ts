import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { factsWith } from '#tests/sharing/facts.ts';
import { robots, sitemap } from './files.ts';

interface Sitemap {
  readonly urlset: {
    readonly '@xmlns': string;
    readonly url: readonly {
      readonly loc: string;
      readonly lastmod: string;
      readonly 'xhtml:link': readonly { readonly '@hreflang': string; readonly '@href': string }[];
    }[];
  };
}

function read(xml: string): Sitemap {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(xml) as Sitemap;
}

test('the sitemap lists the three pages, each with its sisters and the date of the content', () => {
  const { urlset } = read(sitemap(factsWith()));
  expect(urlset['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.url.map(({ loc }) => loc)).toEqual([
    'https://portfolio.test/zh/',
    'https://portfolio.test/en/',
    'https://portfolio.test/ja/',
  ]);
  for (const { lastmod, 'xhtml:link': alternates } of urlset.url) {
    expect(lastmod).toBe('2025-03-01T08:30:00Z');
    expect(alternates.map((link) => `${link['@hreflang']} ${link['@href']}`)).toEqual([
      'zh-CN https://portfolio.test/zh/',
      'en https://portfolio.test/en/',
      'ja https://portfolio.test/ja/',
      'x-default https://portfolio.test/',
    ]);
  }
});

test('an address with an ampersand is still XML', () => {
  const { urlset } = read(sitemap({ ...factsWith(), publicUrl: 'https://portfolio.test/a&b' }));
  expect(urlset.url[0]?.loc).toBe('https://portfolio.test/a&b/zh/');
});

test('robots may read every page, are kept from the chat, and are told of the sitemap', () => {
  expect(robots(factsWith()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://portfolio.test/sitemap.xml',
    '',
  ]);
});
