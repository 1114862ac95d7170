import { describe, expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

describe('splitting the styles', () => {
  test('what stands in a layer of the first screen is there from the start', () => {
    const css =
      '@layer tokens{:root{--ink:#000}}@layer base{body{margin:0}}@layer first{.hero-name{color:red}}' +
      '@layer components{.contact-form{color:#00f}}';
    const { first, later } = splitStyles(css);
    expect(first).toBe(
      '@layer tokens{:root{--ink:#000}}@layer base{body{margin:0}}@layer first{.hero-name{color:red}}',
    );
    expect(later).toBe('@layer components{.contact-form{color:#00f}}');
  });

  test.each([
    ['a rule of a section’s layer', '@layer components{.new-section{color:red}}'],
    ['a rule outside all layers', '.new-section{color:red}'],
    ['a rule of a layer that nobody has named', '@layer guests{.new-section{color:red}}'],
    ['a rule with a condition around it', '@media (width<=767px){.new-section{color:red}}'],
    ['an animation', '@keyframes new-section-turn{to{rotate:1turn}}'],
    ['a face', '@font-face{font-family:New;src:url(new.woff2)}'],
    ['what is for paper', '@layer print{@media print{p{margin:0}}}'],
    ['the margins of paper', '@page{margin:18mm}'],
  ])('%s can wait', (_, css) => {
    expect(splitStyles(css)).toEqual({ first: '', later: css });
  });

  test('faces and animations of the first screen come with its layers', () => {
    const css =
      '@layer base{@font-face{font-family:Old;src:url(old.woff2)}}@layer first{@keyframes hero-turn{to{rotate:1turn}}}';
    expect(splitStyles(css)).toEqual({ first: css, later: '' });
  });

  test('a property is registered from the start: later it would style every element anew', () => {
    const css = '@property --shown{syntax:"<percentage>";inherits:true;initial-value:0%}';
    expect(splitStyles(css)).toEqual({ first: css, later: '' });
  });

  test('the order of the layers is known from the start', () => {
    const css = '@layer tokens,base,first,components;@layer components{.a{color:red}}';
    expect(splitStyles(css).first).toBe('@layer tokens,base,first,components;');
  });

  test('no rule is lost and none stands twice', () => {
    const css = '@layer first{.a{top:1px}}.b{top:2px}@layer components{.c{top:3px}}@layer first{.d{top:4px}}';
    const { first, later } = splitStyles(css);
    for (const value of ['1px', '2px', '3px', '4px']) expect((first + later).split(value)).toHaveLength(2);
  });
});
