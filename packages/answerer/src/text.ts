/** Languages as they are written, and texts with places for values. */

export type Language = 'de' | 'en' | 'ja' | 'zh';

/** Whether a language is written in Latin letters: with spaces between words and sentences. */
export function isLatin(language: Language): boolean {
  return language === 'en' || language === 'de';
}

/** What stands between two sentences. */
export function spaceIn(language: Language): '' | ' ' {
  return isLatin(language) ? ' ' : '';
}

/** What ends a sentence. */
export function stopIn(language: Language): '.' | '。' {
  return isLatin(language) ? '.' : '。';
}

/** A text with the names of values in braces; any string may be one. */
export interface Template {
  replace(pattern: RegExp, by: (placeholder: string, name: string) => string): string;
}

/** Puts values in the place of `{name}`. A name without a value stays as written, so that a test can find it. */
export function fill(template: Template, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
