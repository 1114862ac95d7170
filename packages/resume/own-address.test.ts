import { expect, test } from 'vitest';
import { factsWith } from '#tests/sharing/facts.ts';
import { pdfSource } from './typeset/pdf.ts';
import { resume } from './json-resume.ts';
import { vcard } from './vcard.ts';

interface WithAddress {
  readonly basics: { readonly url?: string };
}

test('the résumés and the contact card of a site with an address name it', () => {
  const facts = factsWith();
  expect(JSON.stringify(pdfSource(facts, 'en').contact)).toContain('https://portfolio.test/en/');
  expect((JSON.parse(resume(facts, 'en')) as WithAddress).basics.url).toBe('https://portfolio.test/en/');
  expect(vcard(facts)).toContain('URL:https://portfolio.test/');
});

test('those of a site built for this machine alone name none', () => {
  const facts = { ...factsWith(), publicUrl: 'http://localhost:3000' };
  expect(JSON.stringify(pdfSource(facts, 'en'))).not.toContain('localhost');
  expect(JSON.parse(resume(facts, 'en')) as WithAddress).not.toHaveProperty('basics.url');
  expect(vcard(facts)).not.toMatch(/^URL:/m);
});
