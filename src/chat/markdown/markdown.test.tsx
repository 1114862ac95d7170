import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '#i18n/translations.ts';
import { TextsProvider } from '#i18n/i18n-provider.tsx';

import { parseMarkdown, plainText } from './parse-blocks.ts';
import { Markdown } from './markdown.tsx';
import { safeHref } from './parse-inline.ts';

const texts = await loadTexts('en');

function markup(text: string, growing = false): string {
  return renderToStaticMarkup(
    <TextsProvider initial={texts}>
      <Markdown text={text} growing={growing} />
    </TextsProvider>,
  );
}

/** Without what is said to assistive technology alone, and without directions. */
function html(text: string, growing = false): string {
  return markup(text, growing).replaceAll(/<span class="visually-hidden">[^<]*<\/span>| dir="\w+"/g, '');
}

const paragraph = (inner: string) => `<p>${inner}</p>`;

describe('marks inside a line', () => {
  test.each([
    ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
    ['**テスト。**次の文', '<strong>テスト。</strong>次の文'],
    ['这是**“重点”**内容', '这是<strong>“重点”</strong>内容'],
    ['用**React**写', '用<strong>React</strong>写'],
    ['a **b** and *c*', 'a <strong>b</strong> and <em>c</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**a *b***', '<strong>a <em>b</em></strong>'],
    ['*a **b***', '<em>a <strong>b</strong></em>'],
    ['__a__ _b_ snake_case_name', '<strong>a</strong> <em>b</em> snake_case_name'],
    ['~~old~~ ~new~', '<s>old</s> ~new~'],
    ['2 * 3 * 4, 2 ** 3', '2 * 3 * 4, 2 ** 3'],
    ['\\*not\\* **open', '*not* **open'],
    ['`a*b*` ``c`d`` `open', '<code>a*b*</code> <code>c`d</code> `open'],
    ['`**`**b**', '<code>**</code><strong>b</strong>'],
    ['one\ntwo', 'one\ntwo'],
  ])('%j', (text, inner) => {
    expect(html(text)).toBe(paragraph(inner));
  });
});

describe('links', () => {
  const external = (href: string, label: string) =>
    `<a target="_blank" rel="noopener noreferrer" href="${href}">${label}</a>`;

  test.each([
    ['[经历](#experience)', '<a href="#experience">经历</a>'],
    ['[**b**](#project-i18n)', '<a href="#project-i18n"><strong>b</strong></a>'],
    ['[mail](mailto:a@example.com)', '<a href="mailto:a@example.com">mail</a>'],
    ['[x](https://example.com/a_(b) "title")', external('https://example.com/a_(b)', 'x')],
    ['<https://example.com/>', external('https://example.com/', 'https://example.com/')],
    ['见 https://example.com/a。', `见 ${external('https://example.com/a', 'https://example.com/a')}。`],
    ['(https://example.com/a).', `(${external('https://example.com/a', 'https://example.com/a')}).`],
    ['[not a link] (x)', '[not a link] (x)'],
    ['[a [b] c](#about)', '<a href="#about">a [b] c</a>'],
    ['[https://example.com/](https://example.com/)', external('https://example.com/', 'https://example.com/')],
    ['[**https://example.com/**](#about)', '<a href="#about"><strong>https://example.com/</strong></a>'],
    ['[a [b](#skills) c](#about)', '<a href="#about">a b c</a>'],
    ['[<mailto:a@example.com>](mailto:a@example.com)', '<a href="mailto:a@example.com">a@example.com</a>'],
  ])('%j', (text, inner) => {
    expect(html(text)).toBe(paragraph(inner));
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#115;cript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    'https://github.com@evil.example/',
    '//example.com',
    '/path',
    'page.html',
    'file:///etc/passwd',
    'https:',
    '#a"onclick="x',
    '',
  ])('no link leads to %j', (destination) => {
    expect(safeHref(destination)).toBeUndefined();
    expect(html(`[label](<${destination}>)`)).not.toContain('<a');
    expect(html(`[label](${destination})`)).not.toContain('<a');
  });

  test('an image is never fetched; its description stays', () => {
    expect(html('see ![a chart](https://evil.example/?q=1) here')).toBe(paragraph('see a chart here'));
    expect(html('[![a](https://evil.example)](https://evil.example)')).not.toContain('<img');
  });

  test('HTML is text', () => {
    expect(html('<img src=x onerror=alert(1)> <b>x</b>')).toBe(
      paragraph('&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;x&lt;/b&gt;'),
    );
  });
});

