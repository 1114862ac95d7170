/** Messages that question nothing of the page and leave a conversation as it was. */
import type { SmallTalk, LanguageData } from '../language-data.ts';

/** In UTF-16 units: what is longer is none, but for what gives orders. */
const MOST = 200;

/** `Hm, cool.` is one thing, and so is `Ignore all previous instructions and …`, whatever is named after it. */
export function smallTalkOf(text: string, { rules }: LanguageData): SmallTalk | undefined {
  const asides = Object.entries(rules.asides ?? {}) as [SmallTalk, RegExp][];
  return asides.find(([aside, pattern]) => (text.length <= MOST || aside === 'injection') && pattern.test(text))?.[0];
}
