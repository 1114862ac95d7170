import { describe, expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const isBelow = (className: string) => className.startsWith('contact-');
const split = (css: string) => splitStyles(css, isBelow);

describe('splitting the styles', () => {
  test('a rule goes where its classes belong', () => {
    const { first, below } = split('.hero-name{color:red}.contact-form{color:#00f}');
    expect(first).toBe('.hero-name{color:red}');
    expect(below).toBe('.contact-form{color:#00f}');
  });

  test('a rule keeps the layers and conditions around it', () => {
    const css = '@layer components{@media (width<=767px){.hero-name{color:red}.contact-form{color:#00f}}}';
    const { first, below } = split(css);
    expect(first).toBe('@layer components{@media (width<=767px){.hero-name{color:red}}}');
    expect(below).toBe('@layer components{@media (width<=767px){.contact-form{color:#00f}}}');
  });

  test('classes inside :is and :not count', () => {
    expect(split('a:not(.contact-form){color:red}').below).toBe('a:not(.contact-form){color:red}');
  });

  test('an animation goes where its rule belongs', () => {
    const { first, below } = split('@keyframes hero-turn{to{rotate:1turn}}@keyframes contact-turn{to{rotate:1turn}}');
    expect(first).toBe('@keyframes hero-turn{to{rotate:1turn}}');
    expect(below).toBe('@keyframes contact-turn{to{rotate:1turn}}');
  });

  test('what has no class is there from the start', () => {
    const css = '@keyframes turn{to{rotate:1turn}}body{margin:0}';
    const { first, below } = split(css);
    expect(first).toContain('@keyframes turn');
    expect(first).toContain('body{margin:0}');
    expect(below).toBe('');
  });

  test('what is for paper can wait', () => {
    const css = '@layer print{@media print{@media (width>0){p{margin:0}}h2{margin:0}}}body{margin:0}';
    const { first, below } = split(css);
    expect(first).toBe('@layer print;body{margin:0}');
    expect(below).toBe('@layer print{@media print{@media (width>0){p{margin:0}}h2{margin:0}}}');
  });

  test('no rule is lost and none stands twice', () => {
    const css = '.a{top:1px}.contact-b{top:2px}@supports (top:0){.c{top:3px}.contact-d{top:4px}}';
    const { first, below } = split(css);
    for (const value of ['1px', '2px', '3px', '4px']) expect((first + below).split(value)).toHaveLength(2);
  });
});