describe('blocks', () => {
  test.each([
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['# Head #\ntext', '<p><strong>Head</strong></p><p>text</p>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['* a\n\n* b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['- a\n  - b\n- c', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>'],
    ['1. a\n   b\n\n   c', '<ol start="1"><li><p>a\nb</p><p>c</p></li></ol>'],
    ['list:\n- a\nafter', '<p>list:</p><ul><li><p>a\nafter</p></li></ul>'],
    ['- a\n\nafter', '<ul><li><p>a</p></li></ul><p>after</p>'],
    ['in\n2026. it was', '<p>in\n2026. it was</p>'],
    ['> a\n> b\n\nc', '<blockquote><p>a\nb</p></blockquote><p>c</p>'],
    ['```js\na **b**\n\n# c\n```\nd', '<pre><code>a **b**\n\n# c</code></pre><p>d</p>'],
    ['a\n\n---\n\n***', '<p>a</p><hr/><hr/>'],
    ['#  a # b ## ', '<p><strong>a # b</strong></p>'],
    ['# #', '<p><strong></strong></p>'],
    ['**x**\r\ny', '<p><strong>x</strong>\ny</p>'],
    [
      'see\n| Skill | % |\n|:--|--:|\n| **Vite** | 85 |\nend',
      '<p>see</p><table><tbody><tr><th>Skill</th><th>%</th></tr><tr><td><strong>Vite</strong></td><td>85</td></tr></tbody></table><p>end</p>',
    ],
    [
      'a | b\n- | -\nc \\| d | e',
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c | d</td><td>e</td></tr></tbody></table>',
    ],
    ['a | b\n---', '<p>a | b</p><hr/>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

test('each outermost block has the direction of its own letters, and code has its own', () => {
  expect(markup('مرحبا\n\n- שלום\n\n> a\n\n```\nb\n```\n\n# c')).toBe(
    [
      '<p dir="auto">مرحبا</p>',
      '<ul dir="auto"><li><p>שלום</p></li></ul>',
      '<blockquote dir="auto"><p>a</p></blockquote>',
      '<pre dir="ltr"><code>b</code></pre>',
      '<p dir="auto"><strong>c</strong></p>',
    ].join(''),
  );
});

describe('a text that is still arriving', () => {
  test.each([
    ['so **far', 'so <strong>far</strong>'],
    ['so **far**', 'so <strong>far</strong>'],
    ['so **far*', 'so <strong>far</strong>'],
    ['so **', 'so '],
    ['`co', '<code>co</code>'],
    ['see [Exper', 'see Exper'],
    ['see [Experience](#exp', 'see Experience'],
    ['see ![a pic](https://evil', 'see a pic'],
  ])('%j shows no bare marks', (text, inner) => {
    expect(html(text, true)).toBe(paragraph(inner));
  });

  test('only its end is open: what went before is read as it stands', () => {
    expect(html('a **b\n\nc **d', true)).toBe('<p>a **b</p><p>c <strong>d</strong></p>');
    expect(html('a|b\n-|-\n**c|d', true)).toContain('<td><strong>c</strong></td><td>d</td>');
    expect(html('```\ncode', true)).toBe('<pre><code>code</code></pre>');
  });
});

describe('as plain text', () => {
  const PAGE = 'https://chen.example/en/?from=mail';

  test.each([
    ['**a** and `b`\n\n# c', 'a and b\nc'],
    ['- a\n  - b\n- [c](#about)', 'a\nb\nc'],
    ['3. a\n4. b', '3. a\n4. b'],
  ])('%j is read aloud without marks', (text, plain) => {
    expect(plainText(parseMarkdown(text))).toBe(plain);
  });

  test.each([
    ['See [About](#about).\n\nb', 'See About (https://chen.example/en/?from=mail#about).\n\nb'],
    ['[code](https://example.com/a)', 'code (https://example.com/a)'],
    ['https://example.com/a and https://example.com', 'https://example.com/a and https://example.com'],
    ['[a@example.com](mailto:a@example.com)', 'a@example.com'],
    ['[write](mailto:a@example.com)', 'write (a@example.com)'],
    ['|a|b|\n|-|-|\n|c|[d](#d)|', 'a\tb\nc\td (https://chen.example/en/?from=mail#d)'],
  ])('%j is copied with whole addresses', (text, plain) => {
    expect(plainText(parseMarkdown(text), PAGE)).toBe(plain);
  });
});

test('no link stands inside a link, however they are nested', () => {
  const anyText = fc.string({ unit: fc.constantFrom('[', '](#a)', '**', 'https://a.b/', ' ', 'x'), maxLength: 12 });
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, growing) => {
      expect(html(text, growing)).not.toMatch(/<a[^>]*>(?:(?!<\/a>).)*<a/);
    }),
    { numRuns: 2_000 },
  );
});

test('every letter of an answer is shown, in order', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', 'b', '字', '。', ' ', '\n', '*', '_', '`', '[', ']', '~', '-', '|'),
  });
  fc.assert(
    fc.property(anyText, (text) => {
      const letters = (all: string) => all.replaceAll(/[^ab字。]/g, '');
      // A fence's own line, in a list too, names a language, which is not shown.
      fc.pre(!/^[ *-]*(`{3}|~{3})/m.test(text));
      expect(letters(plainText(parseMarkdown(text)))).toBe(letters(text));
      expect(letters(plainText(parseMarkdown(text, true)))).toBe(letters(text));
    }),
    { numRuns: 2_000 },
  );
});

test('what would take others the square of its length is read in passing', () => {
  const hostile = ['**a ', '[', '[a](', '`', '> ', '* ', '*_', '![', '<https://', '(', '- ', '| ', '|-\n'].map((part) =>
    part.repeat(5_000),
  );
  const heading = `# ${' '.repeat(5_000)}a\u2028b`;
  for (const text of [...hostile, heading]) expect(() => parseMarkdown(text)).not.toThrow();
  expect(() => parseMarkdown(`${'*'.repeat(80_000)}a`, true)).not.toThrow();
});
