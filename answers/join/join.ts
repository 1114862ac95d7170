/** Puts the parts of an answer together: each once, the way to a section said once. */
import { fill, type Template } from '#contract/text.ts';
import { isLatin, spaceIn } from '#contract/known-languages.ts';
import type { Voice } from '../language-data.ts';
import type { Said } from '../say/said.ts';

export function joined(parts: readonly Said[], voice: Voice): string {
  const all = [...new Set(parts.map(({ text }) => text))];
  const texts = all.filter((text) => !all.some((other) => other !== text && other.includes(withoutWay(text, voice))));
  const once = texts.map((text, index) => {
    const way = wayOf(text, voice);
    return way !== '' && texts.slice(index + 1).some((later) => wayOf(later, voice) === way)
      ? withoutWay(text, voice)
      : text;
  });
  const isLong =
    once.some((text) => text.includes('\n')) ||
    (once.length > 1 && once.join('').length > (isLatin(voice.language) ? 240 : 100));
  return once.join(isLong ? '\n\n' : spaceIn(voice.language));
}

function withoutWay(text: string, voice: Voice): string {
  const way = wayOf(text, voice);
  return text.slice(0, text.length - way.length).trimEnd();
}

/** `See [Skills](#skills).` at the end of a text, in the words of the messages. */
function wayOf(text: string, voice: Voice): string {
  const ways = [voice.messages.see, voice.messages.from].map((way) => patternOf(way).exec(text));
  return ways.find((way) => way !== null)?.[0] ?? '';
}

function patternOf(way: Template<'section' | 'anchor'>): RegExp {
  const [before = '', between = '', after = ''] = fill(way, { section: '\n', anchor: '\n' })
    .split('\n')
    .map((words) => words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`${before}[^\\]]+${between}[\\w-]+${after}$`);
}
