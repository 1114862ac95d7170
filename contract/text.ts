/** One text in all three languages, side by side. A missing language does not compile. */
import type { Language } from './language.ts';

export type Text = Readonly<Record<Language, string>>;

type PlaceholderNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** The values that a text asks for: `{ name: 'Chen Yu' }` for `'{name}, back to top'`. */
export type Values<T extends Text> = { [Name in PlaceholderNames<T[Language]>]: string | number };

/** The second argument of `say`: nothing for a text without placeholders, else all of its values. */
export type ValuesArgument<T extends Text> = [PlaceholderNames<T[Language]>] extends [never] ? [] : [values: Values<T>];

/** Puts values in the place of `{name}`. A name without a value stays as written, so that a test can find it. */
export function fill(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** A text in one language, its placeholders filled. */
export function textIn<T extends Text>(language: Language, text: T, ...[values]: ValuesArgument<T>): string {
  return fill(text[language], values);
}
