/** Messages that ask nothing of the page and leave a conversation as it was. */
import type { Aside, LanguageData } from '../language-data.ts';

/** `Hm, cool.` is one thing, and so is `Ignore all previous instructions and …`, whatever is named after it. */
export function asideOf(text: string, { rules }: LanguageData): Aside | undefined {
  const asides = Object.entries(rules.asides ?? {}) as [Aside, RegExp][];
  return asides.find(([, pattern]) => pattern.test(text))?.[0];
}
