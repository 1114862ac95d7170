import { describe, expect, test } from 'vitest';
import { content as joao } from '#tests/answers/foreign/joao.ts';
import { content as lena } from '#tests/answers/foreign/lena.ts';
import { createAnswerer } from '../answerer.ts';
import { data as en } from '../languages/en-data.ts';
import { onServer } from '../languages/on-server.ts';

function compared(content: typeof joao, ...wanted: string[]): string[] {
  const text = `We are looking for a developer. Requirements:\n${wanted.join('\n')}\n${'You will like it here. '.repeat(10)}\nWe offer benefits.`;
  return createAnswerer(content, [onServer(en)])([{ role: 'user', content: text }], 'en').text.split('\n');
}

describe('an advertisement', () => {
  test('P2.9 finds a technology that only a sentence names beside the kind of work that the sentence tells', () => {
    const lines = compared(lena, '- React', '- accessible interfaces (WCAG)').filter((line) => line.includes('WCAG'));
    expect(lines).toEqual([expect.stringMatching(/^- \*\*Accessibility, WCAG:\*\* “Brought the whole shop to WCAG/)]);
  });

  test('P2.9 is answered with no sentence twice, whatever it asks for', () => {
    const lines = compared(
      joao,
      '- Go, React, Kafka',
      '- lead a team, be on call for incidents',
      '- payments, migrations of legacy systems, monitoring',
      '- salary by agreement, remote',
    );
    const quotes = lines.flatMap((line) => /“(.*)”/.exec(line)?.[1] ?? []);
    expect(quotes.length).toBeGreaterThan(4);
    expect(quotes).toEqual([...new Set(quotes)]);
  });

  test('calls what leads by its name, and loses no other term beside it', () => {
    const lines = compared(joao, '- Go', '- lead a team', '- mentor colleagues', '- salary by agreement');
    const under = (label: string) => lines.filter((line) => line.startsWith(`- **${label}:**`)).join('\n');
    expect(under('Leading or mentoring')).toContain('seven');
    expect(under('Terms')).toContain('1,800 reais');
    expect(lines.join('\n')).not.toMatch(/Not on the page:.*pay/);
  });

  test.each([
    ['on the phone', 'We give you a company phone after a phone interview.'],
    ['operations console', 'You will work with operations.'],
  ])('P2.9 does not take %s for the work that it asks for', (told, sentence) => {
    expect(compared(joao, '- Go', sentence).join('\n')).not.toContain(told);
  });

  test('is no mail that asks for something', () => {
    const mail =
      'Hi! I run a small bakery in Campinas and read your page. Could you tell me whether you would come on-site once ' +
      'or only work remote, and what your day rate is? We are not hiring anybody, it is a few days of work on our shop. ';
    const { text } = createAnswerer(joao, [onServer(en)])([{ role: 'user', content: mail.repeat(2) }], 'en');
    expect(text).not.toContain('Compared with this page');
    expect(text).toContain('1,800 reais');
  });
});
